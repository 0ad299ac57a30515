package dev.snakewater.domain.exp.wound;

import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.wound.HitPoints;
import java.util.Optional;
import java.util.stream.Stream;

/** How hurt a persona is: her hit points, below 0 if she is dying, and her CON. */
public record Health(@Unwrapped HitPoints points, int constitution) {

    /** Returns how hurt a persona is, if her hit points are given. */
    public static Optional<Health> of(Persona persona) {
        int constitution = persona.body().constitution().orElse(0);
        return persona.body().points().map(points -> new Health(points, constitution));
    }

    /** Returns her health after a loss of hit points. */
    public Health less(int lost) {
        return new Health(points.less(lost), constitution);
    }

    /** Returns whether this loss in one blow is a system shock: more than half of what is left, but not all (EXF-04). */
    public boolean isShockedBy(int lost) {
        return 2 * lost > points.left() && lost < points.left();
    }

    /** Returns the state of a persona of this kind (EXF-05, EXF-06, EXF-07). */
    public State state(Persona.Kind kind) {
        if (!points.isSpent()) {
            return State.UP;
        }
        int left = points.left();
        int most = points.most();
        return switch (kind) {
            case ALIEN -> State.DEAD;
            case ROBOT -> most > 0 ? State.BROKEN : State.DESTROYED;
            case ANTHRO -> left == 0 ? State.UNCONSCIOUS : 2 * left <= -most ? State.DEAD : State.COMATOSE;
        };
    }

    /** Breaks a robot's systems until hit points are left or nothing is left to break; excess damage carries over (EXF-07). */
    public Health atRest() {
        Health rest = this;
        while (rest.breaks()) {
            rest = rest.broken();
        }
        return rest;
    }

    /** Returns whether a system of a robot breaks: no hit points are left, and there is still something to break (EXF-07). */
    public boolean breaks() {
        return points.isSpent() && points.most() > 0;
    }

    /** Breaks one of a robot's systems: its most becomes nine tenths, rounded down, and excess damage carries over (EXF-07). */
    public Health broken() {
        int lessened = points.most() * 9 / 10;
        return new Health(new HitPoints(lessened + points.left(), lessened), constitution);
    }

    /** The state of a persona after a blow. */
    public enum State {
        UP,
        /** A robot of which a system is broken (EXF-07). */
        BROKEN,
        /** Stunned by system shock (EXF-04). */
        STUNNED,
        UNCONSCIOUS,
        COMATOSE,
        DEAD,
        /** A robot of which nothing is left to break (EXF-07). */
        DESTROYED;

        /** Returns whether she is still down when the fight is over: who was only stunned has woken (EXF-11). */
        public boolean staysDown() {
            return isDown() && this != STUNNED;
        }

        /** Returns whether she is out of the fight; a robot with a broken system is not. */
        public boolean isDown() {
            return this != UP && this != BROKEN;
        }
    }

    /** What breaks in a robot without hit points, by percent dice (EXF-07). */
    public enum RobotSystem {
        ARTICULATIONS(15),
        BRAIN(25),
        CONTROL(40),
        LOCOMOTION(55),
        PERIPHERAL(69),
        POWER(75),
        SENSORS(100);

        private final int upTo;

        RobotSystem(int upTo) {
            this.upTo = upTo;
        }

        /** Returns the system that percent dice mean. */
        public static RobotSystem of(int percent) {
            return Stream.of(values())
                    .filter(system -> percent <= system.upTo)
                    .findFirst()
                    .orElseThrow();
        }
    }
}
