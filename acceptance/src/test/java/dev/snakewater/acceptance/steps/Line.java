package dev.snakewater.acceptance.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.datatable.DataTable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a phrase comes to: {@code $1} stands for the first group of words in it, {@code {yes: true, no: false}} behind a value
 * puts other words for it, and a line says nothing if its group is not there, or the one that it has behind {@code if}.
 *
 * <ul>
 *   <li>{@code /target/hitPoints = $1} writes it in the document; {@code list $1} writes words with commas or "and" between
 *       them, {@code 10 x $1} a product, and nothing behind the sign strikes it out;
 *   <li>{@code Ann, damage: $1} is an answer, {@code turn 2: Ann, damage: $1} one of that turn, and {@code *, draw: 0000} what
 *       everybody answers of whom nothing else is said;
 *   <li>{@code outcome/hitPoints is $1} expects it of what can be told. There are {@code is}, {@code are} with several in
 *       order, {@code bar} with rules that the example cites by that, {@code has}, {@code lacks} and {@code none}; {@code reads} is a
 *       table, made by the templates that follow, and {@code lists} one in any order.
 * </ul>
 *
 * @param words the line
 * @param templates those that follow on it
 */
record Line(String words, List<String> templates) {

    private static final Pattern GROUP = Pattern.compile("\\$(\\d)");
    private static final Pattern WRITES = Pattern.compile("(/\\S+) =(?: (.*))?");
    private static final Pattern ANSWERS = Pattern.compile("(?:turn (\\S+): )?([^,\\[\\]]+, [^:\\[\\]]+: .*)");
    private static final Pattern EXPECTS =
            Pattern.compile("((?:[^ \\[]|\\[[^\\]]*])+) (is|are|bar|has|lacks|none|reads|lists)(?: (.*))?");
    private static final Pattern INSTEAD = Pattern.compile("(.*) \\{(.+: .+)}");
    private static final String LIST = ", (?:and )?| and ";

    /** Makes it so, or expects it so, with the words of a phrase. */
    void happens(Example example, Object[] said) {
        Optional<String> filled = filled(said);
        if (filled.isPresent()) {
            Matcher writes = WRITES.matcher(filled.orElseThrow());
            Matcher expects = EXPECTS.matcher(filled.orElseThrow());
            Matcher answers = ANSWERS.matcher(filled.orElseThrow());
            if (writes.matches()) {
                write(example.document(), writes.group(1), writes.group(2));
            } else if (expects.matches()) {
                expect(example, expects.group(1), expects.group(2), instead(expects.group(3)), said);
            } else if (answers.matches()) {
                answer(example.script(), Optional.ofNullable(answers.group(1)), answers.group(2));
            } else {
                throw new AssertionError("no line of a phrase: " + words);
            }
        }
    }

    /** Whether it holds something against a table. */
    boolean isOfTable() {
        return !templates.isEmpty();
    }

    /** This with the words of the groups; none if one of them was not said. */
    private Optional<String> filled(Object[] said) {
        List<String> missing = GROUP.matcher(words)
                .results()
                .map(MatchResult::group)
                .filter(group -> group(said, group) == null)
                .toList();
        return missing.isEmpty()
                ? Optional.of(GROUP.matcher(words.replaceAll(" if \\$\\d$", ""))
                        .replaceAll(group -> Matcher.quoteReplacement(Objects.toString(group(said, group.group())))))
                : Optional.empty();
    }

    private static Object group(Object[] said, String group) {
        return said[Integer.parseInt(group.substring(1)) - 1];
    }

    private static void write(Document document, String pointer, String value) {
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
        if (words.matches("[-\\d.]+ x [-\\d.]+")) {
            String[] factors = words.split(" x ", 2);
            return new BigDecimal(factors[0])
                    .multiply(new BigDecimal(factors[1]))
                    .intValue();
        }
        return words.matches("true|false|[+-]?\\d+|\\{.*}|\\[.*]")
                ? JsonMapper.shared().readValue(words.replaceFirst("^\\+", ""), Object.class)
                : words;
    }

    private static void answer(Script script, Optional<String> turn, String line) {
        if (line.startsWith("*, ")) {
            String[] usual = line.substring(3).split(": ", 2);
            script.usually(usual[0], usual[1]);
        } else {
            script.says(turn.map(Integer::valueOf), line);
        }
    }

    private void expect(Example example, String path, String how, String value, Object[] said) {
        List<JsonNode> nodes = example.find(path);
        if (isOfTable()) {
            expect(path, how, nodes, Optional.ofNullable(value), (DataTable) said[said.length - 1]);
            return;
        }
        var those =
                assertThat(plain(nodes.stream().map(Findings::text).toList())).as(path);
        switch (how) {
            case "is" -> those.containsExactly(plain(value));
            case "are" -> those.containsExactlyElementsOf(plain(List.of(value.split(LIST))));
            case "bar" -> {
                those.containsExactlyInAnyOrder(value.split(LIST));
                example.cites(value);
            }
            case "has" -> those.contains(plain(value));
            case "lacks" -> those.doesNotContain(plain(value));
            default -> those.isEmpty();
        }
    }

    private void expect(String path, String how, List<JsonNode> nodes, Optional<String> heads, DataTable table) {
        List<List<String>> rows = new ArrayList<>();
        heads.ifPresent(words -> rows.add(List.of(words.split(" \\| "))));
        rows.addAll(Findings.rows(nodes, templates));
        var told = assertThat(rows.stream().map(row -> plain(row.subList(0, Math.min(row.size(), table.width())))))
                .as(path);
        List<List<String>> expected = table.asLists().stream().map(Line::plain).toList();
        if (how.equals("reads")) {
            told.containsExactlyElementsOf(expected);
        } else {
            told.containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    /** The other word for a value. */
    private static String instead(String value) {
        Matcher instead = INSTEAD.matcher(value == null ? "" : value);
        if (!instead.matches()) {
            return value;
        }
        return Stream.of(instead.group(2).split(", "))
                .map(pair -> pair.split(": ", 2))
                .filter(pair -> pair[0].equals(instead.group(1)))
                .map(pair -> pair[1])
                .findFirst()
                .orElse(instead.group(1));
    }

    private static List<String> plain(List<String> words) {
        return words.stream().map(Line::plain).toList();
    }

    /** Numbers without their plus. */
    private static String plain(String words) {
        return words == null ? "" : words.strip().replaceAll("(^|[ (])\\+(?=\\d)", "$1");
    }
}
