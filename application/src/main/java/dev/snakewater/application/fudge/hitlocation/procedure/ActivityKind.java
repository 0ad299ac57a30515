package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody may want to do with his wounds, in the words of HL-25. */
public enum ActivityKind {
    /** A blow, a shot or a draw on his feet. */
    FIGHTING_STANDING,
    /** The same lying down or seated. */
    FIGHTING_PRONE,
    /** Picking a lock, tying a knot. */
    MANUAL_WORK,
    RUNNING,
    TALKING;

    /** What keeps somebody from doing something at all. */
    public enum Bar {
        OUT_OF_ACTION(HitLocationRule.HL_32_WOUND_EFFECTS),
        USELESS_HAND(HitLocationRule.HL_18_MUST_BE_HEALED),
        CANNOT_STAND(HitLocationRule.HL_21_GETTING_UP),
        CANNOT_RUN(HitLocationRule.HL_21_GETTING_UP);

        private final Rule why;

        Bar(Rule why) {
            this.why = why;
        }

        /** Returns the rule that says so. */
        public Rule why() {
            return why;
        }
    }

    /** What of his body it takes, if he fights with these hands, or with the right one if none are said. */
    Activity with(Optional<Hands> hands) {
        return switch (this) {
            case FIGHTING_STANDING, FIGHTING_PRONE -> Activity.fighting(needed(hands), this == FIGHTING_STANDING);
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
        Body body = who.body();
        return switch (bar) {
            case OUT_OF_ACTION -> !who.canAct();
            case USELESS_HAND ->
                !body.hasHands(needed(hands))
                        || (this == MANUAL_WORK && body.hands().isEmpty());
            case CANNOT_STAND -> this == FIGHTING_STANDING && !body.canStand(who.support());
            case CANNOT_RUN -> this == RUNNING && !body.canStand(false);
        };
    }

    /** Who is to work with certain hands needs those; otherwise one that he can use is enough. */
    private List<BodySide> needed(Optional<Hands> hands) {
        return switch (this) {
            case FIGHTING_STANDING, FIGHTING_PRONE -> hands.orElse(Hands.RIGHT).sides();
            case MANUAL_WORK -> hands.map(Hands::sides).orElse(List.of());
            case RUNNING, TALKING -> List.of();
        };
    }

    /** Whether he can do it only because he leans on something. */
    boolean leans(Person who) {
        return this == FIGHTING_STANDING && !who.body().canStand(false);
    }
}
