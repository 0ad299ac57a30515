package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.Printed;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Shot;
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
        Play<BurningScenario, Burning, BurningOutcome> two = played(
                fire("Brock", 1, 10), "Brock, stream: Skag; Brock, shot: 99; Brock, stream: Skag; Brock, shot: 99");
        BurningEvent.Streamed last = two.all(BurningEvent.Streamed.class).getLast();
        assertThat(10 - last.left() + " AP, tank 8 -> " + last.seconds()).isEqualTo("10 AP, tank 8 -> 6");
        assertThat(Printed.field("V113", "result")).startsWith("10 AP, tank 8 -> 6; Brock (8 AP) can pay only one");

        Play<BurningScenario, Burning, BurningOutcome> one =
                played(fire("Brock", 1, 8), "Brock, stream: Skag", "Brock, shot: 99");
        assertThat(one.played().standing())
                .isInstanceOfSatisfying(
                        Standing.Asking.class,
                        asking -> assertThat(((Choice<?>) asking.question()).barsOn("Skag"))
                                .containsExactly(FalloutRule.FO_30_STREAM_PRICE));
    }

    @ParameterizedTest
    @CsvSource({"V114, Brock, 8, 70, 71", "V115, Vera, 9, 10, 11"})
    void v114_and_v115_a_second_of_the_stream(String id, String who, int actionPoints, int hit, int miss) {
        for (int roll : List.of(hit, miss)) {
            Play<BurningScenario, Burning, BurningOutcome> played =
                    played(fire(who, 1, actionPoints), who + ", stream: Skag", who + ", shot: " + roll);
            BurningEvent.Tested tested = played.all(BurningEvent.Tested.class).getFirst();
            BurningEvent.Streamed paid = played.all(BurningEvent.Streamed.class).getFirst();

            assertThat(tested.thrown().chance().total() + " (crit "
                            + tested.thrown().critical().total() + ")")
                    .isEqualTo(Printed.field(id, "chance"));
            assertThat(tested.thrown().result().hits()).isEqualTo(roll == hit);
            assertThat(tested.thrown().result()).isNotEqualTo(Shot.Result.CRITICAL);
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
        Play<BurningScenario, Burning, BurningOutcome> played = played(
                Filled.like(fire("Brock", rounds.getLast(), 8), "targets", List.of(target("Gorm"))),
                script.toArray(String[]::new));

        Map<Integer, Integer> stages = new TreeMap<>();
        for (int round = 0; round < played.played().turns().size(); round++) {
            for (Event event : played.played().turns().get(round)) {
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
        Play<BurningScenario, Burning, BurningOutcome> played = played(
                fire("Brock", 1, 8),
                "Brock, stream: Skag; Brock, shot: 40; Brock, stream: hold fire; Skag, burn: 7 4; Skag, burn: 9",
                "Skag, burn: 6");
        assertThat("HP 30 -> "
                        + played.all(BurningEvent.Bitten.class).stream()
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

    private static Play<BurningScenario, Burning, BurningOutcome> played(BurningScenario written, String... script) {
        return Play.under(Terms.of(ROUNDS), KIND, written, script);
    }
}
