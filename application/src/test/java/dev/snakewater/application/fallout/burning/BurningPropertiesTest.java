package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.Fire;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds of any fire, whoever fires how often at whomever. */
class BurningPropertiesTest {

    private static final ScenarioKind<BurningScenario, Burning, BurningOutcome> KIND = BurningScenario.kind();
    private static final int SEEDS = 1_000;

    @Test
    void a_bite_a_round_each_the_next_or_the_first_again_and_neither_tank_nor_points_below_nothing() {
        int restarts = 0;
        int followed = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            BurningScenario written = scenario(new Random(seed));
            assertThat(KIND.problems(written)).as("seed %d", seed).isEmpty();
            Rounds rounds = new Rounds(seed);
            play(seed, written, rounds);
            restarts += rounds.restarts;
            followed += rounds.followed;
        }
        // Otherwise nothing was shown.
        assertThat(restarts).isGreaterThan(SEEDS / 20);
        assertThat(followed).isGreaterThan(SEEDS);
    }

    /** Plays it, holding what must hold against each step and each round. */
    private static void play(long seed, BurningScenario written, Rounds rounds) {
        RandomDice dice = new RandomDice(seed);
        Seating<Burning> seating = Seating.of(KIND, written);
        Burning burning = KIND.open(written);
        while (true) {
            Next<Burning, BurningOutcome> next =
                    KIND.procedure().step(burning, seating.table(burning, dice, rounds::happens));
            if (!(next instanceof Next.Go<Burning, BurningOutcome> go)) {
                rounds.end();
                return;
            }
            burning = go.situation();
            assertThat(burning.seconds()).as("seed %d, tank", seed).isNotNegative();
            assertThat(burning.actionPoints()).as("seed %d, AP", seed).isNotNegative();
            if (go.turnEnds()) {
                rounds.end();
            }
        }
    }

    /** Who was bitten in which stage, round after round (FO-31). */
    private static final class Rounds {

        private final long seed;
        private final Map<String, Fire.Stage> before = new TreeMap<>();
        private final Map<String, Fire.Stage> now = new TreeMap<>();
        private int restarts;
        private int followed;

        Rounds(long seed) {
            this.seed = seed;
        }

        void happens(Event event) {
            switch (event) {
                case BurningEvent.Bitten bitten -> bitten(bitten);
                case BurningEvent.WentDown down -> {
                    before.remove(down.who().text());
                    now.remove(down.who().text());
                }
                default -> {}
            }
        }

        private void bitten(BurningEvent.Bitten bitten) {
            String who = bitten.who().text();
            assertThat(bitten.burn().total())
                    .as("seed %d, fire never heals", seed)
                    .isNotNegative();
            assertThat(now.put(who, bitten.stage()))
                    .as("seed %d, %s is bitten twice in a round", seed, who)
                    .isNull();
            Optional<Fire.Stage> last = Optional.ofNullable(before.get(who));
            last.ifPresent(stage -> assertThat(
                            bitten.stage() == Fire.Stage.FIRST || stage.next().equals(Optional.of(bitten.stage())))
                    .as("seed %d, %s: %s after %s", seed, who, bitten.stage(), stage)
                    .isTrue());
            if (last.flatMap(Fire.Stage::next).equals(Optional.of(bitten.stage()))) {
                followed++;
            }
            if (bitten.anew()) {
                restarts++;
            }
        }

        /** Nobody who burns is spared a round. */
        void end() {
            before.forEach((who, stage) -> stage.next()
                    .ifPresent(next -> assertThat(now)
                            .as("seed %d, round after %s", seed, stage)
                            .containsKey(who)));
            before.clear();
            before.putAll(now);
            now.clear();
        }
    }

    /** Any fire with somebody who fires. */
    static BurningScenario scenario(Random random) {
        WrittenShooter shooter = Filled.in(WrittenShooter.class, new Object[] {
            "is", any(random, List.of("Vera", "Brock")),
            "name", "the stoker",
            "actionPoints", random.nextInt(21),
            "seconds", random.nextInt(9),
            "winded", any(random, List.of(Optional.<Integer>empty(), Optional.of(10), Optional.of(40))),
            "wounds", random.nextInt(4) == 0 ? List.of(any(random, List.of(Part.values()))) : List.of(),
            "policy", any(random, List.of(BurningPolicy.values()))
        });
        return Filled.in(BurningScenario.class, new Object[] {
            "shooter", shooter,
            "rounds", random.nextInt(1, 6),
            "rulings", rulings(random),
            "targets",
                    IntStream.rangeClosed(1, 1 + random.nextInt(3))
                            .mapToObj(number -> target(random, number))
                            .toList()
        });
    }

    private static WrittenTarget target(Random random, int number) {
        return Filled.in(WrittenTarget.class, new Object[] {
            "is", any(random, List.of("Vera", "Brock", "Skag", "Gorm")),
            "name", "target " + number,
            "millimetres", random.nextInt(450),
            "hitPoints", random.nextInt(1, 61),
            "armed", random.nextBoolean(),
            "pose", any(random, List.of(Pose.values())),
            "fromTheFront", random.nextBoolean(),
            "inCover", random.nextInt(4) == 0,
            "locations", random.nextInt(4) == 0 ? Optional.of(locations(random)) : Optional.empty(),
            "alight",
                    random.nextInt(3) == 0
                            ? Optional.of(any(random, List.of(Fire.Stage.values())))
                            : Optional.<Fire.Stage>empty()
        });
    }

    private static Rulings rulings(Random random) {
        return Filled.like(Rulings.BY_THE_BOOK, new Object[] {
            "roundThirds", any(random, List.of(Rulings.RoundThirds.values())),
            "hitCap", 50 + random.nextInt(51),
            "fumbleFrom", any(random, List.of(Rulings.FumbleFrom.values())),
            "wounds", random.nextBoolean(),
            "poses", random.nextBoolean(),
            "running", random.nextBoolean()
        });
    }

    private static List<Part> locations(Random random) {
        return IntStream.range(0, Locations.FACES)
                .mapToObj(face -> any(random, List.of(Part.values())))
                .toList();
    }

    private static <T> T any(Random random, List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
