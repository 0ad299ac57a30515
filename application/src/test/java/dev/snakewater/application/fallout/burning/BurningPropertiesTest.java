package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.burning.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds of any fire, whoever fires how often at whomever. */
class BurningPropertiesTest {

    private static final BurningScenarios KIND = new BurningScenarios();
    private static final int SEEDS = 1_000;

    @Test
    void burning_never_stacks_and_neither_tank_nor_action_points_fall_below_nothing() {
        int restarts = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            BurningScenario written = scenario(new Random(seed));
            assertThat(KIND.problems(written)).as("seed %d", seed).isEmpty();
            restarts += play(seed, written);
        }
        // Otherwise nothing was shown.
        assertThat(restarts).isGreaterThan(SEEDS / 10);
    }

    /** Plays it, holding what must hold against each step; how often a fire began anew. */
    private static int play(long seed, BurningScenario written) {
        List<Event> round = new ArrayList<>();
        RandomDice dice = new RandomDice(seed);
        Seating<Burning> seating = Seating.of(KIND, written);
        Burning burning = KIND.open(written);
        int restarts = 0;
        while (true) {
            Next<Burning, BurningOutcome> next =
                    KIND.procedure().step(burning, seating.table(burning, dice, round::add));
            if (next instanceof Next.Go<Burning, BurningOutcome> go) {
                burning = go.situation();
                assertThat(burning.seconds()).as("seed %d, tank", seed).isNotNegative();
                assertThat(burning.actionPoints()).as("seed %d, AP", seed).isNotNegative();
                if (go.turnEnds()) {
                    oneBiteEach(seed, round);
                    restarts += anew(round);
                    round.clear();
                }
            } else {
                oneBiteEach(seed, round);
                return restarts + anew(round);
            }
        }
    }

    private static void oneBiteEach(long seed, List<Event> round) {
        Map<String, Integer> bites = new TreeMap<>();
        round.forEach(event -> {
            if (event instanceof BurningEvent.Bitten bitten) {
                bites.merge(bitten.who().text(), 1, Integer::sum);
                assertThat(bitten.burn().total())
                        .as("seed %d, fire never heals", seed)
                        .isNotNegative();
            }
        });
        assertThat(bites.values()).as("seed %d, bites in a round", seed).allMatch(number -> number == 1);
    }

    private static int anew(List<Event> round) {
        return (int) round.stream()
                .filter(event -> event instanceof BurningEvent.Bitten bitten && bitten.anew())
                .count();
    }

    private static BurningScenario scenario(Random random) {
        WrittenShooter shooter = Form.of(WrittenShooter.class)
                .with("is", any(random, List.of("Vera", "Brock")))
                .with("name", "the stoker")
                .with("actionPoints", random.nextInt(21))
                .with("seconds", random.nextInt(9))
                .with("policy", any(random, List.of(BurningPolicy.values())))
                .filled();
        return Form.of(BurningScenario.class)
                .with("shooter", shooter)
                .with("rounds", 1 + random.nextInt(4))
                .with(
                        "targets",
                        IntStream.rangeClosed(1, 1 + random.nextInt(3))
                                .mapToObj(number -> target(random, number))
                                .toList())
                .filled();
    }

    private static WrittenTarget target(Random random, int number) {
        return Form.of(WrittenTarget.class)
                .with("is", any(random, List.of("Vera", "Brock", "Skag", "Gorm")))
                .with("name", "target " + number)
                .with("millimetres", random.nextInt(450))
                .with("hitPoints", 1 + random.nextInt(60))
                .with("armed", random.nextBoolean())
                .with("pose", any(random, List.of(Pose.values())))
                .with("inCover", random.nextBoolean())
                .with(
                        "alight",
                        random.nextInt(3) == 0
                                ? Optional.of(any(random, List.of(Stage.values())))
                                : Optional.<Stage>empty())
                .filled();
    }

    private static <T> T any(Random random, List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
