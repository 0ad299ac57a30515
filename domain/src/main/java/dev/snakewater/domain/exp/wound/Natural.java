package dev.snakewater.domain.exp.wound;

import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.modifier.ToHit;
import java.util.Optional;

/** What a raw kilodie means by itself, where the critical rolls of chapter 16 count (EXF-08, EXF-09). */
public final class Natural {

    private static final int KILL = 1000;
    private static final int LEAST_CRITICAL = KILL + 1 - ToHit.CRITICAL_FACES;
    private static final int GREATEST_FUMBLE = 10;
    private static final int LEAST_SURE_SHOT = 50;

    private Natural() {}

    /** What a hit is more than a hit. */
    public enum Critical {
        /** Nothing more: only the dice made it one, or the referee's persona threw them. */
        PLAIN,
        MULTIPLIED,
        KILLING
    }

    /** What goes wrong with the weapon. */
    public enum Mishap {
        FUMBLED,
        /** Type A or B: broken; with type A, or the user is wounded. */
        BROKEN,
        /** Type C: its malfunction number has to be looked up. */
        MALFUNCTION,
        JAMMED
    }

    /** What a raw roll of an attack means; none if it is no critical. */
    public static Optional<Critical> critical(Attack attack, int raw, boolean hitsAnyway) {
        if (!attack.hasCriticals() || raw < LEAST_CRITICAL) {
            return Optional.empty();
        }
        boolean plain = !hitsAnyway || attack.attacker().training().refereePersona();
        return Optional.of(plain ? Critical.PLAIN : raw == KILL ? Critical.KILLING : Critical.MULTIPLIED);
    }

    /** What goes wrong with the weapon at a raw roll. */
    public static Optional<Mishap> mishap(Attack attack, int raw) {
        if (!attack.hasCriticals()) {
            return Optional.empty();
        }
        return switch (attack.weapon().weaponType()) {
            case TYPE_A, TYPE_B ->
                raw > GREATEST_FUMBLE ? Optional.empty() : Optional.of(raw == 1 ? Mishap.BROKEN : Mishap.FUMBLED);
            case TYPE_C, TYPE_D, TYPE_E, TYPE_F, FULL_AUTO ->
                raw >= LEAST_SURE_SHOT ? Optional.empty() : Optional.of(raw == 1 ? Mishap.JAMMED : Mishap.MALFUNCTION);
        };
    }
}
