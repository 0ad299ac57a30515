package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.modifier.Tally;

/** The agility roll that may keep somebody on his feet whose leg or foot has become useless (HL-20). */
public final class AgilitySave {

    /** What it must reach. */
    public static final Degree DIFFICULTY = Degree.SUPERB;

    private AgilitySave() {}

    /** Whether somebody with this body may roll: neither out of action, nor with no leg left to keep up on (HL-21). */
    public static boolean isOpenTo(Body body) {
        return body.level().canAct() && body.canStand(true);
    }

    /**
     * What it is rolled with.
     *
     * @param who who would fall
     * @param agility his Agility
     * @param before his body as it was before the blow: the wound just taken does not count
     */
    public static Tally tally(Name who, Degree agility, Body before) {
        return before.hindered(
                Tally.of(who, "agility", agility.value(), "agility", HitLocationRule.HL_20_AGILITY_SAVE, agility),
                Activity.RUNNING);
    }

    /** Whether a rolled degree keeps him up. */
    public static boolean keepsUp(int total) {
        return total >= DIFFICULTY.value();
    }
}
