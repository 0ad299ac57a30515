package dev.snakewater.steps;

import dev.snakewater.steps.values.Value;
import io.cucumber.datatable.DataTable;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a phrase comes to: {@code $1} stands for the first group of words in it, {@code {yes: true, no: false}} behind a value
 * puts other words for it, and a line says nothing if its group is not there, or the one that it has behind {@code if}.
 *
 * <ul>
 *   <li>{@code /target/hitPoints = $1} writes it in the document, {@code ?=} only where nothing is written so far; {@code list $1} writes
 *       words with commas or "and" between them, {@code 10 x $1} a product, {@code $1 + $2} a sum, and nothing behind the sign strikes it out;
 *   <li>{@code {/who}} stands for what is written there, {@code {before/actionPoints}} for what can be told;
 *   <li>{@code Ann, damage: $1} is an answer, {@code GM-03 Ann, wounds: 3} what the game master amends. An example that
 *       {@code may end open} need not answer everything;
 *   <li>{@code outcome/hitPoints is $1} expects it of what can be told. There are {@code is}, {@code are} with several in
 *       order, {@code hold} in any order, {@code has}, {@code lacks} and {@code none}, {@code mentions} and {@code omits} of words in it; {@code about} a fraction, or
 *       with as many decimals; {@code bar} with rules that the example cites by that; {@code reads}, a table made by the
 *       templates that follow, {@code lists}, one in any order, and {@code shows}, rows of one, known by their first cell. Between two
 *       paths, {@code ||} stands before the one that counts where the first leads to nothing. Behind {@code else} stands what a failure
 *       says instead, {@code / } between what was expected and what was found; <code>{}</code> is what was found, <code>{-}</code> the
 *       same with the other sign.
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
    private static final Pattern WRITES = Pattern.compile("(/[^=?]+) (\\??)=(?: (.*))?");
    private static final Pattern OTHERWISE = Pattern.compile("(.*) else (.+) / (.+)");
    private static final Pattern ANSWERS = Pattern.compile("[^,\\[\\]]+, [^:\\[\\]]+: .*");
    private static final Pattern EXPECTS = Pattern.compile(
            "((?:[^ \\[]|\\[[^\\]]*])+) (is|are|about|hold|bar|has|lacks|mentions|omits|none|reads|lists|shows)(?: (.*))?");
    static final String LIST = ", (?:and )?| and ";

    /** Makes it so, or expects it so, with the words of a phrase. */
    void happens(Example example, Object[] said) {
        Matcher parts = OTHERWISE.matcher(words);
        Optional<String> filled = filled(parts.matches() ? parts.group(1) : words, said);
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
                boolean onlyIfNothingIs = !writes.group(2).isEmpty();
                if (!onlyIfNothingIs || !example.document().has(camel(writes.group(1)))) {
                    write(example.document(), writes.group(1), writes.group(3));
                }
            } else if (expects.matches()) {
                Expectation expectation = new Expectation(
                        expects.group(1), expects.group(2), Value.of(expects.group(3)), otherwise(said));
                if (isOfTable()) {
                    expectation.isMet(example, templates, (DataTable) said[said.length - 1]);
                } else {
                    expectation.isMet(example);
                }
            } else if (overrules.matches()) {
                example.overrules(overrules.group(2), overrules.group(3), overrules.group(1), overrules.group(4));
            } else if (ANSWERS.matcher(line).matches()) {
                example.script().says(Value.of(line).meant().replace(", then ", ", "));
            } else {
                throw new AssertionError("no line of a phrase: " + words);
            }
        }
    }

    /** What it says if it fails, with the words of a phrase. */
    private Optional<Expectation.Otherwise> otherwise(Object[] said) {
        Matcher parts = OTHERWISE.matcher(words);
        return parts.matches()
                ? filled(parts.group(2), said)
                        .flatMap(expected ->
                                filled(parts.group(3), said).map(found -> new Expectation.Otherwise(expected, found)))
                : Optional.empty();
    }

    /** The name with which the path of what it expects begins; empty, if it expects nothing. */
    Optional<String> expects() {
        Matcher parts = OTHERWISE.matcher(words);
        Matcher expects = EXPECTS.matcher(parts.matches() ? parts.group(1) : words);
        boolean is = expects.matches() && !WRITES.matcher(words).matches();
        return is ? Optional.of(root(expects.group(1))) : Optional.empty();
    }

    /** The name with which a path begins. */
    static String root(String path) {
        return path.replaceAll("[/\\[|].*", "");
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

    /** A line with the words of the groups; none if one of them was not said. */
    private static Optional<String> filled(String line, Object[] said) {
        List<MatchResult> missing = GROUP.matcher(line)
                .results()
                .filter(group -> group(said, group) == null)
                .toList();
        return missing.isEmpty()
                ? Optional.of(GROUP.matcher(line.replaceAll(" if \\$\\d$", ""))
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
            document.put(pointer, value(Value.of(value).meant()));
        }
    }

    /** What words stand for that are written: a list, a sum, a product, a number, a truth, or themselves. */
    private static Object value(String words) {
        if (words.startsWith("list ")) {
            return Stream.of(words.substring(5).split(LIST)).map(Line::value).toList();
        }
        if (words.matches(Value.RECKONED)) {
            return Value.reckoned(words);
        }
        return words.matches("true|false|[+-]?\\d+|\\{.*}|\\[.*]")
                ? JsonMapper.shared().readValue(Value.plain(words), Object.class)
                : words;
    }
}
