package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Withers;
import java.util.stream.Stream;

/**
 * Somebody's hit points.
 *
 * @param left how many are left; below 0 for who is dying
 * @param most how many she has when unhurt
 * @param constitution her CON, which helps against system shock
 */
@Withers
public record HitPoints(int left, int most, int constitution) implements HitPointsBuilder.With {

    /** After losing so many. */
    public HitPoints less(int points) {
        return withLeft(left - points);
    }

    /** Whether losing so many at one blow is a system shock: more than half of what is left, but not all (EXF-04). */
    public boolean isShockedBy(int points) {
        return 2 * points > left && points < left;
    }

    /** How somebody of this kind is with so many left (EXF-05, EXF-06, EXF-07). */
    public State state(Persona.Kind kind) {
        if (left > 0) {
            return State.UP;
        }
        return switch (kind) {
            case ALIEN -> State.DEAD;
            case ROBOT -> most > 0 ? State.BROKEN : State.DESTROYED;
            case ANTHRO -> left == 0 ? State.UNCONSCIOUS : 2 * left <= -most ? State.DEAD : State.COMATOSE;
        };
    }

    /** A robot's when as many systems have broken as must, so that something is left, if anything is: what is too much for one breaks the next (EXF-07). */
    public HitPoints atRest() {
        HitPoints rest = this;
        while (rest.breaks()) {
            rest = rest.broken();
        }
        return rest;
    }

    /** Whether nothing is left of a robot, and there is still something to break (EXF-07). */
    public boolean breaks() {
        return left <= 0 && most > 0;
    }

    /** A robot's when a system breaks: nine tenths of the most are left, rounded down, and what was too much carries over (EXF-07). */
    public HitPoints broken() {
        int lessened = most * 9 / 10;
        return with(it -> it.left(lessened + left).most(lessened));
    }

    /** How somebody is after a blow. */
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

        /** Whether she is out of the fight; a robot with a broken system is not. */
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

        /** The system that percent dice mean. */
        public static RobotSystem of(int percent) {
            return Stream.of(values())
                    .filter(system -> percent <= system.upTo)
                    .findFirst()
                    .orElseThrow();
        }
    }
}
