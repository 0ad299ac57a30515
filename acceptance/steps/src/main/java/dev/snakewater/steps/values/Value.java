package dev.snakewater.steps.values;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a line expects or writes, as a step says it.
 *
 * @param said the words of the step
 * @param instead pairs of such words and what they mean, which is what can be found
 */
public record Value(String said, List<Pair> instead) {

    public Value {
        instead = List.copyOf(instead);
    }

    private static final Pattern INSTEAD = Pattern.compile("(.*) \\{(.+: .+)}");
    private static final String SUM = "-?\\d+ \\+ -?\\d+";
    private static final Pattern PRODUCT = Pattern.compile("(\\d+) x ([\\d./ ]+)");

    /** Numbers that are reckoned of two. */
    public static final String RECKONED = SUM + "|" + PRODUCT;

    /**
     * Words and what they mean.
     *
     * @param said the words of a step
     * @param meant what is written or told instead
     */
    public record Pair(String said, String meant) {}

    /** Of {@code lands {lands: true, fails: false}}; nothing is no words. */
    public static Value of(String words) {
        Matcher instead = INSTEAD.matcher(words == null ? "" : words);
        if (!instead.matches()) {
            return new Value(words == null ? "" : words, List.of());
        }
        return new Value(
                instead.group(1),
                Stream.of(instead.group(2).split(", "))
                        .map(pair -> pair.split(": ", 2))
                        .filter(pair -> pair.length == 2)
                        .map(pair -> new Pair(pair[0], pair[1]))
                        .toList());
    }

    /** What the words mean. */
    public String meant() {
        return instead.stream()
                .filter(pair -> said.equals(pair.said) || said.endsWith(": " + pair.said))
                .map(pair -> said.substring(0, said.length() - pair.said.length()) + pair.meant)
                .findFirst()
                .orElse(said);
    }

    /** What was found, in the words in which a step would say it. */
    public String inWords(String found) {
        return instead.stream()
                .filter(pair -> pair.meant.equals(found))
                .map(Pair::said)
                .findFirst()
                .orElse(found);
    }

    /** Whether it is a number that is reckoned. */
    public boolean isReckoned() {
        return said.matches(RECKONED);
    }

    /** The number that a step says, of a product: {@code 8} of {@code 30 x 8}. */
    public String bare() {
        Matcher product = PRODUCT.matcher(said);
        return product.matches() ? product.group(2) : said;
    }

    /** A number that was found, in the measure of what the step says: {@code 7}, where 30 x 8 was expected and 210 found. */
    public String inItsMeasure(String found) {
        Matcher product = PRODUCT.matcher(said);
        return product.matches() && found.matches("-?\\d+")
                ? new BigDecimal(found)
                        .divide(new BigDecimal(product.group(1)), 2, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString()
                : found;
    }

    /** The sum, or the product of a whole number and one such as {@code 2.5} or {@code 2 1/6}. */
    public static int reckoned(String words) {
        if (words.matches(SUM)) {
            String[] numbers = words.split(" \\+ ", 2);
            return Integer.parseInt(numbers[0]) + Integer.parseInt(numbers[1]);
        }
        String[] factors = words.split(" x ", 2);
        BigDecimal sum = BigDecimal.ZERO;
        for (String part : factors[1].split(" ", -1)) {
            String[] fraction = (part + "/1").split("/", -1);
            sum = sum.add(new BigDecimal(factors[0])
                    .multiply(new BigDecimal(fraction[0]))
                    .divide(new BigDecimal(fraction[1]), 9, RoundingMode.HALF_UP));
        }
        return sum.setScale(0, RoundingMode.HALF_UP).intValueExact();
    }

    /** Each without its plus. */
    public static List<String> plain(List<String> words) {
        return words.stream().map(Value::plain).toList();
    }

    /** Numbers without their plus. */
    public static String plain(String words) {
        return words == null ? "" : words.strip().replaceAll("(^|[ (:])\\+(?=\\d)", "$1");
    }
}
