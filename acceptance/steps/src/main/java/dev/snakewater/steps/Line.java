package dev.snakewater.steps;

import io.cucumber.datatable.DataTable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a phrase comes to: {@code $1} stands for the first group of words in it, {@code {yes: true, no: false}} behind a value
 * puts other words for it, and a line says nothing if its group is not there, or the one that it has behind {@code if}.
 *
 * <ul>
 *   <li>{@code /target/hitPoints = $1} writes it in the document; {@code list $1} writes words with commas or "and" between
 *       them, {@code 10 x $1} a product, {@code $1 + $2} a sum, and nothing behind the sign strikes it out;
 *   <li>{@code {/who}} stands for what is written there, {@code {before/actionPoints}} for what can be told;
 *   <li>{@code Ann, damage: $1} is an answer, {@code GM-03 Ann, wounds: 3} what the game master amends. An example that
 *       {@code may end open} need not answer everything;
 *   <li>{@code outcome/hitPoints is $1} expects it of what can be told. There are {@code is}, {@code are} with several in
 *       order, {@code hold} in any order, {@code has}, {@code lacks} and {@code none}, {@code mentions} and {@code omits} of words in it; {@code about} with as many decimals and
 *       {@code near} a fraction; {@code bar} with rules that the example cites by that; {@code reads}, a table made by the
 *       templates that follow, {@code lists}, one in any order, and {@code shows}, rows of one, known by their first cell.
 * </ul>
 *
 * @param words the line
 * @param templates those that follow on it
 */
record Line(String words, List<String> templates) {

    private static final Pattern SAID_ELSEWHERE = Pattern.compile("\\{(/[^}]+|[a-z][^}: \"]*)}");
    private static final Pattern CAMEL = Pattern.compile("(?<=[a-z]) ([a-z])");
    private static final Pattern OVERRULES = Pattern.compile("(GM-0[34]) ([^,]+), ([^:]+): (.*)");
    private static final Pattern FIELD = Pattern.compile("\\{(\\w+)[^}]*}");
    private static final Pattern CAPITAL = Pattern.compile("[A-Z]");
    private static final String OPEN_END = "may end open";
    private static final Pattern GROUP = Pattern.compile("(/?)\\$(\\d)");
    private static final Pattern WRITES = Pattern.compile("(/[^=]+) =(?: (.*))?");
    private static final Pattern ANSWERS = Pattern.compile("[^,\\[\\]]+, [^:\\[\\]]+: .*");
    private static final Pattern EXPECTS = Pattern.compile(
            "((?:[^ \\[]|\\[[^\\]]*])+) (is|are|about|near|hold|bar|has|lacks|mentions|omits|none|reads|lists|shows)(?: (.*))?");
    private static final Pattern INSTEAD = Pattern.compile("(.*) \\{(.+: .+)}");
    private static final Pattern TOTAL = Pattern.compile("(.+)/total(?:/degree)?");
    private static final double EXACT = 1e-12;
    private static final int PRECISE = 15;
    private static final String SUM = "-?\\d+ \\+ -?\\d+";
    private static final String PRODUCT = "\\d+ x [\\d./ ]+";
    private static final String RECKONED = SUM + "|" + PRODUCT;
    private static final String LIST = ", (?:and )?| and ";

    /** Makes it so, or expects it so, with the words of a phrase. */
    void happens(Example example, Object[] said) {
        Optional<String> filled = filled(said);
        if (filled.isPresent()) {
            String line = SAID_ELSEWHERE
                    .matcher(filled.orElseThrow())
                    .replaceAll(place -> Matcher.quoteReplacement(elsewhere(example, place.group(1))));
            Matcher writes = WRITES.matcher(line);
            Matcher expects = EXPECTS.matcher(line);
            Matcher overrules = OVERRULES.matcher(line);
            if (line.equals(OPEN_END)) {
                example.mayEndOpen();
            } else if (writes.matches()) {
                write(example.document(), writes.group(1), writes.group(2));
            } else if (expects.matches()) {
                expect(example, expects.group(1), expects.group(2), instead(expects.group(3)), said);
            } else if (overrules.matches()) {
                example.overrules(overrules.group(2), overrules.group(3), overrules.group(1), overrules.group(4));
            } else if (ANSWERS.matcher(line).matches()) {
                example.script().says(instead(line).replace(", then ", ", "));
            } else {
                throw new AssertionError("no line of a phrase: " + words);
            }
        }
    }

    /** Whether it holds something against a table. */
    boolean isOfTable() {
        return !templates.isEmpty();
    }

    /** The table that it holds something against: a row has one of the forms of the templates. */
    Phrases.Table table() {
        Matcher expects = EXPECTS.matcher(words);
        return new Phrases.Table(
                expects.matches() ? Optional.ofNullable(expects.group(3)) : Optional.empty(),
                templates.stream().map(Line::form).toList());
    }

    /** A template with the names of fields as words: {@code at most <at most>}. */
    private static String form(String template) {
        String form = FIELD.matcher(template)
                .replaceAll(field -> "<"
                        + CAPITAL.matcher(field.group(1))
                                .replaceAll(letter -> " " + letter.group().toLowerCase(Locale.ROOT))
                        + ">");
        return form.replace("{/}", "<option>");
    }

    /** This with the words of the groups; none if one of them was not said. */
    private Optional<String> filled(Object[] said) {
        List<MatchResult> missing = GROUP.matcher(words)
                .results()
                .filter(group -> group(said, group) == null)
                .toList();
        return missing.isEmpty()
                ? Optional.of(GROUP.matcher(words.replaceAll(" if \\$\\d$", ""))
                        .replaceAll(group -> Matcher.quoteReplacement(inPlace(group, said))))
                : Optional.empty();
    }

    /** What was said; in a path, fields that are said as words are written as they are there. */
    private static String inPlace(MatchResult group, Object[] said) {
        String words = Objects.toString(group(said, group));
        return group.group(1).isEmpty() ? words : "/" + camel(words);
    }

    private static String elsewhere(Example example, String place) {
        Object said = place.startsWith("/") ? example.written(place) : String.join(", ", example.texts(place));
        return said instanceof List<?> ? JsonMapper.shared().writeValueAsString(said) : String.valueOf(said);
    }

    /** A pointer whose fields are said as words: {@code body control}. */
    private static String camel(String pointer) {
        return CAMEL.matcher(pointer).replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
    }

    private static Object group(Object[] said, MatchResult group) {
        return said[Integer.parseInt(group.group(2)) - 1];
    }

    /** Writes a value at a pointer whose fields are said as words; strikes it out, if there is none. */
    static void write(Document document, String said, @Nullable String value) {
        String pointer = camel(said);
        if (value == null) {
            document.remove(pointer);
        } else {
            document.put(pointer, value(instead(value)));
        }
    }

    private static Object value(String words) {
        if (words.startsWith("list ")) {
            return Stream.of(words.substring(5).split(LIST)).map(Line::value).toList();
        }
        if (words.matches(SUM)) {
            String[] numbers = words.split(" \\+ ", 2);
            return Integer.parseInt(numbers[0]) + Integer.parseInt(numbers[1]);
        }
        if (words.matches(PRODUCT)) {
            return product(words.split(" x ", 2));
        }
        return words.matches("true|false|[+-]?\\d+|\\{.*}|\\[.*]")
                ? JsonMapper.shared().readValue(plain(words), Object.class)
                : words;
    }

    /** Of a whole number and one such as {@code 2.5} or {@code 2 1/6}. */
    private static int product(String[] factors) {
        BigDecimal sum = BigDecimal.ZERO;
        for (String part : factors[1].split(" ", -1)) {
            String[] fraction = (part + "/1").split("/", -1);
            sum = sum.add(new BigDecimal(factors[0])
                    .multiply(new BigDecimal(fraction[0]))
                    .divide(new BigDecimal(fraction[1]), 9, RoundingMode.HALF_UP));
        }
        return sum.setScale(0, RoundingMode.HALF_UP).intValueExact();
    }

    private void expect(Example example, String path, String how, String value, Object[] said) {
        List<JsonNode> nodes = example.find(path);
        try {
            if (isOfTable()) {
                DataTable table = (DataTable) said[said.length - 1];
                if (nodes.isEmpty()) {
                    UnknownNames.refuse(example, path);
                }
                Found.holds(
                        !nodes.isEmpty() || table.isEmpty() || example.openEnd().isEmpty(),
                        "expected: the rows of the table\nfound:    nothing");
                expect(how, nodes, Optional.ofNullable(value), table);
            } else if (nodes.isEmpty() && !List.of("none", "omits", "lacks").contains(how)) {
                UnknownNames.refuse(example, path);
                throw Found.instead(value, Findings.lost(example.told(path), path));
            } else {
                if (nodes.stream().allMatch(node -> Findings.text(node).equals("0"))) {
                    UnknownNames.refuse(example, path);
                }
                expect(example, path, nodes, how, value);
            }
        } catch (AssertionError differs) {
            throw new AssertionError(
                    differs.getMessage() + reckoned(value) + sums(example, path) + example.openEnd(), differs);
        }
    }

    /** How an expected number comes about that nobody has said as it is. */
    private static String reckoned(@Nullable String value) {
        return value != null && value.matches(RECKONED) ? "\n" + value(value) + " is " + value : "";
    }

    /** The sums behind a total, a line each. */
    private static String sums(Example example, String path) {
        Matcher total = TOTAL.matcher(path);
        return total.matches()
                ? example.find(total.group(1)).stream()
                        .map(Findings::sum)
                        .filter(sum -> !sum.isEmpty())
                        .map(sum -> "\nwhich is: " + sum)
                        .collect(Collectors.joining())
                : "";
    }

    private static void expect(Example example, String path, List<JsonNode> nodes, String how, String value) {
        Found those = Found.of(plain(nodes.stream().map(Findings::text).toList()));
        switch (how) {
            case "is" -> those.is(plain(value.matches(RECKONED) ? value(value).toString() : value));
            case "hold" -> those.areInAnyOrder(value.split(LIST));
            case "about" -> {
                BigDecimal about = new BigDecimal(value);
                Found.of(nodes.stream().map(node -> node.decimalValue().setScale(about.scale(), RoundingMode.HALF_UP)))
                        .is(about.toString());
            }
            case "are" -> those.are(plain(List.of(value.split(LIST))));
            case "near" -> {
                double near = Fractions.decimal(value, PRECISE).doubleValue();
                if (nodes.size() != 1 || Math.abs(nodes.getFirst().asDouble() - near) > EXACT) {
                    throw Fractions.instead(value, exactly(example, path).orElse(String.join("; ", those.found())));
                }
            }
            case "bar" -> {
                those.is(value.split(LIST));
                example.cites(value);
            }
            case "has" -> those.has(plain(value));
            case "lacks" -> those.lacks(plain(value));
            case "mentions" -> those.says(List.of(plain(value)));
            case "omits" -> those.saysNothingOf(plain(value));
            default -> those.isNothing();
        }
    }

    /** The fraction beside a decimal, if it is known. */
    private static Optional<String> exactly(Example example, String path) {
        return example.texts(path.replaceFirst("/decimal$", "/exactly")).stream()
                .findFirst();
    }

    private void expect(String how, List<JsonNode> nodes, Optional<String> heads, DataTable table) {
        List<List<String>> rows = new ArrayList<>();
        heads.ifPresent(words -> rows.add(List.of(words.split(" \\| "))));
        rows.addAll(Findings.rows(nodes, templates));
        DataTable told = DataTable.create(rows.stream()
                .map(row -> plain(row.subList(0, Math.min(row.size(), table.width()))))
                .toList());
        DataTable expected =
                DataTable.create(table.asLists().stream().map(Line::plain).toList());
        switch (how) {
            case "reads" -> expected.diff(told);
            case "lists" -> expected.unorderedDiff(told);
            default -> expected.diff(those(told, expected.column(0)));
        }
    }

    /** The rows that begin with these cells, in their order. */
    private static DataTable those(DataTable told, List<String> begin) {
        return DataTable.create(begin.stream()
                .flatMap(cell ->
                        told.cells().stream().filter(row -> row.getFirst().equals(cell)))
                .toList());
    }

    /** The other word for a value. */
    private static String instead(String value) {
        Matcher instead = INSTEAD.matcher(value == null ? "" : value);
        if (!instead.matches()) {
            return value;
        }
        String words = instead.group(1);
        return Stream.of(instead.group(2).split(", "))
                .map(pair -> pair.split(": ", 2))
                .filter(pair -> words.equals(pair[0]) || words.endsWith(": " + pair[0]))
                .map(pair -> words.substring(0, words.length() - pair[0].length()) + pair[1])
                .findFirst()
                .orElse(words);
    }

    private static List<String> plain(List<String> words) {
        return words.stream().map(Line::plain).toList();
    }

    /** Numbers without their plus. */
    private static String plain(String words) {
        return words == null ? "" : words.strip().replaceAll("(^|[ (:])\\+(?=\\d)", "$1");
    }
}
