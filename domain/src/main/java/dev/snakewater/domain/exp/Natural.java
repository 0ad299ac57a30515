package dev.snakewater.domain.exp;

import java.util.Optional;

/** What a raw kilodie means by itself, where the critical rolls of chapter 16 count (EXF-08, EXF-09). */
public final class Natural {

    /** How many faces are critical hits: 990 to 1000. */
    public static final int CRITICAL_FACES = 11;

    private static final int LEAST_CRITICAL = 990;
    private static final int KILL = 1000;
    private static final int GREATEST_FUMBLE = 10;
    private static final int LEAST_SURE_SHOT = 50;

    private Natural() {}

    /** What a hit is more than a hit. */
    public enum Critical {
        /** Nothing more: only the dice made it one, or the referee's persona threw them. */
        PLAIN,
        /** Its damage dice are multiplied by a d4. */
        MULTIPLIED,
        /** It kills at once. */
        KILLING
    }

    /** What goes wrong with the weapon. */
    public enum Mishap {
        /** Type A or B: dropped. */
        FUMBLED,
        /** Type A or B: broken; with type A, or the user is wounded. */
        BROKEN,
        /** Type C: its malfunction number has to be looked up. */
        MALFUNCTION,
        /** Type C: jammed. */
        JAMMED
    }

    /** Whether the criticals of chapter 16 count in an attack: they are of the kilodie alone. */
    public static boolean counts(Attack attack) {
        boolean kilodie = attack.isTactical() || attack.rulings().theatricalDice() == Rulings.TheatricalDice.D1000;
        return attack.rulings().criticalsCh16() && kilodie;
    }

    /** What a raw roll means, where criticals count; none if it is no critical. */
    public static Optional<Critical> critical(int raw, boolean hitsAnyway, boolean referees) {
        if (raw < LEAST_CRITICAL) {
            return Optional.empty();
        }
        return Optional.of(
                !hitsAnyway || referees ? Critical.PLAIN : raw == KILL ? Critical.KILLING : Critical.MULTIPLIED);
    }

    /** What goes wrong with a weapon at a raw roll, where criticals count. */
    public static Optional<Mishap> mishap(int raw, Weapon weapon) {
        return switch (weapon.weaponType()) {
            case TYPE_A, TYPE_B ->
                raw > GREATEST_FUMBLE ? Optional.empty() : Optional.of(raw == 1 ? Mishap.BROKEN : Mishap.FUMBLED);
            case TYPE_C, TYPE_D, TYPE_E, TYPE_F, FULL_AUTO ->
                raw >= LEAST_SURE_SHOT ? Optional.empty() : Optional.of(raw == 1 ? Mishap.JAMMED : Mishap.MALFUNCTION);
        };
    }
}
