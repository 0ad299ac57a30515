package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.Printed;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vectors of fire come out as printed. */
class BurningVectorsTest {

    private static final ScenarioKind<BurningScenario, Burning, BurningOutcome> KIND = BurningScenario.kind();
    private static final int ROUNDS = 8;

    @Test
    void v113_ten_action_points_are_two_seconds_and_eight_are_one() {
        Played<Burning, BurningOutcome> two = played(
                fire("Brock", 1, 10),
                "Brock, stream: Skag",
                "Brock, shot: 99",
                "Brock, stream: Skag",
                "Brock, shot: 99");
        BurningEvent.Streamed last = events(two, BurningEvent.Streamed.class).getLast();
        assertThat(10 - last.left() + " AP, tank 8 -> " + last.seconds()).isEqualTo("10 AP, tank 8 -> 6");
        assertThat(Printed.field("V113", "result")).startsWith("10 AP, tank 8 -> 6; Brock (8 AP) can pay only one");

        Played<Burning, BurningOutcome> one = played(fire("Brock", 1, 8), "Brock, stream: Skag", "Brock, shot: 99");
        assertThat(one.standing())
                .isInstanceOfSatisfying(
                        Standing.Asking.class,
                        asking -> assertThat(((Choice<?>) asking.question()).barsOn("Skag"))
                                .containsExactly(FalloutRule.FO_30_STREAM_PRICE));
    }

    @ParameterizedTest
    @CsvSource({"V114, Brock, 8, 70, 71", "V115, Vera, 9, 10, 11"})
    void v114_and_v115_a_second_of_the_stream(String id, String who, int actionPoints, int hit, int miss) {
        for (int roll : List.of(hit, miss)) {
            Played<Burning, BurningOutcome> played =
                    played(fire(who, 1, actionPoints), who + ", stream: Skag", who + ", shot: " + roll);
            BurningEvent.Tested tested =
                    events(played, BurningEvent.Tested.class).getFirst();
            BurningEvent.Streamed paid =
                    events(played, BurningEvent.Streamed.class).getFirst();

            assertThat(tested.chance().total() + " (crit " + tested.critical().total() + ")")
                    .isEqualTo(Printed.field(id, "chance"));
            assertThat(tested.result().hits()).isEqualTo(roll == hit);
            assertThat(tested.result()).isNotEqualTo(Result.CRITICAL);
            assertThat("AP -5 -> " + paid.left() + ", tank 8 -> " + paid.seconds())
                    .isEqualTo(Printed.field(id, "left"));
        }
    }

    @ParameterizedTest
    @CsvSource({"V116, 1", "V117, 1 2", "V118, 1 3"})
    void v116_to_v118_which_round_of_the_fire_bites_in_which_round(String id, String hits) {
        List<Integer> rounds =
                Stream.of(hits.split(" ", -1)).map(Integer::valueOf).toList();
        List<String> script = new ArrayList<>();
        for (int round = 1; round <= rounds.getLast(); round++) {
            if (rounds.contains(round)) {
                script.add("Brock, stream: Gorm");
                script.add("Brock, shot: 40");
            }
            script.add("Brock, stream: hold fire");
        }
        // The least of 2d10+5, and an ordinary fall of the other two.
        int bites = Printed.field(id, "mods").split(",", -1).length;
        Stream.generate(() -> "Gorm, burn: 7").limit(bites).forEach(script::add);
        Played<Burning, BurningOutcome> played = played(
                Filled.like(fire("Brock", rounds.getLast(), 8), "targets", List.of(target("Gorm"))),
                script.toArray(String[]::new));

        Map<Integer, Integer> stages = new TreeMap<>();
        for (int round = 0; round < played.turns().size(); round++) {
            for (Event event : played.turns().get(round)) {
                if (event instanceof BurningEvent.Bitten bitten) {
                    assertThat(stages.put(round + 1, bitten.stage().ordinal() + 1))
                            .as("one bite in a round")
                            .isNull();
                }
            }
        }
        assertThat(stages.entrySet().stream()
                        .map(bite -> bite.getKey() + ": " + bite.getValue())
                        .collect(Collectors.joining(", ", "{", "}")))
                .isEqualTo(Printed.field(id, "mods"));
    }

    @Test
    void v119_a_whole_fire() {
        Played<Burning, BurningOutcome> played = played(
                fire("Brock", 1, 8),
                "Brock, stream: Skag",
                "Brock, shot: 40",
                "Brock, stream: hold fire",
                "Skag, burn: 7 4",
                "Skag, burn: 9",
                "Skag, burn: 6");
        assertThat("HP 30 -> "
                        + events(played, BurningEvent.Bitten.class).stream()
                                .map(bitten -> String.valueOf(bitten.left()))
                                .collect(Collectors.joining(" -> ")))
                .isEqualTo(Printed.field("V119", "result"));
    }

    private static BurningScenario fire(String who, int rounds, int actionPoints) {
        return Filled.in(BurningScenario.class, new Object[] {
            "shooter", Filled.in(WrittenShooter.class, "is", who, "actionPoints", actionPoints),
            "rounds", rounds,
            "targets", List.of(target("Skag"))
        });
    }

    private static WrittenTarget target(String who) {
        return Filled.in(WrittenTarget.class, "is", who, "millimetres", 150);
    }

    private static Played<Burning, BurningOutcome> played(BurningScenario written, String... script) {
        assertThat(KIND.problems(written)).isEmpty();
        ScriptedTable table = new ScriptedTable(
                Stream.of(script).map(line -> ScriptLine.of(line).orElseThrow()).toList());
        Played<Burning, BurningOutcome> played =
                Played.from(KIND.procedure(), KIND.open(written), Terms.of(ROUNDS), situation -> table);
        assertThat(table.leftOver()).isEmpty();
        return played;
    }

    private static <E> List<E> events(Played<Burning, BurningOutcome> played, Class<E> sort) {
        return played.turns().stream()
                .flatMap(List::stream)
                .filter(sort::isInstance)
                .map(sort::cast)
                .toList();
    }
}
