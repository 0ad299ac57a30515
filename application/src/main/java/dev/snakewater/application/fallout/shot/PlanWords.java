package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.shot.Way;

/**
 * What the parts of a plan are called when somebody is asked for them.
 *
 * @param situation in which
 */
record PlanWords(ShotSituation situation) {

    /** What the choice of guns is called. */
    static final String GUN = "gun";

    /** What the choice of how to leave cover is called. */
    static final String COVER = "cover";

    /** What the choice of the way to shoot is called. */
    static final String WAY = "way";

    /** What the choice of the action points for aiming is called. */
    static final String AIMING = "aiming";

    /** With what: guns of the same name are told apart by their number. */
    String hands(Plan plan) {
        return String.join(" and ", GunNames.of(situation.guns()).at(plan.hands()));
    }

    /** From where. */
    String from(Plan plan) {
        return plan.from().toString();
    }

    /** In which way. */
    String way(Plan plan) {
        return plan.way() instanceof Way.Aimed aimed
                ? "at the " + aimed.part()
                : plan.way().toString();
    }

    /** For how many action points more. */
    String aiming(Plan plan) {
        return plan.way() instanceof Way.Aimed aimed
                ? "+" + aimed.extra() + " AP"
                : plan.way().toString();
    }
}
