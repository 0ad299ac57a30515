package dev.snakewater.steps;

import dev.snakewater.steps.values.Value;
import io.cucumber.datatable.DataTable;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What a line of a phrase expects of what can be told.
 *
 * @param path where it is looked for
 * @param how in which way it is held against that
 * @param value what is expected there
 * @param otherwise what to say if it is not so, where the value says little
 */
record Expectation(String path, String how, Value value, Optional<Otherwise> otherwise) {

    private static final Pattern TOTAL = Pattern.compile("(.+)/total(?:/degree)?");
    private static final List<String> ABSENT = List.of("none", "omits", "lacks");
    private static final Pattern EVENT = Pattern.compile("([a-z-]+)((?:\\[[^\\]]*])*)/.+");
    private static final Pattern FIELDS_OF_OUTCOME = Pattern.compile("outcome/([a-zA-Z]+(?:/[a-zA-Z]+)*)");
    private static final int MOST_SUMS = 4;
    private static final String COUNT = "/count";
    private static final String SUM = "/sum";
    private static final String NUMBER = "-?\\d+(?:/[1-9]\\d*|\\.\\d+)?";
    private static final BigDecimal EXACT = new BigDecimal("1e-12");
    private static final int PRECISE = 15;
    private static final MathContext SHOWN = new MathContext(6);

    /**
     * What a failure says.
     *
     * @param expected in words
     * @param found in words, with <code>{}</code> for what was found, and <code>{-}</code> for the same with the other sign
     */
    record Otherwise(String expected, String found) {

        private AssertionError instead(List<String> there) {
            String words = String.join("; ", there);
            String turned = words.startsWith("-") ? words.substring(1) : words.equals("0") ? words : "-" + words;
            return Found.instead(expected, found.replace("{}", words).replace("{-}", turned));
        }
    }

    /** Fails unless it is so. */
    void isMet(Example example) {
        List<JsonNode> nodes = example.find(path);
        saysWhatElse(example, () -> {
            UnknownNames.refuseIn(example, path);
            Matcher fields = FIELDS_OF_OUTCOME.matcher(path);
            if (nodes.isEmpty() && fields.matches() && ABSENT.contains(how)) {
                UnknownNames.refuseFields(example, fields.group(1));
            } else if (nodes.isEmpty()) {
                Stream.of(Line.root(path).split(",")).forEach(root -> UnknownNames.refuseEvent(example, root));
            }
            if (nodes.isEmpty() && !ABSENT.contains(how)) {
                throw Found.instead(otherwise.map(Otherwise::expected).orElse(value.bare()), missing(example));
            }
            compare(example, nodes);
        });
    }

    /** Fails unless it reads like a table with such rows. */
    void isMet(Example example, List<String> templates, DataTable table) {
        List<JsonNode> nodes = example.find(path);
        saysWhatElse(example, () -> {
            boolean isBare = table.isEmpty() || (table.height() == 1 && isHeading(table.row(0)));
            if (nodes.isEmpty() && !isBare) {
                UnknownNames.refuseIn(example, path);
                throw Found.instead("the rows of the table", Miss.words(example, path) + Miss.sums(example, path));
            }
            compare(nodes, templates, table);
        });
    }

    /** Whether this row is of headings, some of which may be left out at its end. */
    private boolean isHeading(List<String> row) {
        return !value.said().isEmpty() && value.said().startsWith(String.join(" | ", Value.plain(row)));
    }

    private void saysWhatElse(Example example, Runnable check) {
        try {
            check.run();
        } catch (AssertionError differs) {
            boolean isMissing = example.find(path).isEmpty() || isOfNothing(example);
            throw new AssertionError(differs.getMessage() + sums(example) + example.openEnd(isMissing), differs);
        }
    }

    /** What is found where the path leads to nothing: the words behind else, if only its last field is missing. */
    private String missing(Example example) {
        return otherwise
                .map(Otherwise::found)
                .filter(found -> !found.contains("{") && path.contains("/"))
                .filter(found ->
                        !example.find(path.substring(0, path.lastIndexOf('/'))).isEmpty())
                .orElseGet(() -> Miss.words(example, path));
    }

    /** The sums behind a total, or those of the event that a number comes from, a line each. */
    private String sums(Example example) {
        Matcher total = TOTAL.matcher(path);
        Matcher event = EVENT.matcher(path);
        if (total.matches()) {
            return example.find(total.group(1)).stream()
                    .map(Findings::sum)
                    .filter(sum -> !sum.isEmpty())
                    .map(sum -> "\nwhich is: " + sum)
                    .collect(Collectors.joining());
        }
        return event.matches()
                        && Report.isOfEvents(event.group(1))
                        && value.said().matches(NUMBER)
                ? ofEvent(example, event.group(1) + event.group(2))
                : "";
    }

    /** What such events throw and count. */
    private static String ofEvent(Example example, String event) {
        Stream<String> dice = example.texts(event + "/fall/total").stream().map(total -> "the dice = " + total);
        Stream<String> sums = example.find(event + "/tallies").stream().map(Findings::headed);
        return Stream.concat(dice.limit(MOST_SUMS), sums.distinct().limit(MOST_SUMS))
                .map(each -> "\nbehind it: " + each)
                .collect(Collectors.joining());
    }

    private void compare(Example example, List<JsonNode> nodes) {
        List<String> there = Value.plain(nodes.stream()
                .map(Findings::text)
                .map(found -> how.equals("are") ? found : value.inWords(found))
                .toList());
        try {
            compare(example, nodes, Found.of(there));
        } catch (AssertionError differs) {
            if (otherwise.isEmpty() && there.equals(List.of("0")) && isOfNothing(example)) {
                throw Found.instead(
                        path.endsWith(COUNT) ? value.said().replaceFirst("^1$", "one") : value.bare(),
                        Miss.words(example, counted()));
            }
            throw otherwise.map(words -> words.instead(there)).orElse(differs);
        }
    }

    /** What it counts or adds up. */
    private String counted() {
        return path.replaceFirst("(?:" + COUNT + "|" + SUM + ")$", "");
    }

    private boolean isOfNothing(Example example) {
        return !counted().equals(path) && example.find(counted()).isEmpty();
    }

    private void compare(Example example, List<JsonNode> nodes, Found those) {
        String said = value.said();
        switch (how) {
            case "is" -> isThis(those);
            case "hold" -> those.areInAnyOrder(said.split(Line.LIST));
            case "about" -> isAbout(example, nodes);
            case "are" -> those.are(Value.plain(List.of(value.meant().split(Line.LIST))));
            case "bar" -> {
                those.is(said.split(Line.LIST));
                example.cites(said);
            }
            case "has" -> those.has(Value.plain(said));
            case "lacks" -> those.lacks(Value.plain(said));
            case "mentions" -> those.says(Value.plain(said), said);
            case "omits" -> {
                UnknownNames.refuseWords(example, said);
                those.saysNothingOf(Value.plain(said));
            }
            default -> Found.of(nodes.stream().map(Findings::told)).isNothing();
        }
    }

    /** A decimal is rounded as far as it is said; a fraction or a whole number is exact. */
    private void isAbout(Example example, List<JsonNode> nodes) {
        String said = value.said();
        if (!said.matches(NUMBER)) {
            throw Found.instead("a fraction or a decimal, as in 1/6 or 0.167", said);
        }
        int digits = said.matches(".*\\.\\d+") ? new BigDecimal(said).scale() : PRECISE;
        BigDecimal about = Fractions.decimal(said, digits);
        boolean is = nodes.size() == 1
                && about.subtract(nodes.getFirst().decimalValue().setScale(digits, RoundingMode.HALF_UP))
                                .abs()
                                .compareTo(digits < PRECISE ? BigDecimal.ZERO : EXACT)
                        <= 0;
        if (!is) {
            throw Fractions.instead(said, exactly(example).orElseGet(() -> rounded(nodes)));
        }
    }

    private static String rounded(List<JsonNode> nodes) {
        return nodes.stream()
                .map(node ->
                        node.decimalValue().round(SHOWN).stripTrailingZeros().toPlainString())
                .collect(Collectors.joining("; "));
    }

    private void isThis(Found those) {
        if (!value.isReckoned()) {
            those.is(Value.plain(value.said()));
        } else if (!those.found().equals(List.of(String.valueOf(Value.reckoned(value.said()))))) {
            throw Found.instead(
                    value.bare(),
                    those.found().stream().map(value::inItsMeasure).collect(Collectors.joining("; ")));
        }
    }

    /** The fraction beside a decimal, if it is known. */
    private Optional<String> exactly(Example example) {
        return example.texts(path.replaceFirst("/decimal$", "/exactly")).stream()
                .findFirst();
    }

    private void compare(List<JsonNode> nodes, List<String> templates, DataTable table) {
        List<List<String>> rows = new ArrayList<>();
        if (!value.said().isEmpty()) {
            rows.add(List.of(value.said().split(" \\| ")));
        }
        rows.addAll(Findings.rows(nodes, templates));
        DataTable told = DataTable.create(rows.stream()
                .map(row -> Value.plain(row.subList(0, Math.min(row.size(), table.width()))))
                .toList());
        DataTable expected =
                DataTable.create(table.asLists().stream().map(Value::plain).toList());
        switch (how) {
            case "reads" -> expected.diff(told);
            case "lists" -> expected.unorderedDiff(told);
            default -> {
                List<String> begin = expected.column(0);
                if (Set.copyOf(begin).size() < begin.size()) {
                    throw Found.instead("each row once", String.join("; ", begin));
                }
                expected.diff(those(told, begin));
            }
        }
    }

    /** The rows that begin with these cells, in their order. */
    private static DataTable those(DataTable told, List<String> begin) {
        return DataTable.create(begin.stream()
                .flatMap(cell ->
                        told.cells().stream().filter(row -> row.getFirst().equals(cell)))
                .toList());
    }
}
