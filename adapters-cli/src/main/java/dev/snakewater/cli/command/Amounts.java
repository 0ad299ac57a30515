package dev.snakewater.cli.command;

import dev.snakewater.cli.page.Words;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

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
    static final class Time implements ITypeConverter<Duration> {

        private static final Pattern SECONDS = Pattern.compile("\\d+(\\.\\d+)?");
        private static final Pattern PARTS = Pattern.compile("(?=.)(\\d+H)?(\\d+M)?(\\d+(\\.\\d+)?S)?");

        @Override
        public Duration convert(String word) {
            String given = word.toUpperCase(Locale.ROOT);
            String parts = SECONDS.matcher(given).matches() ? given + "S" : given;
            try {
                if (PARTS.matcher(parts).matches()) {
                    return Duration.parse("PT" + parts);
                }
            } catch (DateTimeParseException tooLong) {
                // No clock counts so many seconds.
            }
            throw new TypeConversionException(Words.of("time.none", word));
        }
    }

    /** Reads {@code 500m} and {@code 2g} as a number of bytes. */
    static final class Size implements ITypeConverter<Long> {

        private static final Pattern SIZE = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)([MG])B?");
        private static final Map<String, Long> UNITS = Map.of("M", 1L << 20, "G", 1L << 30);

        @Override
        public Long convert(String word) {
            Matcher size = SIZE.matcher(word.toUpperCase(Locale.ROOT));
            if (!size.matches()) {
                throw new TypeConversionException(Words.of("size.none", word));
            }
            long unit = UNITS.getOrDefault(size.group(2), 1L);
            return new BigDecimal(size.group(1))
                    .multiply(BigDecimal.valueOf(unit))
                    .longValue();
        }
    }
}
