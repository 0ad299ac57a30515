package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.gurps.Fraction;

/** A weapon in the hands of somebody of known ST, or a fist. What only a ranged weapon has is its shooting. */
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
        WeaponEntry.Shooting shooting) {

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

        /** Returns whether an attack with it is ranged. */
        public boolean isRanged() {
            return compareTo(THROWN) >= 0;
        }

        /** Returns by how much the penalty of firing on the move is multiplied (B117, one source). */
        public int onTheMove() {
            return this == BOW ? 6 : this == CROSSBOW ? 3 : 1;
        }

        /** Returns whether a first breakage is rolled again: firearms, and solid crushing weapons (one source). */
        public boolean resistsBreakage(DamageType type) {
            boolean isBow = this == BOW || this == CROSSBOW;
            return this == GUN || (type == DamageType.CRUSHING && !isBow);
        }

        /** Returns whether one can fire it well lying down. */
        public boolean isGoodLying() {
            return this == GUN || this == CROSSBOW;
        }
    }

    /** Returns whether an attack with it is ranged. */
    public boolean isRanged() {
        return use.isRanged();
    }

    /** Returns whether it can break: fists and claws cannot. */
    public boolean canBreak() {
        return use != Use.NATURAL;
    }

    /** Returns the least that it does before armour: natural weapons can do nothing at all. */
    public int leastDamage() {
        return use == Use.NATURAL ? 0 : type.least();
    }
}
