package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.CatalogueFile;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.End;
import dev.snakewater.domain.gurps.modifier.Engagement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The 79 vectors of the catalogue: the way through the chart, every roll, every result. */
class VectorsTest {

    private static final ScenarioKind<ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();

    private static final Messages CATALOGUE = Messages.in("dev.snakewater.application.gurps.procedure.catalogue");
    private static final Map<String, List<String>> SET_UPS =
            CatalogueFile.setUps(VectorsTest.class, "gurps3-set-ups.txt", "; ");

    /** A vector as the catalogue has it, and what it sets up. */
    record Vector(JsonNode fields) {

        DiceInARow dice() {
            return new DiceInARow(CatalogueFile.numbers(fields.path("dice")));
        }

        JsonNode expected() {
            return fields.path("expected");
        }

        GurpsScenario setUp() {
            return Duel.of(SET_UPS.get(fields.path("id").asString()).getFirst()).scenario();
        }

        @Override
        public String toString() {
            return fields.path("id").asString() + ": " + fields.path("purpose").asString();
        }
    }

    static Stream<Vector> vectors() {
        return CatalogueFile.json(VectorsTest.class, "gurps3-vectors.json")
                .path("vectors")
                .valueStream()
                .map(Vector::new);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void comes_out_as_the_catalogue_says(Vector vector) {
        assertThat(setUp(vector)).isEqualTo(written(vector));
        DiceInARow table = vector.dice();
        GurpsOutcome outcome = played(vector, table);
        List<BoxPassed> told = table.events(BoxPassed.class);

        assertThat(boxes(told))
                .isEqualTo(CatalogueFile.numbers(vector.expected().path("steps")));
        assertThat(words(told)).isEqualTo(CatalogueFile.texts(vector.expected().path("events")));
        assertThat(table.left()).as("dice that nobody threw").isEmpty();
        assertThat(outcome.end())
                .contains(End.of(Box.of(vector.expected().path("terminal").asInt(0))));
        assertThat(outcome.victim().map(victim -> victim.name().text()))
                .isEqualTo(vector.expected().path("victim").stringValueOpt());
        outcome.victim()
                .ifPresent(victim -> assertThat(victim.harm().hitPoints())
                        .isEqualTo(vector.expected().path("hpAfter").asInt(99)));
        assertThat(rounds(told, outcome)).isEqualTo(expectedRounds(vector));
    }

    /** The skill, the damage and the hit points that are set up. */
    private static List<String> setUp(Vector vector) {
        Engagement engagement = vector.setUp().opening().engagement();
        return Stream.of(
                        engagement.attacker().skill(),
                        engagement.weapon().damage(),
                        engagement.figures().getFirst().person().points().left())
                .map(String::valueOf)
                .toList();
    }

    private static List<String> written(Vector vector) {
        JsonNode fields = vector.fields();
        List<Integer> dice = CatalogueFile.numbers(fields.at("/weapon/dice"));
        return Stream.of(
                        fields.at("/attacker/skill").asInt(),
                        new DicePool(dice.getFirst(), Die.ofSides(6), dice.getLast()),
                        fields.at("/target/hp").asInt())
                .map(String::valueOf)
                .toList();
    }

    @Test
    void there_are_79_and_they_walk_all_82_pairs_and_reach_all_six_ends() {
        List<String> walked = new ArrayList<>();
        List<End> ends = new ArrayList<>();
        vectors().forEach(vector -> {
            DiceInARow table = vector.dice();
            ends.add(played(vector, table).end().orElseThrow());
            table.events(BoxPassed.class)
                    .forEach(passed -> passed.to().ifPresent(to -> walked.add(passed.box() + "-" + to)));
        });
        List<String> declared = Stream.of(Box.values())
                .flatMap(box -> box.exits().stream().map(exit -> box.number() + "-" + exit.to()))
                .distinct()
                .toList();
        assertThat(vectors()).hasSize(79);
        assertThat(SET_UPS.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        vectors().map(one -> one.fields().path("id").asString()).toList());
        assertThat(declared).hasSize(82);
        assertThat(walked.stream().distinct()).containsExactlyInAnyOrderElementsOf(declared);
        assertThat(ends).contains(End.values());
    }

    private static GurpsOutcome played(Vector vector, DiceInARow table) {
        GurpsScenario setUp = vector.setUp();
        assertThat(setUp.problems()).as("problems of " + vector).isEmpty();
        Played<ChartedAttack, GurpsOutcome> played =
                Played.from(KIND.procedure(), setUp.opening(), FightTerms.of(1), situation -> table);
        return switch (played.standing()) {
            case Standing.Over<ChartedAttack, GurpsOutcome> over -> over.outcome();
            case Standing<ChartedAttack, GurpsOutcome> other -> throw new AssertionError("not over: " + other);
        };
    }

    /** The boxes in the order in which they were left; one that throws more than once is there once. */
    static List<Integer> boxes(List<BoxPassed> told) {
        return told.stream()
                .filter(passed -> passed.to().isPresent() || passed.found() instanceof BoxResult.Ended)
                .map(BoxPassed::box)
                .toList();
    }

    /** A box, and the one before. */
    record Told(BoxPassed before, BoxPassed now) {}

    private static List<String> words(List<BoxPassed> told) {
        return IntStream.range(1, told.size())
                .mapToObj(i -> new Told(told.get(i - 1), told.get(i)))
                .flatMap(one -> CATALOGUE.told(one).stream())
                .map(Sentence::text)
                .toList();
    }

    private static List<List<Integer>> expectedRounds(Vector vector) {
        return vector.expected()
                .path("rounds")
                .valueStream()
                .map(round -> List.of(
                        round.path("terminal").asInt(0),
                        round.path("damage").asInt(0),
                        round.path("hpAfter").asInt(99)))
                .toList();
    }

    /** Of each round that hits: its end, its damage, the hit points left. */
    private static List<List<Integer>> rounds(List<BoxPassed> told, GurpsOutcome outcome) {
        List<List<Integer>> rounds = new ArrayList<>();
        int damage = 0;
        int left = outcome.victim().map(GurpsOutcome.Victim::before).orElse(0);
        for (BoxPassed passed : told) {
            switch (passed.found()) {
                case BoxResult.Hurt hurt -> damage = 0;
                case BoxResult.Lost lost -> {
                    damage = lost.hits();
                    left = lost.after();
                }
                case BoxResult.Ended ended
                when ended.who().isPresent() -> rounds.add(List.of(passed.box(), damage, left));
                default -> {
                    // Nothing that a round is told by.
                }
            }
        }
        return rounds;
    }
}
