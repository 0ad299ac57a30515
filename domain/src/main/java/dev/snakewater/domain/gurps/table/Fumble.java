package dev.snakewater.domain.gurps.table;

/**
 * The table of critical misses (GU-16); it is confirmed. The tables for unarmed attacks and for firearms were not found: this one stands for
 * them.
 */
public enum Fumble {
    /** His weapon breaks. */
    BREAK,
    /** He hits himself in an arm or a leg. */
    SELF,
    /** The same, for half damage. */
    SELF_HALF,
    /** He is off balance: no action, and defences -2, until his next turn. */
    OFF_BALANCE,
    /** His weapon turns in his hand: a turn to ready it. */
    UNREADY,
    /** He drops his weapon. */
    DROP,
    /** His weapon flies some yards away. */
    FLY,
    /** He strains his shoulder: the arm is useless for half an hour. */
    STRAIN,
    /** He falls down; off balance instead, with a ranged weapon. */
    FALL;

    /** What 3d show. */
    public static Fumble of(int total) {
        return switch (total) {
            case 3, 4, 17, 18 -> BREAK;
            case 5 -> SELF;
            case 6 -> SELF_HALF;
            case 7, 13 -> OFF_BALANCE;
            case 8, 12 -> UNREADY;
            case 9, 10, 11 -> DROP;
            case 14 -> FLY;
            case 15 -> STRAIN;
            case 16 -> FALL;
            default -> throw new IllegalArgumentException("no fumble at " + total + " on 3d");
        };
    }

    /** Whether the weapon is gone: dropped, broken or disabled. */
    public boolean losesTheWeapon() {
        return this == BREAK || this == DROP || this == FLY;
    }

    /** Whether he hits himself. */
    public boolean isSelf() {
        return this == SELF || this == SELF_HALF;
    }
}
