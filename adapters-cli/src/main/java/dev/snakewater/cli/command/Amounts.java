package dev.snakewater.cli.command;

import dev.snakewater.cli.page.WrongUsage;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;

/** Times and sizes as they are typed. */
final class Amounts {

    private Amounts() {}

    /** Returns a time as it can be typed: {@code 1m30s}. */
    static String told(Duration time) {
        return time.toString().substring("PT".length()).toLowerCase(Locale.ROOT);
    }

    /** Returns a size as it can be typed, rounded down: {@code 853m}. */
    static String told(long bytes) {
        return (bytes >> 20) + "m";
    }

    /** Reads {@code 10s}, {@code 5m}, {@code 1m30s}, {@code 0.5s}, {@code 2h}, and {@code 90} for seconds. */
    static Duration time(String word) {
        String given = word.toUpperCase(Locale.ROOT);
        String parts = given.matches("\\d+(\\.\\d+)?") ? given + "S" : given;
        try {
            if (parts.matches("(?=.)(\\d+H)?(\\d+M)?(\\d+(\\.\\d+)?S)?")) {
                return Duration.parse("PT" + parts);
            }
        } catch (DateTimeParseException tooLong) {
            // No clock counts so many seconds.
        }
        throw WrongUsage.of("time.none", word);
    }

    /** Reads {@code 500m} and {@code 2g} as a number of bytes. */
    static long size(String word) {
        String given = word.toUpperCase(Locale.ROOT);
        WrongUsage.when(!given.matches("\\d{1,6}(\\.\\d{1,3})?[MG]B?"), "size.none", word);
        long unit = given.contains("G") ? 1L << 30 : 1L << 20;
        return new BigDecimal(given.replaceAll("[MGB]", ""))
                .multiply(BigDecimal.valueOf(unit))
                .longValue();
    }
}
