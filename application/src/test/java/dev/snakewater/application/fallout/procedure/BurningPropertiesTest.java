package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.fallout.scenario.BurningScenario;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What holds of any fire, whoever fires how often at whomever, and that what is told before is what is thrown against. */
class BurningPropertiesTest {

    private static final ScenarioKind<BurningSituation, BurningOutcome> KIND = BurningScenario.kind();
    private static final int SEEDS = 1_000;
    private static final int PROMISES = 300;
    private static final List<String> NUMBERS = List.of("to hit", "critical", "burn");

    @Test
    void a_bite_a_round_each_the_next_or_the_first_again_and_neither_tank_nor_points_below_nothing() {
        int restarts = 0;
        int followed = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            BurningScenario written = new RandomShot(seed).fire();
            assertThat(written.problems()).as("seed %d", seed).isEmpty();
            Rounds rounds = new Rounds(seed);
            play(seed, written, rounds);
            restarts += rounds.restarts;
            followed += rounds.followed;
        }
        // Otherwise nothing was shown.
        assertThat(restarts).isGreaterThan(SEEDS / 20);
        assertThat(followed).isGreaterThan(SEEDS / 2);
    }

    /** Plays it, holding what must hold against each step and each round. */
    private static void play(long seed, BurningScenario written, Rounds rounds) {
        RandomDice dice = new RandomDice(seed);
        Deciders<BurningSituation> deciders = Deciders.of(KIND, written);
        BurningSituation burning = written.opening();
        while (true) {
            Next<BurningSituation, BurningOutcome> next =
                    KIND.procedure().step(burning, deciders.table(burning, dice).heardBy(rounds::happens));
            if (!(next instanceof Next.Go<BurningSituation, BurningOutcome> go)) {
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
            last.ifPresent(stage -> assertThat(bitten.stage() == Fire.Stage.FIRST_ROUND
                            || stage.next().equals(Optional.of(bitten.stage())))
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

    @Test
    void the_opening_and_the_table_say_what_is_thrown_against_and_no_number_leaves_its_range() {
        int tested = 0;
        for (long seed = 0; seed < PROMISES; seed++) {
            Told<BurningScenario> told = modified(new RandomShot(seed).fire(), seed);
            int cap = told.setUp().house().rulings().hitCap();
            List<BurningEvent.Tested> streams = told.events(BurningEvent.Tested.class, seed);
            for (BurningEvent.Tested stream : streams) {
                ShotThrow thrown = stream.thrown();
                assertThat(thrown.chance().total()).as("seed %d", seed).isBetween(0, cap);
                assertThat(thrown.critical().total()).as("seed %d", seed).isBetween(1, 100);
            }
            for (BurningEvent.Bitten bitten : told.events(BurningEvent.Bitten.class, seed)) {
                assertThat(bitten.burn().total()).as("seed %d", seed).isNotNegative();
            }
            for (BurningEvent.WeaponBurned burned : told.events(BurningEvent.WeaponBurned.class, seed)) {
                assertThat(burned.burn().total()).as("seed %d", seed).isNotNegative();
            }
            if (!streams.isEmpty()) {
                BurningEvent.Tested first = streams.getFirst();
                String name = first.at().text();
                Tally chance = first.thrown().chance();
                assertThat(told.opening())
                        .as("seed %d", seed)
                        .anyMatch(
                                line -> line.startsWith(Messages.capitalised(name)) && line.contains(promise(chance)));
                assertThat(told.ahead())
                        .as("seed %d", seed)
                        .filteredOn(ahead -> ahead.word().equals(name))
                        .allMatch(ahead -> hit(ahead, name).equals(Chance.of(chance.total(), 100)));
                tested++;
            }
        }
        assertThat(tested).isGreaterThan(PROMISES / 4);
    }

    private static String promise(Tally chance) {
        return chance.total() == 0 ? "cannot hit" : "hits with " + chance.total() + " or less";
    }

    private static Chance hit(OptionForecast ahead, String name) {
        return ahead.needs().stream()
                .filter(need -> need.of().equals(name + " is hit") && need.is().equals("yes"))
                .map(need -> need.share().chance())
                .findFirst()
                .orElse(Chance.NONE);
    }

    private static Told<BurningScenario> modified(BurningScenario scenario, long seed) {
        Random random = new Random(seed + 1_000_000);
        Told<BurningScenario> told = Told.of(BurningScenario.kind(), scenario);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            String on = NUMBERS.get(random.nextInt(NUMBERS.size()));
            String whom = on.equals("burn") ? "target 1" : "the stoker";
            told = told.adding(whom, on, random.nextInt(121) - 60, "whim " + i);
        }
        return told;
    }
}
