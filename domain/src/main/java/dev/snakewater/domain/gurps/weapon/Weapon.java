package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.gurps.Fraction;

/**
 * A weapon in somebody's hands, or a fist.
 *
 * @param name what it is called
 * @param damage the dice of a hit
 * @param type what it does to a body
 * @param use how it is used
 * @param calibre the wounding multiplier; the type's, unless its calibre has another
 * @param ammunition what it fires
 * @param armourDivisor by what DR is divided besides, above 0
 * @param beforeArmour what damage is multiplied by before armour, by its ammunition
 * @param knocksBack whether it knocks back
 * @param resistsBreakage whether a first breakage is rolled again
 * @param minimumStrength the ST it wants; 0 if none
 * @param shooting what only a ranged weapon has
 */
public record Weapon(
        String name,
        DicePool damage,
        DamageType type,
        Use use,
        Fraction calibre,
        Ammunition ammunition,
        Fraction armourDivisor,
        Fraction beforeArmour,
        boolean knocksBack,
        boolean resistsBreakage,
        int minimumStrength,
        Arm.Shooting shooting) {

    /** How a weapon is used. */
    public enum Use {
        SWUNG,
        THRUST,
        /** A natural weapon: a fist, claws. */
        NATURAL,
        THROWN,
        /** A bow: two hands, and hard to use on the move. */
        BOW,
        CROSSBOW,
        GUN;

        /** Whether an attack with it is ranged. */
        public boolean isRanged() {
            return compareTo(THROWN) >= 0;
        }

        /** By how much the penalty of firing on the move is multiplied (B117, one source). */
        public int onTheMove() {
            return this == BOW ? 6 : this == CROSSBOW ? 3 : 1;
        }

        /** Whether a first breakage is rolled again: firearms, and solid crushing weapons (one source). */
        public boolean resistsBreakage(DamageType type) {
            boolean isBow = this == BOW || this == CROSSBOW;
            return this == GUN || (type == DamageType.CRUSHING && !isBow);
        }

        /** Whether one can fire it well lying down. */
        public boolean isGoodLying() {
            return this == GUN || this == CROSSBOW;
        }
    }

    /** Whether an attack with it is ranged. */
    public boolean isRanged() {
        return use.isRanged();
    }

    /** Whether it can break at all: who strikes with a fist or claws has nothing that could. */
    public boolean canBreak() {
        return use != Use.NATURAL;
    }

    /** The least that it does before armour: natural weapons can do nothing at all. */
    public int leastDamage() {
        return use == Use.NATURAL ? 0 : type.least();
    }
}
