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

    /** The most dice that a weapon may have. */
    public static final int MOST_DICE = 40;

    /** How damage is written in a document: a regular expression. */
    public static final String PATTERN = "^ *((0?[1-9]|[1-3]\\d|40)d|thr|sw)([+-]\\d{1,3})? *$";

    /** The same in the words of a message. */
    public static final String SPELT =
            "1 to " + Damage.MOST_DICE + " dice, such as 2d-1, or thr or sw with an addition, such as sw+1";

    private static final Pattern WRITTEN = Pattern.compile("(?:(\\d{1,2})d|(thr)|(sw))([+-]\\d{1,3})?");

    /** What is written so; none if it is no damage, and 0 dice are none. */
    public static Optional<Damage> written(String text) {
        Matcher parts = WRITTEN.matcher(text.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        int plus = Optional.ofNullable(parts.group(4)).map(Integer::parseInt).orElse(0);
        Optional<String> count = Optional.ofNullable(parts.group(1));
        if (count.isPresent()) {
            int dice = Integer.parseInt(count.get());
            return dice < 1 || dice > MOST_DICE ? Optional.empty() : Optional.of(new Damage(Basis.DICE, dice, plus));
        }
        Basis basis = text.strip().startsWith("thr") ? Basis.THRUST : Basis.SWING;
        return Optional.of(new Damage(basis, 0, plus));
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
