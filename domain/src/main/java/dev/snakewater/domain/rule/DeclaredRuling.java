package dev.snakewater.domain.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A ruling as its component declares it.
 *
 * @param name what documents call it, and whoever changes it in play
 * @param rules the rule that is read so, and others that it changes
 * @param inPlay whether it may change while something is played
 * @param byTheBook the book's reading
 * @param readings everything that it can be; of a list, everything that can be in it
 * @param range the range of a number
 */
public record DeclaredRuling(
        String name,
        List<Rule> rules,
        boolean inPlay,
        Object byTheBook,
        List<Object> readings,
        Optional<Within> range) {

    public DeclaredRuling {
        rules = List.copyOf(rules);
        readings = List.copyOf(readings);
    }

    /** The rule that is read so; the one that fixes it, if it cannot change in play. */
    public Rule rule() {
        return rules.getFirst();
    }

    /** Whether it is a list of readings. */
    public boolean isList() {
        return byTheBook instanceof List;
    }

    /** Whether it can be read so. */
    public boolean knows(Object reading) {
        return isList()
                ? reading instanceof List<?> several && readings.containsAll(several)
                : readings.contains(reading);
    }

    /** The word of a reading in play: {@code on} and {@code off} of a switch, otherwise as it is written. */
    public static String word(Object reading) {
        return switch (reading) {
            case Boolean on -> on ? "on" : "off";
            case List<?> none when none.isEmpty() -> "none";
            case List<?> several -> several.stream().map(DeclaredRuling::word).collect(Collectors.joining(", "));
            default -> Word.said(reading);
        };
    }

    /** The book's reading as a scenario writes it. */
    public String usual() {
        return Word.said(byTheBook);
    }

    /** The other readings as a scenario writes them; of a number none. */
    public List<String> others() {
        return readings.stream()
                .filter(reading -> !reading.equals(byTheBook))
                .map(Word::said)
                .toList();
    }

    /** The least and the most that a number can be. */
    public Optional<List<Integer>> bounds() {
        return range.map(within -> List.of(within.value()[0], within.value()[1]));
    }
}
