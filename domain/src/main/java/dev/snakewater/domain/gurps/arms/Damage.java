package dev.snakewater.domain.gurps.arms;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import java.util.List;
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

    /** The same in the words of a message. */
    public static final String SPELT = "1 to 40 dice, such as 2d-1, or thr or sw with an addition, such as sw+1";

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
        return basis == Basis.DICE
                ? Optional.of(new DicePool(dice, Die.ofSides(6), plus))
                : thrustAndSwing(strength)
                        .map(both -> DicePool.of(both.get(basis == Basis.THRUST ? 0 : 1)))
                        .map(own -> new DicePool(own.count(), own.die(), own.plus() + plus));
    }

    /** What a thrust and a swing do by ST. Only ST 10, 11 and 13 are confirmed. */
    private static Optional<List<String>> thrustAndSwing(int strength) {
        return switch (strength) {
            case 8 -> Optional.of(List.of("1d6-3", "1d6-2"));
            case 9 -> Optional.of(List.of("1d6-2", "1d6-1"));
            case 10 -> Optional.of(List.of("1d6-2", "1d6"));
            case 11 -> Optional.of(List.of("1d6-1", "1d6+1"));
            case 12 -> Optional.of(List.of("1d6-1", "1d6+2"));
            case 13 -> Optional.of(List.of("1d6", "2d6-1"));
            case 14 -> Optional.of(List.of("1d6", "2d6"));
            case 15 -> Optional.of(List.of("1d6+1", "2d6+1"));
            case 16 -> Optional.of(List.of("1d6+1", "2d6+2"));
            case 17 -> Optional.of(List.of("1d6+2", "3d6-1"));
            case 18 -> Optional.of(List.of("1d6+2", "3d6"));
            case 20 -> Optional.of(List.of("2d6-1", "3d6+2"));
            default -> Optional.empty();
        };
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
