package dev.snakewater.acceptance;

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
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The examples that every rule text brings of each of its kinds: scenario documents, one on each line. */
public final class Examples {

    /** All rule texts. */
    public static final List<Ruleset> RULESETS = ServiceLoader.load(Ruleset.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private static final int MOST_ADDED = 30;

    private Examples() {}

    /** Returns all kinds of all rule texts. */
    public static Stream<ScenarioKind<?, ?>> kinds() {
        return RULESETS.stream().flatMap(ruleset -> ruleset.kinds().stream());
    }

    /** Returns the set-ups of a kind. */
    public static <S, O> List<SetUp<S, O>> of(ScenarioKind<S, O> kind) {
        String resource = "META-INF/snakewater/kinds/" + kind.id() + ".jsonl";
        try (InputStream documents = Examples.class.getClassLoader().getResourceAsStream(resource)) {
            return new String(Objects.requireNonNull(documents, resource).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .<SetUp<S, O>>map(document -> kind.scenario().cast(setUp(document)))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns the same as scenarios of so many turns, called by their numbers. */
    public static <S, O> Stream<Scenario<S, O>> scenarios(ScenarioKind<S, O> kind, int turns) {
        List<SetUp<S, O>> setUps = of(kind);
        return IntStream.range(0, setUps.size())
                .mapToObj(i -> new Scenario<>(
                        kind, kind.id() + " " + (i + 1), "", FightTerms.of(turns), List.of(), setUps.get(i)));
    }

    /** Returns the examples of all kinds as scenarios of so many turns. */
    public static Stream<Scenario<?, ?>> scenarios(int turns) {
        return kinds().flatMap(kind -> scenarios(kind, turns));
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

    private static Object setUp(String document) {
        InputStream input = new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
        return new JsonScenarios(RULESETS, input).find("-").setUp();
    }
}
