package dev.snakewater.cli.command;

import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** Reads the numbers of options. */
final class WholeNumber {

    private static final Pattern DIGITS = Pattern.compile("[-+]?\\d+");

    private WholeNumber() {}

    static long read(String word) {
        return within(word, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** A number of what there are not very many. */
    static int readSmall(String word) {
        return Math.toIntExact(within(word, Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    /** Checks that an option is at least 1, and not above a limit, if there is one. */
    static void inRange(String option, long value, Optional<Long> most) {
        WrongUsage.when(value < 1 || value > most.orElse(Long.MAX_VALUE), "option.out-of-range", option, value, most);
    }

    private static long within(String word, long least, long most) {
        if (!DIGITS.matcher(word).matches()) {
            throw new TypeConversionException(Words.of("number.none", word));
        }
        BigInteger number = new BigInteger(word);
        boolean tooSmall = number.compareTo(BigInteger.valueOf(least)) < 0;
        if (tooSmall || number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new TypeConversionException(Words.of("number.out-of-range", word, tooSmall, least, most));
        }
        return number.longValueExact();
    }
}
