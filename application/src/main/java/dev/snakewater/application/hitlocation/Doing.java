package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.Activity;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody may want to do with his wounds, in the words of HL-25. */
public enum Doing {
    /** A blow, a shot or a draw on his feet. */
    FIGHTING_STANDING,
    /** The same lying down or seated. */
    FIGHTING_PRONE,
    /** Picking a lock, tying a knot. */
    MANUAL_WORK,
    /** Running, jumping. */
    RUNNING,
    /** Talking, staring, keeping one's nerve. */
    TALKING;

    /** What keeps somebody from doing something at all. */
    public enum Bar {
        OUT_OF_ACTION(HitLocationRule.HL_32_WOUND_EFFECTS),
        USELESS_HAND(HitLocationRule.HL_18_MUST_BE_HEALED),
        /** He cannot stand, and has nothing to lean on or nothing to stand on. */
        CANNOT_STAND(HitLocationRule.HL_21_GETTING_UP),
        /** He can move slowly at the most. */
        CANNOT_RUN(HitLocationRule.HL_21_GETTING_UP);

        private final Rule why;

        Bar(Rule why) {
            this.why = why;
        }

        /** The rule that says so. */
        public Rule why() {
            return why;
        }
    }

    /** What of his body it takes, if he fights with these hands, or with the right one if none are said. */
    Activity with(Optional<Hands> hands) {
        return switch (this) {
            case FIGHTING_STANDING -> Activity.fighting(toFight(hands), true);
            case FIGHTING_PRONE -> Activity.fighting(toFight(hands), false);
            case MANUAL_WORK -> Activity.MANUAL_WORK;
            case RUNNING -> Activity.RUNNING;
            case TALKING -> Activity.TALKING;
        };
    }

    /** What keeps somebody from doing it at all, if anything does. */
    Optional<Bar> bar(Person who, Optional<Hands> hands) {
        return Stream.of(Bar.values()).filter(bar -> isBarred(bar, who, hands)).findFirst();
    }

    private boolean isBarred(Bar bar, Person who, Optional<Hands> hands) {
        return switch (bar) {
            case OUT_OF_ACTION -> !who.canAct();
            case USELESS_HAND -> !hasHands(who.body().hands(), hands);
            case CANNOT_STAND -> this == FIGHTING_STANDING && !who.body().canStand(who.support());
            case CANNOT_RUN -> this == RUNNING && !who.body().canStand(false);
        };
    }

    private static List<BodySide> toFight(Optional<Hands> hands) {
        return hands.orElse(Hands.RIGHT).sides();
    }

    /** Who is to work with certain hands needs those; otherwise one that he can use is enough. */
    private boolean hasHands(List<BodySide> able, Optional<Hands> hands) {
        return switch (this) {
            case FIGHTING_STANDING, FIGHTING_PRONE -> able.containsAll(toFight(hands));
            case MANUAL_WORK ->
                hands.map(these -> able.containsAll(these.sides())).orElse(!able.isEmpty());
            case RUNNING, TALKING -> true;
        };
    }

    /** Whether he can do it only because he leans on something. */
    boolean leans(Person who) {
        return this == FIGHTING_STANDING && !who.body().canStand(false);
    }
}
