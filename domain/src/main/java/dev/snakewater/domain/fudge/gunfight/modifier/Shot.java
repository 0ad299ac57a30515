package dev.snakewater.domain.fudge.gunfight.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import java.util.Optional;

/**
 * A bullet on its way.
 *
 * @param gun the index of the gun
 * @param drop whether the shooter's drop on the target counts (GF-13)
 * @param prize whether the +2 of the staredown was spent on the deed (GF-04)
 * @param called the part of the body it is aimed at, if it is a called shot (HL-01)
 */
public record Shot(Name by, int gun, Name at, Manner manner, boolean drop, boolean prize, Optional<CalledPart> called) {

    /** A way of firing a bullet, with its rule. */
    public enum Manner {
        SNAPSHOT(GunfightRule.GF_14_SNAPSHOT),
        SECOND_SNAPSHOT(GunfightRule.GF_16_SECOND_SNAPSHOT),
        SHOT(GunfightRule.GF_20_SHOOT),
        TWO_GUN_SHOT(GunfightRule.GF_33_TWO_TARGETS),
        FAN(GunfightRule.GF_24_FAN_ROLLS);

        private final GunfightRule rule;

        Manner(GunfightRule rule) {
            this.rule = rule;
        }

        /** Returns the rule by which it is rolled. */
        public GunfightRule rule() {
            return rule;
        }

        @Override
        public String toString() {
            return this == TWO_GUN_SHOT ? "two-gun shot" : Word.of(this);
        }
    }
}
