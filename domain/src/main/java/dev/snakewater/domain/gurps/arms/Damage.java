package dev.snakewater.domain.gurps.arms;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a weapon does, as a weapon list says it: {@code 2d-1}, {@code sw+1}, {@code thr}.
 *
 * @param basis what it goes by
 * @param dice how many dice; 0 if it goes by ST
 * @param plus what is added
 */
public record Damage(Basis basis, int dice, int plus) {

    /** What damage goes by. */
    public enum Basis {
        /** Its own dice. */
        DICE,
        /** The wielder's thrust. */
        THRUST,
        /** The wielder's swing. */
        SWING
    }

    /** How damage is written in a document: a regular expression. */
    public static final String PATTERN = "^ *((0?[1-9]|[1-3]\\d|40)d|thr|sw)([+-]\\d{1,3})? *$";

    private static final Pattern WRITTEN = Pattern.compile(PATTERN);

    /** What is written so; none if it is no damage, and 0 dice are none. */
    public static Optional<Damage> written(String text) {
        Matcher parts = WRITTEN.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int dice = Optional.ofNullable(parts.group(2)).map(Integer::parseInt).orElse(0);
        int plus = Optional.ofNullable(parts.group(3)).map(Integer::parseInt).orElse(0);
        Basis basis = dice > 0 ? Basis.DICE : text.contains("thr") ? Basis.THRUST : Basis.SWING;
        return Optional.of(new Damage(basis, dice, plus));
    }

    /** The dice in the hands of somebody of this ST; none if the table does not list him. */
    public Optional<DicePool> inHandsOf(int strength) {
        return switch (basis) {
            case DICE -> Optional.of(new DicePool(dice, Die.ofSides(6), plus));
            case THRUST -> StrengthDamage.of(strength).map(entry -> more(entry.thrust()));
            case SWING -> StrengthDamage.of(strength).map(entry -> more(entry.swing()));
        };
    }

    private DicePool more(DicePool dicePool) {
        return new DicePool(dicePool.count(), dicePool.die(), dicePool.plus() + plus);
    }

    @Override
    public String toString() {
        String head = switch (basis) {
            case DICE -> dice + "d";
            case THRUST -> "thr";
            case SWING -> "sw";
        };
        return head + (plus == 0 ? "" : String.format(Locale.ROOT, "%+d", plus));
    }
}
