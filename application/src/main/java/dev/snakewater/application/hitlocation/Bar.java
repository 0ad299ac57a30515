package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;

/** What keeps somebody from doing something at all. */
public enum Bar {
    /** He is Incapacitated or worse. */
    OUT_OF_ACTION(HitLocationRule.HL_32_WOUND_EFFECTS),
    /** A hand that it takes is useless. */
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
