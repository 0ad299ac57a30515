package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.fallout.shot.ShotThrow;
import dev.snakewater.application.port.in.FightAtTable.Ahead;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the opening and the table say of a second of the stream is what is thrown against, whatever the game master adds. */
class BurningPromisesTest {

    private static final int SEEDS = 300;
    private static final List<String> NUMBERS = List.of("to hit", "critical", "burn");

    @Test
    void the_opening_and_the_table_say_what_is_thrown_against_and_no_number_leaves_its_range() {
        int tested = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            Told<BurningScenario> told = modified(BurningPropertiesTest.scenario(new Random(seed)), seed);
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
                        .anyMatch(line -> line.startsWith(Wording.capitalised(name)) && line.contains(promise(chance)));
                assertThat(told.ahead())
                        .as("seed %d", seed)
                        .filteredOn(ahead -> ahead.word().equals(name))
                        .allMatch(ahead -> hit(ahead, name).equals(Chance.of(chance.total(), 100)));
                tested++;
            }
        }
        assertThat(tested).isGreaterThan(SEEDS / 4);
    }

    private static String promise(Tally chance) {
        return chance.total() == 0 ? "cannot hit" : "hits with " + chance.total() + " or less";
    }

    private static Chance hit(Ahead ahead, String name) {
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
