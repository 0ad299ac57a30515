package dev.snakewater.domain.combatant;

import java.util.List;
import java.util.stream.IntStream;

/** The name of a combatant, unique within a fight: one to forty characters on one line, in NFC. */
public record Name(String text) implements Comparable<Name> {

    /** The most characters a name may have. */
    public static final int LONGEST = 40;

    /** @throws IllegalArgumentException if {@link #isProper} says no */
    public Name {
        text = Lettering.composed(text);
        if (!isProper(text)) {
            throw new IllegalArgumentException("'" + text + "' is no name: one to " + LONGEST
                    + " characters on one line, without comma or colon, and no space at either end");
        }
    }

    /** Returns whether a text is a valid name. Commas and colons are not allowed, because scripts use them. */
    public static boolean isProper(String text) {
        return !text.isEmpty()
                && text.codePointCount(0, text.length()) <= LONGEST
                && text.equals(text.strip())
                && text.chars().noneMatch(c -> c == ',' || c == ':' || Character.isISOControl(c));
    }

    /** Returns the names of so many of one sheet, even if they are too long: {@code Raider 1}; one alone has this name. */
    public List<String> numbered(int count) {
        return count == 1
                ? List.of(text)
                : IntStream.rangeClosed(1, count)
                        .mapToObj(number -> text + " " + number)
                        .toList();
    }

    @Override
    public int compareTo(Name other) {
        return text.compareTo(other.text);
    }

    // By hand: what the JVM links for a record at first use takes milliseconds of every start.
    @Override
    public boolean equals(Object other) {
        return other instanceof Name(String same) && text.equals(same);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
