package dev.snakewater.domain.modifier;

import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.stream.Collectors;

/** The reason for a number, by the key of its words, such as {@code snapshot}, and the constants, numbers, names and reasons in them. */
public record Reason(String key, List<Object> with) {

    private static final String SAID = "said";

    public Reason {
        with = List.copyOf(with);
    }

    /** Returns a reason with this key and these values. */
    public static Reason of(String key, Object... with) {
        return new Reason(key, List.of(with));
    }

    /** Returns a reason in somebody's own words. */
    public static Reason said(String words) {
        return of(SAID, words);
    }

    /** The key and what it names, or somebody's own words: for whoever looks at a number, not for the screen. */
    @Override
    public String toString() {
        String values = with.stream().map(Word::said).collect(Collectors.joining(", "));
        return key.equals(SAID) ? values : (key + " " + values).strip();
    }
}
