// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.dice.DicePool;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The damage of a weapon in a list: {@code 2d-1}, or by the ST of the wielder {@code sw+1} and {@code thr}. */
public record Damage(String goesBy, int plus) {

    /** How damage is written in a document: a regular expression. */
    public static final String PATTERN = "^ *((0?[1-9]|[1-3]\\d|40)d|thr|sw)([+-]\\d{1,3})? *$";

    private static final Pattern WRITTEN = Pattern.compile(PATTERN);

    /** Parses damage; none if it is not damage. 0 dice are not. */
    public static Optional<Damage> written(String text) {
        Matcher parts = WRITTEN.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int plus = Optional.ofNullable(parts.group(3)).map(Integer::parseInt).orElse(0);
        return Optional.of(new Damage(parts.group(1), plus));
    }

    /** Returns the dice in the hands of somebody of this ST; none if the table does not list him. */
    public Optional<DicePool> inHandsOf(int strength) {
        Optional<String> dice = switch (goesBy) {
            case "thr" -> thrustAndSwing(strength).map(List::getFirst);
            case "sw" -> thrustAndSwing(strength).map(List::getLast);
            default -> Optional.of(goesBy + "6");
        };
        return dice.map(DicePool::of).map(own -> new DicePool(own.count(), own.die(), own.plus() + plus));
    }

    /** Returns what a thrust and a swing do by ST. Only ST 10, 11 and 13 are confirmed. */
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
}
