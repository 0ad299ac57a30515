package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;

/** What a gunfighter's wounds take off his rolls. */
final class Wounds {

    private Wounds() {}

    /** The tally with the penalty of his worst wound, if it has one (HL-24); a body without parts is all torso. */
    static Tally penalised(Tally tally, Gunfighter gunfighter) {
        WoundLevel level = gunfighter.wounds().level();
        return level.penalty() == 0
                ? tally
                : tally.plus(level.penalty(), level.toString(), HitLocationRule.HL_24_WORST_WOUND);
    }
}
