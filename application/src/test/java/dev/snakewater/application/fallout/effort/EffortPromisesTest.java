package dev.snakewater.application.fallout.effort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.effort.Run;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the opening and the odds say of a test is what is thrown against, whatever the game master adds. */
class EffortPromisesTest {

    private static final int SEEDS = 200;
    private static final List<String> PEOPLE = List.of("Vera", "Brock", "Skag", "Gorm");

    @Test
    void a_test() {
        for (long seed = 0; seed < SEEDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            boolean skilled = random.nextBoolean();
            Skills.Skill skill = Skills.Skill.values()[random.nextInt(Skills.Skill.values().length)];
            Statistics.Statistic statistic =
                    Statistics.Statistic.values()[random.nextInt(Statistics.Statistic.values().length)];
            holds(
                    EffortScenario.TESTS,
                    any(
                            EffortScenario.TestScenario.class,
                            random,
                            skilled ? "skill" : "statistic",
                            skilled ? skill : statistic),
                    Word.of(skilled ? skill : statistic),
                    random,
                    seed);
        }
    }

    @Test
    void a_jump() {
        for (long seed = 0; seed < SEEDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            EffortScenario.JumpScenario jump = any(
                    EffortScenario.JumpScenario.class,
                    random,
                    "millimetres",
                    random.nextInt(1, 120),
                    "walked",
                    random.nextInt(0, 3));
            holds(EffortScenario.JUMPS, jump, "acrobatics", random, seed);
        }
    }

    @Test
    void a_run() {
        for (long seed = 0; seed < SEEDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            EffortScenario.RunScenario run = any(
                    EffortScenario.RunScenario.class,
                    random,
                    "winded",
                    List.of(new Run.Breath(20, random.nextInt(0, 3))),
                    "millimetres",
                    random.nextInt(1, 300));
            holds(EffortScenario.RUNS, run, "body control", random, seed);
        }
    }

    private static <C> void holds(
            ScenarioKind<C, ?, ?> kind, C scenario, String on, SplittableRandom random, long seed) {
        assertThat(kind.problems(scenario)).as("seed %d", seed).isEmpty();
        Told<C> told = Told.of(kind, scenario)
                .adding(kind.fighters(scenario).getFirst().text(), on, random.nextInt(-60, 61), "whim");
        for (EffortEvent.Tested tested : told.events(EffortEvent.Tested.class, seed)) {
            int limit = tested.limit().total();
            int sides = isStatistic(on) ? 10 : 100;
            if (sides == 100) {
                assertThat(limit).as("seed %d", seed).isBetween(0, 90);
            }
            assertThat(told.opening())
                    .as("seed %d", seed)
                    .anyMatch(line -> line.contains(limit + " or less on 1d" + sides));
            assertThat(succeeds(told)).as("seed %d", seed).isEqualTo(Math.clamp(limit, 0, sides) / (double) sides);
        }
    }

    private static boolean isStatistic(String on) {
        return List.of(Statistics.Statistic.values()).stream()
                .anyMatch(statistic -> Word.of(statistic).equals(on));
    }

    private static double succeeds(Told<?> told) {
        return told.odds().findings().stream()
                .filter(outlook -> outlook.of().endsWith(" succeeds"))
                .findFirst()
                .map(Outlook::prospects)
                .orElseThrow()
                .stream()
                .filter(prospect -> prospect.is().equals("yes"))
                .mapToDouble(prospect -> prospect.share().value())
                .sum();
    }

    private static <C extends Record> C any(Class<C> type, SplittableRandom random, Object... namesAndValues) {
        Object[] everybodys = {
            "who", PEOPLE.get(random.nextInt(PEOPLE.size())),
            "master", List.of(new MasterItem("wind", random.nextInt(-40, 41))),
            "rulings", Filled.like(Rulings.BY_THE_BOOK, "hitCap", 90)
        };
        return Filled.in(
                type, Stream.of(everybodys, namesAndValues).flatMap(Stream::of).toArray());
    }
}
