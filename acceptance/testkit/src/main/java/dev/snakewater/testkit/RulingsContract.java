package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.session.RulebookIndex;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.rule.DeclaredRuling;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.json.document.DocumentWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every ruling that a rule text declares: a text joins by declaring them. */
interface RulingsContract extends Contract {

    int FACES = 6;

    /** A ruling, and the rule text that declares it. */
    record Declared(Ruleset text, DeclaredRuling ruling) {

        @Override
        public String toString() {
            return text.id() + " " + ruling.name();
        }
    }

    /** Returns all rulings of the rule texts that are tested. */
    default Stream<Declared> rulings() {
        return tested().rulesets().stream()
                .flatMap(text -> text.rulings().stream()
                        .flatMap(declared -> declared.all().stream())
                        .map(ruling -> new Declared(text, ruling)));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("rulings")
    default void the_page_of_each_of_its_rules_says_how_to_write_it(Declared declared) {
        assertThat(declared.ruling().rules()).isNotEmpty().allSatisfy(rule -> {
            assertThat(declared.text().rulebooks())
                    .anySatisfy(book -> assertThat(book.rules()).contains(rule));
            assertThat(new RulebookIndex(tested().rulesets())
                            .rule(rule.id())
                            .orElseThrow()
                            .switches())
                    .anyMatch(told ->
                            told.startsWith("rulings." + declared.ruling().name() + ": ")
                                    && told.endsWith("fixed for the whole fight")
                                            != declared.ruling().inPlay());
        });
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("rulings")
    default void it_is_told_as_unusual_when_a_scenario_has_it_otherwise(Declared declared) {
        for (Object reading : unusual(declared.ruling())) {
            assertThat(examples(tested(), declared)
                            .flatMap(example -> with(tested(), example, declared.ruling(), reading).stream())
                            .map(RulingsContract::opening))
                    .as("%s", reading)
                    .isNotEmpty()
                    .allSatisfy(told -> assertThat(told)
                            .satisfiesAnyOf(
                                    words -> assertThat(words)
                                            .matches("(?s).* rules: .*\\("
                                                    + declared.ruling().rule().id() + "\\).*"),
                                    words -> assertThat(words).containsPattern("\\([A-Z]+-\\d+ to [A-Z]+-\\d+\\)")));
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("rulings")
    default void it_can_be_changed_in_play_or_is_refused_by_its_rule(Declared declared) {
        DeclaredRuling ruling = declared.ruling();
        for (Object reading : unusual(ruling)) {
            String word = DeclaredRuling.word(reading instanceof List<?> several ? several.getFirst() : reading);
            List<Optional<Rule>> bars = examples(tested(), declared)
                    .flatMap(example -> barred(example, ruling, word).stream())
                    .toList();
            if (ruling.inPlay()) {
                assertThat(bars).as(word).contains(Optional.empty());
            } else {
                assertThat(bars).as(word).containsOnly(Optional.of(ruling.rule()));
            }
        }
    }

    /** What bars this ruling in an example as it begins: nothing of one that does not know it, or has it so already. */
    private static Optional<Optional<Rule>> barred(Scenario<?, ?> example, DeclaredRuling ruling, String word) {
        FightAtTable fight = new Fights().begin(example);
        Optional<? extends Choice<?>> choice = fight.amendments().stream()
                .filter(one ->
                        one.why() == GameMasterRule.GM_04_RULING && one.name().equals(ruling.name()))
                .findFirst();
        if (choice.isEmpty() || isSo(choice.get(), word)) {
            return Optional.empty();
        }
        HistoryEntry ruled =
                new Answer.Amended(choice.get().by(), ruling.name(), GameMasterRule.GM_04_RULING.id(), word);
        List<Rule> bars = choice.get().barsOn(word);
        if (bars.isEmpty()) {
            assertThat(fight.after(ruled).account().turns().stream()
                            .flatMap(List::stream)
                            .flatMap(told -> told.sentences().stream())
                            .map(Sentence::text))
                    .containsAnyOf(
                            "The game master rules, from now on: " + ruling.name() + ": " + word + ".",
                            "The game master rules, from the next turn on: " + ruling.name() + ": " + word + ".");
            return Optional.of(Optional.empty());
        }
        assertThatThrownBy(() -> fight.after(ruled)).isInstanceOf(RefusedException.class);
        return Optional.of(Optional.of(bars.getFirst()));
    }

    /** Whether it cannot be otherwise than so, or so is not among what is offered. */
    private static boolean isSo(Choice<?> choice, String word) {
        List<String> options =
                choice.options().stream().map(Choice.Option::word).toList();
        return choice.barsOn(word).isEmpty() && (options.equals(List.of(word)) || !options.contains(word));
    }

    /** Readings that are not the book's: of a number the highest but one that is offered, or the least; of a list, six times each. */
    private static List<Object> unusual(DeclaredRuling ruling) {
        if (ruling.isList()) {
            return ruling.readings().stream()
                    .<Object>map(one -> Stream.generate(() -> one).limit(FACES).toList())
                    .toList();
        }
        return ruling
                .range()
                .<List<Object>>map(range -> List.of(range.value()[0] + range.value()[0] % 5, 30))
                .orElse(ruling.readings())
                .stream()
                .filter(reading -> !reading.equals(ruling.byTheBook()))
                .toList();
    }

    /** Returns the examples of its rule text, and what comes with it. */
    private static Stream<Scenario<?, ?>> examples(Examples tested, Declared declared) {
        return Stream.concat(tested.scenarios(TURNS), tested.builtIn())
                .filter(scenario -> Ruleset.of(scenario.kind(), tested.rulesets()) == declared.text());
    }

    /** An example with this ruling; none if it cannot be written there. */
    private static Optional<Scenario<?, ?>> with(
            Examples tested, Scenario<?, ?> example, DeclaredRuling ruling, Object reading) {
        String written = DocumentWriter.scenario(example);
        String said = "\"" + ruling.name() + "\": " + json(reading);
        String otherwise = written.contains("\"rulings\": {")
                ? written.replaceFirst("\"" + ruling.name() + "\": (\\[[^\\]]*\\]|[^,}\\]]*),?", "")
                        .replaceFirst("\"rulings\": \\{", "\"rulings\": { " + said + ", ")
                        .replaceFirst(",\\s*}", " }")
                : written.replaceFirst("\\{", "{ \"rulings\": { " + said + " }, ");
        try {
            return Optional.of(tested.scenario(otherwise));
        } catch (UnreadableException otherKind) {
            return Optional.empty();
        }
    }

    private static String json(Object reading) {
        return switch (reading) {
            case List<?> several ->
                several.stream().map(RulingsContract::json).collect(Collectors.joining(", ", "[", "]"));
            case Boolean on -> on.toString();
            case Integer number -> number.toString();
            default -> "\"" + Word.said(reading) + "\"";
        };
    }

    private static <S, O> String opening(Scenario<S, O> scenario) {
        return scenario.kind().telling().opening(scenario.setUp().opening()).stream()
                .map(Sentence::text)
                .collect(Collectors.joining("\n"));
    }
}
