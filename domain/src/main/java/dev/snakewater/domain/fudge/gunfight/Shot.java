package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.rule.Word;
import java.util.Optional;

/**
 * One bullet on its way.
 *
 * @param by who fired it
 * @param gun the index of the gun it came from
 * @param at at whom
 * @param manner how it was fired
 * @param drop whether the shooter's drop on the target counts for it (GF-13)
 * @param prize whether the +2 of the staredown was spent on the action it belongs to (GF-04)
 * @param called the part of the body it is aimed at, if it is a called shot (HL-01)
 */
public record Shot(Name by, int gun, Name at, Manner manner, boolean drop, boolean prize, Optional<CalledPart> called) {

    /** How a bullet is fired. */
    public enum Manner {
        /** In part 3 (GF-14). */
        SNAPSHOT,
        /** In part 4, after a snapshot (GF-16). */
        SECOND_SNAPSHOT,
        /** In part 4 (GF-20). */
        SHOT,
        /** One of two at two targets (GF-33). */
        TWO_GUN_SHOT,
        /** One of many from the hip (GF-24). */
        FAN;

        @Override
        public String toString() {
            return this == TWO_GUN_SHOT ? "two-gun shot" : Word.of(this);
        }
    }
}
