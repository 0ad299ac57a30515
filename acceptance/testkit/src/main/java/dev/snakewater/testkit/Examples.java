package dev.snakewater.testkit;

import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.json.document.JsonScenarios;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The examples of the kinds of some rule texts, which {@link Ruleset#kinds} describes, and the scenarios that come with them. Documents that
 * cannot be read are left out; a test of its own tells of them.
 */
public final class Examples {

    private static final int MOST_ADDED = 30;

    private final List<Ruleset> rulesets;
    private final Map<String, List<Scenario<?, ?>>> examples = new LinkedHashMap<>();
    private final List<Scenario<?, ?>> builtIn;

    /** Reads the examples of these rule texts. */
    public Examples(List<Ruleset> rulesets) {
        this.rulesets = List.copyOf(rulesets);
        kinds().forEach(kind -> examples.put(
                kind.id(),
                documents(kind).stream()
                        .flatMap(document -> readable(document).stream())
                        .toList()));
        JsonScenarios scenarios = new JsonScenarios(withOthers(this.rulesets), InputStream.nullInputStream());
        builtIn = readable(() -> scenarios.builtIn().stream()
                        .<Scenario<?, ?>>map(one -> scenarios.find(one.name()))
                        .toList())
                .orElse(List.of());
    }

    /** Those rule texts, and what else is installed. */
    private static List<Ruleset> withOthers(List<Ruleset> rulesets) {
        List<String> ids = rulesets.stream().map(Ruleset::id).toList();
        return Stream.concat(rulesets.stream(), Ruleset.installed().stream().filter(other -> !ids.contains(other.id())))
                .toList();
    }

    /** Returns the rule texts. */
    public List<Ruleset> rulesets() {
        return rulesets;
    }

    /** Returns all kinds of all rule texts. */
    public Stream<ScenarioKind<?, ?>> kinds() {
        return rulesets.stream().flatMap(ruleset -> ruleset.kinds().stream());
    }

    /** Returns the documents of a kind, as they are written. */
    public List<String> documents(ScenarioKind<?, ?> kind) {
        String resource = "/META-INF/snakewater/kinds/" + kind.id() + ".jsonl";
        try (InputStream documents = Ruleset.of(kind, rulesets).getClass().getResourceAsStream(resource)) {
            return documents == null
                    ? List.of()
                    : new String(documents.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.isBlank())
                            .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns the set-ups of a kind. */
    public <S, O> List<SetUp<S, O>> of(ScenarioKind<S, O> kind) {
        return examples.getOrDefault(kind.id(), List.of()).stream()
                .<SetUp<S, O>>map(example -> kind.scenario().cast(example.setUp()))
                .toList();
    }

    /** Returns the same as scenarios of so many turns, called by their numbers. */
    public <S, O> Stream<Scenario<S, O>> scenarios(ScenarioKind<S, O> kind, int turns) {
        List<SetUp<S, O>> setUps = of(kind);
        return IntStream.range(0, setUps.size())
                .mapToObj(i -> new Scenario<>(
                        kind, kind.id() + " " + (i + 1), "", FightTerms.of(turns), List.of(), setUps.get(i)));
    }

    /** Returns the examples of all kinds as scenarios of so many turns. */
    public Stream<Scenario<?, ?>> scenarios(int turns) {
        return kinds().flatMap(kind -> scenarios(kind, turns));
    }

    /** Returns the scenarios that come with the rule texts. */
    public Stream<Scenario<?, ?>> builtIn() {
        return builtIn.stream()
                .filter(scenario -> kinds().anyMatch(
                                kind -> kind.id().equals(scenario.kind().id())));
    }

    /**
     * Returns the scenario of a document.
     *
     * @throws UnreadableException if something is wrong with it
     */
    public Scenario<?, ?> scenario(String document) {
        InputStream input = new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
        return new JsonScenarios(rulesets, input).find("-");
    }

    private Optional<Scenario<?, ?>> readable(String document) {
        return readable(() -> scenario(document));
    }

    private static <T> Optional<T> readable(Supplier<T> read) {
        try {
            return Optional.of(read.get());
        } catch (UnreadableException wrong) {
            return Optional.empty();
        }
    }

    /** Returns what a game master may add beforehand by chance, to one in so many of the numbers of everybody. */
    public static List<GameMasterModifier> whims(
            ScenarioKind<?, ?> kind, SetUp<?, ?> setUp, int oneIn, SplittableRandom random) {
        List<GameMasterModifier> whims = new ArrayList<>();
        for (Name fighter : setUp.everybody()) {
            for (String number : kind.numbers()) {
                if (random.nextInt(oneIn) == 0) {
                    int amount = random.nextInt(-MOST_ADDED, MOST_ADDED + 1);
                    whims.add(new GameMasterModifier(fighter, number, Optional.empty(), amount, "a whim"));
                }
            }
        }
        return whims;
    }
}
