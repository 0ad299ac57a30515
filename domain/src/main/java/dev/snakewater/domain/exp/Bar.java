package dev.snakewater.domain.exp;

/** Why an attack cannot be made at all. */
public enum Bar {
    /** The attacker lifts all she can. */
    LIFT_ONLY(ExpRule.EX_19_HIGH_GRAVITY),
    /** Nothing of the target shows behind a barrier that stops the weapon. */
    COMPLETE_COVER(ExpRule.EX_27_COMPLETELY_HIDDEN),
    /** Nothing of the target shows, and the attacker does not fire blind. */
    NOT_FIRING_BLIND(ExpRule.EX_27_COMPLETELY_HIDDEN),
    /** The attacker fires blind, and nothing tells her where to. */
    NO_CUE(ExpRule.EX_29_WHEN_BLIND),
    /** The weapon has no decay and carries no farther than its range. */
    BEYOND_RANGE(ExpRule.EX_34_DECAY),
    /** The type A weapon does not reach there. */
    OUT_OF_REACH(ExpRule.EX_35_REACH),
    /** The type B weapon needs more room. */
    TOO_NEAR(ExpRule.EX_36_TYPE_B),
    /** The attacker crawls. */
    CRAWLING(ExpRule.EX_42_CRAWLING),
    /** The attacker crouches with a type A weapon. */
    CROUCHING(ExpRule.EX_43_CROUCHING_ATTACKER),
    /** The attacker rolls with a load. */
    ROLLING_LOADED(ExpRule.EX_45_ROLLING),
    /** The attacker rolls with a weapon of type A or B. */
    ROLLING(ExpRule.EX_45_ROLLING),
    /** The attacker is prone with a weapon of type A or B. */
    PRONE(ExpRule.EX_50_PRONE),
    /** The referee says that it does not get there. */
    REFEREES_WORD(ExpRule.EX_59_THEATRICAL_RANGE);

    private final ExpRule rule;

    Bar(ExpRule rule) {
        this.rule = rule;
    }

    /** The rule that says so. */
    public ExpRule rule() {
        return rule;
    }
}
