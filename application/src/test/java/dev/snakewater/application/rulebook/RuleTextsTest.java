package dev.snakewater.application.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.catalogue.WrittenRulings;
import dev.snakewater.application.gunfight.GunfightRuleset;
import dev.snakewater.application.port.in.RuleEntry;
import dev.snakewater.application.procedure.Bundles;
import dev.snakewater.application.procedure.RuleTexts;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.fudge.gunfight.BodyRulings;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.rule.Rule;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written about the rules, held against the rules and their switches. */
class RuleTextsTest {

    private static final Bookshelf SHELF = new Bookshelf(List.of(new GunfightRuleset()));

    static Stream<Rule> rules() {
        return SHELF.books().stream().flatMap(book -> book.rules().stream());
    }

    static Stream<RuleTexts> texts() {
        return Stream.concat(
                new GunfightRuleset().texts().stream(),
                Stream.of(new RuleTexts(
                        GameMasterRule.RULEBOOK, Bundles.of("dev.snakewater.application.table.rules"))));
    }

    static Stream<String> switches() {
        return rules().flatMap(rule -> entry(rule).switches().stream());
    }

    static Stream<RecordComponent> rulings() {
        return Arrays.stream(WrittenRulings.class.getRecordComponents());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void every_rule_says_something_and_is_from_somewhere(Rule rule) {
        RuleEntry entry = entry(rule);

        assertThat(Stream.concat(
                        Stream.of(entry.says(), entry.from()),
                        Stream.concat(entry.ruling().stream(), entry.ours().stream())))
                .allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("  ", "''"));
        assertThat(entry.says()).matches("(?s)[\\dA-Z].*\\.").doesNotContain("\n");
    }

    @ParameterizedTest
    @MethodSource("rules")
    void every_rule_that_is_mentioned_exists(Rule rule) {
        RuleEntry entry = entry(rule);
        String text = entry.says()
                + entry.from()
                + entry.ruling().orElse("")
                + entry.ours().orElse("");

        assertThat(Pattern.compile("\\b(GF|HL|SW|GM|FACT)-\\d+").matcher(text).results())
                .allSatisfy(
                        mentioned -> assertThat(SHELF.rule(mentioned.group())).isPresent());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void no_text_is_without_a_rule(RuleTexts texts) {
        List<String> ids = texts.book().rules().stream().map(Rule::id).toList();

        assertThat(texts.words().keySet()).allSatisfy(key -> {
            assertThat(ids).contains(key.substring(0, key.indexOf('.')));
            assertThat(key.substring(key.indexOf('.') + 1))
                    .isIn("says", "from", "ruling", "ours", "switch", "unplayed");
        });
    }

    @ParameterizedTest
    @MethodSource("switches")
    void a_switch_is_a_ruling_with_its_values_and_the_default_first(String told) {
        assertThat(told).matches("rulings\\.\\w+: [^,]+ \\(default\\), .+");
        String name = told.substring("rulings.".length(), told.indexOf(':'));
        List<String> values = List.of(
                told.substring(told.indexOf(": ") + 2).replace(" (default)", "").split(", "));

        assertThat(rulings()).extracting(RecordComponent::getName).contains(name);
        if (isListed(name)) {
            assertThat(values).containsExactly("the table of HL-07", "a list of six parts");
            return;
        }
        assertThat(values.getFirst()).isEqualTo(spelt(byTheBook(name)));
        assertThat(rulings().filter(ruling -> ruling.getName().equals(name)).map(RuleTextsTest::type))
                .singleElement()
                .satisfies(type -> assertThat(values).containsExactlyInAnyOrderElementsOf(values(type, values)));
    }

    @Test
    void every_ruling_is_the_switch_of_a_rule() {
        List<String> named = new ArrayList<>();
        switches().forEach(told -> named.add(told.substring("rulings.".length(), told.indexOf(':'))));

        assertThat(rulings()).extracting(RecordComponent::getName).containsExactlyInAnyOrderElementsOf(named);
    }

    private static RuleEntry entry(Rule rule) {
        return SHELF.rule(rule.id()).orElseThrow();
    }

    /** Whether a ruling is no single value, but a list: the faces of a die. */
    private static boolean isListed(String name) {
        return rulings().anyMatch(ruling -> ruling.getName().equals(name) && ruling.getType() == List.class);
    }

    private static Class<?> type(RecordComponent written) {
        return (Class<?>) ((ParameterizedType) written.getGenericType()).getActualTypeArguments()[0];
    }

    /** The book's reading: whether hits have locations, what counts where they have, or what counts in any gunfight. */
    private static Object byTheBook(String name) {
        if (name.equals("hitLocation")) {
            return Rulings.BY_THE_BOOK.hitLocation().isPresent();
        }
        return Stream.of(Rulings.BY_THE_BOOK, BodyRulings.BY_THE_BOOK)
                .flatMap(rulings -> Stream.of(rulings.getClass().getRecordComponents())
                        .filter(ruling -> ruling.getName().equals(name))
                        .map(ruling -> read(ruling, rulings)))
                .findFirst()
                .orElseThrow();
    }

    private static Object read(RecordComponent ruling, Record rulings) {
        try {
            return ruling.getAccessor().invoke(rulings);
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    /** All values of a type; of a number, the range as told. */
    private static List<String> values(Class<?> type, List<String> told) {
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .map(RuleTextsTest::spelt)
                    .toList();
        }
        return type == Boolean.class ? List.of("false", "true") : List.of(told.getFirst(), "0 to 10000");
    }

    /** As scenario documents spell it: a constant's own word, or its name in small letters. */
    private static String spelt(Object value) {
        String word = value.toString();
        return value instanceof Enum<?> constant && word.equals(constant.name())
                ? word.toLowerCase(Locale.ROOT).replace('_', ' ')
                : word;
    }
}
