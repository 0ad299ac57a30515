package dev.snakewater.cli.command;

import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.field.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/** How a word of a command line is read; what is none of those that are looked for is wrong usage. */
final class Reading {

    private Reading() {}

    /** Reads one of these words, capitals or not. */
    static <E extends Enum<E>> E one(String word, E[] constants) {
        return Stream.of(constants)
                .filter(constant -> Word.of(constant).equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> WrongUsage.of("option.unknown", word, Suggestions.instead(word, words(constants))));
    }

    static List<String> words(Enum<?>[] constants) {
        return Stream.of(constants).<String>map(Word::of).toList();
    }

    static long whole(String word) {
        return whole(word, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    static int small(String word) {
        return (int) whole(word, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static long whole(String word, long least, long most) {
        WrongUsage.when(!word.matches("[-+]?\\d+"), "number.none", word);
        BigInteger number = new BigInteger(word);
        boolean tooSmall = number.compareTo(BigInteger.valueOf(least)) < 0;
        boolean tooLarge = number.compareTo(BigInteger.valueOf(most)) > 0;
        WrongUsage.when(tooSmall || tooLarge, "number.out-of-range", word, tooSmall, least, most);
        return number.longValueExact();
    }
}
