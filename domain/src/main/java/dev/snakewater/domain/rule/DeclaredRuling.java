package dev.snakewater.domain.rule;

import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A ruling as declared at a component.
 *
 * @param rules the rule it interprets, and others that it changes
 * @param readings all readings; for a list, everything that can be in it
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

    /** Returns the rule it interprets; also the rule that fixes it, if it cannot change in play. */
    public Rule rule() {
        return rules.getFirst();
    }

    /** Returns whether it is a list of readings. */
    public boolean isList() {
        return byTheBook instanceof List;
    }

    /** Returns whether this is one of its readings. */
    public boolean knows(Object reading) {
        return isList()
                ? reading instanceof List<?> several && readings.containsAll(several)
                : readings.contains(reading);
    }

    /** Returns the word for a reading in play: {@code on} and {@code off} for a switch, otherwise as written. */
    public static String word(Object reading) {
        return switch (reading) {
            case Boolean on -> on ? "on" : "off";
            case List<?> none when none.isEmpty() -> "none";
            case List<?> several -> several.stream().map(DeclaredRuling::word).collect(Collectors.joining(", "));
            default -> Word.said(reading);
        };
    }

    /** Returns the book's reading as written in a scenario. */
    public String usual() {
        return Word.said(byTheBook);
    }

    /** Returns the other readings as written in a scenario. */
    public List<String> others() {
        return readings.stream()
                .filter(reading -> !reading.equals(byTheBook))
                .map(Word::said)
                .toList();
    }

    /** Returns the least and the greatest value of a number. */
    public Optional<List<Integer>> bounds() {
        return range.map(within -> List.of(within.value()[0], within.value()[1]));
    }
}
