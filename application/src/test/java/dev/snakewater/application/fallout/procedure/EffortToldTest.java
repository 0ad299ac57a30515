package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.fallout.scenario.EffortScenario;
import dev.snakewater.application.fallout.scenario.EffortScenario.JumpScenario;
import dev.snakewater.application.fallout.scenario.EffortScenario.RunScenario;
import dev.snakewater.application.fallout.scenario.EffortScenario.TestScenario;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.combatant.Statistics.Statistic;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is told of tests, jumps and runs is what is thrown for, what is refused is refused by a rule, and the master may amend it. */
class EffortToldTest {

    private static final int SEEDS = 200;
    private static final ScenarioKind<EffortSituation, EffortOutcome> RUNS = EffortScenario.RUNS;
    private static final ScenarioKind<EffortSituation, EffortOutcome> JUMPS = EffortScenario.JUMPS;
    private static final RunScenario SKAG = Filled.in(RunScenario.class, "who: Skag, millimetres: 315");

    /** Acrobatics 35, winded 20, edge 15: 0; and boots 5. */
    @Test
    void what_the_master_has_laid_down_counts_before_the_throw_as_in_it() {
        Told<TestScenario> told = Told.of(
                        EffortScenario.TESTS, skagWinded("skill", Skill.ACROBATICS, new MasterItem("edge", -15)))
                .adding("Skag", "acrobatics", 5, "boots");

        String sum = " (acrobatics +35, winded -20, edge -15, boots +5)";
        assertThat(told.opening())
                .containsExactly("Skag must pass a test of acrobatics.", "Acrobatics: 5 or less on 1d100." + sum);
        assertThat(told.turns("Skag, acrobatics: 6"))
                .containsExactly(List.of("Skag, acrobatics: 6 against 5: a failure." + sum));
        assertThat(told.ending("Skag, acrobatics: 6")).containsExactly("Skag fails the test of acrobatics.");
    }

    /** Perception 5; 15 points are 2 on a d10, twice; 20 are 2: -1. */
    @Test
    void what_no_die_shows_cannot_succeed() {
        Told<TestScenario> told = Told.of(
                EffortScenario.TESTS,
                skagWinded("statistic", Statistic.PERCEPTION, new MasterItem("fog", -15), new MasterItem("dusk", -15)));

        assertThat(told.opening())
                .contains("Perception: cannot succeed, with -1 or less on 1d10. (perception +5, winded -2, fog -2, dusk"
                        + " -2)");
    }

    /** A strength of 5 and an agility of 8: the half of 13 metres out of movement, 30 millimetres each. */
    @Test
    void how_far_she_can_jump_is_reckoned_in_metres() {
        Told<JumpScenario> told =
                Told.of(JUMPS, Filled.in(JumpScenario.class, "who: Vera, millimetres: 120, walked: 1"));

        assertThat(told.opening())
                .containsExactly(
                        "Vera wants to jump 12 cm (4 m): 4 AP, of 8.",
                        "Acrobatics: 80 or less on 1d100. (acrobatics +60, 2 metres left +20)",
                        "Vera can jump 19.5 cm (6 1/2 m). (strength +5, agility +8, in millimetres x 30,"
                                + " with a run-up x 1/2)");
        assertThat(told.ending("Vera, whether: jump", "Vera, acrobatics: 81"))
                .containsExactly("Vera fails to make the jump.");
    }

    @Test
    void what_is_refused_says_by_which_rule_and_what_it_would_take() {
        Told<JumpScenario> told =
                Told.of(JUMPS, Filled.in(JumpScenario.class, "who: Vera, millimetres: 75, actionPoints: 2"));

        assertThat(told.turns("Vera, whether: stay"))
                .containsExactly(List.of("Vera cannot jump: too far (FO-52); not enough action points (FO-09);"
                        + " 3 AP needed, 2 left. Nothing is spent."));
        assertThat(told.ending("Vera, whether: stay")).containsExactly("Vera does not jump.");
    }

    @Test
    void the_odds_of_what_is_refused_are_its_rules() {
        assertThat(results(Told.of(JUMPS, Filled.in(JumpScenario.class, "who: Vera, millimetres: 75"))))
                .containsExactly("refused: too far (FO-52)");
        assertThat(results(Told.of(RUNS, Filled.like(SKAG, "pose: prone"))))
                .containsExactly("refused: only possible upright (FO-54)");
    }

    private static TestScenario skagWinded(String field, Object tested, MasterItem... items) {
        return Filled.in(TestScenario.class, "who", "Skag", field, tested, "winded", 20, "master", List.of(items));
    }

    private static List<String> results(Told<?> told) {
        return told.odds().outlook("Result").prospects().stream()
                .map(MeasureDistribution.Weighted::is)
                .toList();
    }

    @Test
    void what_is_told_before_is_what_is_thrown_for_and_what_the_odds_say() {
        for (long seed = 0; seed < SEEDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            boolean skilled = random.nextBoolean();
            Enum<?> tested = one(random, skilled ? Skill.values() : Statistic.values());
            Object breath = List.of(new Run.Exhaustion(20, random.nextInt(0, 3)));
            TestScenario test = any(TestScenario.class, random, skilled ? "skill" : "statistic", tested);
            holds(EffortScenario.TESTS, test, Word.of(tested), random, seed);
            int far = random.nextInt(1, 120);
            holds(
                    JUMPS,
                    any(JumpScenario.class, random, "millimetres", far, "walked", far % 3),
                    "acrobatics",
                    random,
                    seed);
            RunScenario run = any(RunScenario.class, random, "winded", breath, "millimetres", random.nextInt(1, 300));
            holds(RUNS, run, "body control", random, seed);
        }
    }

    @SafeVarargs
    private static <T> T one(SplittableRandom random, T... of) {
        return of[random.nextInt(of.length)];
    }

    private static <C extends SetUp<?, ?>> void holds(
            ScenarioKind<?, ?> kind, C scenario, String on, SplittableRandom random, long seed) {
        assertThat(scenario.problems()).as("seed %d", seed).isEmpty();
        String who = scenario.everybody().getFirst().text();
        Told<C> told = Told.of(kind, scenario).adding(who, on, random.nextInt(-60, 61), "whim");
        for (EffortEvent.Tested tested : told.events(EffortEvent.Tested.class, seed)) {
            int limit = tested.limit().total();
            int sides = isStatistic(on) ? 10 : 100;
            if (sides == 100) {
                assertThat(limit).as("seed %d", seed).isBetween(0, 90);
            }
            assertThat(told.opening())
                    .as("seed %d", seed)
                    .anyMatch(line -> line.contains(limit + " or less on 1d" + sides));
            assertThat(told.odds().chance(who + " succeeds", "yes"))
                    .as("seed %d", seed)
                    .isEqualTo(Chance.of(Math.clamp(limit, 0, sides), sides));
        }
    }

    private static boolean isStatistic(String on) {
        return Stream.of(Statistic.values())
                .anyMatch(statistic -> Word.of(statistic).equals(on));
    }

    private static <C extends Record> C any(Class<C> type, SplittableRandom random, Object... namesAndValues) {
        Object[] everybodys = {
            "who", one(random, "Vera", "Brock", "Skag", "Gorm"),
            "master", List.of(new MasterItem("wind", random.nextInt(-40, 41))),
            "rulings", Filled.like(Rulings.BY_THE_BOOK, "hitCap", 90)
        };
        return Filled.in(
                type, Stream.of(everybodys, namesAndValues).flatMap(Stream::of).toArray());
    }

    /** 31.5 cm are seven action points, and Skag has seven. */
    @Test
    void action_points_and_breath_can_be_amended() {
        EffortSituation effort = SKAG.opening();

        assertThat(RUNS.procedure().amendments(effort))
                .extracting(Choice::name)
                .containsExactly("action points", "winded");
        EffortSituation poorer = amended(effort, "action points", "6");
        assertThat(poorer.stunt().orElseThrow().bars(poorer.actor(), poorer.before()))
                .containsExactly(FalloutRule.FO_09_ACTION_POINTS);
        assertThat(burdens(amended(effort, "winded", "20")).winded()).contains(20);
    }

    @Test
    void wounds_can_be_amended_where_they_are_played_with() {
        EffortSituation effort = Filled.like(SKAG, "rulings", Filled.like(Rulings.BY_THE_BOOK, "wounds: true"))
                .opening();

        assertThat(burdens(amended(effort, "wound of the legs", "yes")).wounds())
                .containsExactly(Part.LEGS);
        assertThat(burdens(amended(effort, "wound of the head", "no")).wounds()).isEmpty();
    }

    /** Of nine points four are for 12 cm; amended once she has jumped off, they are what is left of them. */
    @Test
    void what_is_paid_for_stays_paid_for_when_it_is_broken_off() {
        EffortSituation jumping =
                decided(Filled.in(JumpScenario.class, "who: Vera, millimetres: 120, walked: 1, actionPoints: 9")
                        .opening());

        assertThat(JUMPS.procedure().calledOff(jumping).actionPoints()).contains(5);
        assertThat(JUMPS.procedure()
                        .calledOff(amended(jumping, "action points", "2"))
                        .actionPoints())
                .contains(2);
        assertThat(JUMPS.telling().soFar(jumping, JUMPS.procedure().calledOff(jumping)))
                .extracting(Sentence::text)
                .containsExactly("Vera has taken off; the test is still to come.");
    }

    @Test
    void who_has_run_has_run_when_it_is_broken_off() {
        EffortOutcome standing = RUNS.procedure().calledOff(SKAG.opening());
        EffortOutcome running = RUNS.procedure().calledOff(decided(SKAG.opening()));

        assertThat(List.of(standing.ran(), running.ran())).containsExactly(false, true);
        assertThat(List.of(standing.actionPoints(), running.actionPoints()))
                .containsExactly(Optional.of(7), Optional.of(0));
    }

    @Test
    void the_rulings_are_told_where_they_are_not_by_the_book() {
        RunScenario unusual =
                Filled.like(SKAG, "rulings", Filled.like(Rulings.BY_THE_BOOK, "statTestDie: 20, jumping: false"));

        assertThat(opening(SKAG)).noneMatch(sentence -> sentence.contains("rules"));
        assertThat(opening(unusual))
                .last()
                .isEqualTo("The game master rules: statistics are tested with a d20 (FO-03) and no jumping (FO-67).");
    }

    private static List<String> opening(RunScenario scenario) {
        return RUNS.telling().opening(scenario.opening()).stream()
                .map(Sentence::text)
                .toList();
    }

    private static Burdens burdens(EffortSituation effort) {
        return effort.actor().person().burdens();
    }

    private static EffortSituation decided(EffortSituation effort) {
        ScriptedTable table = new ScriptedTable(Play.lines(effort.actor().name() + ", whether: " + effort.what()));
        return ((Next.Go<EffortSituation, EffortOutcome>) RUNS.procedure().step(effort, table)).situation();
    }

    private static EffortSituation amended(EffortSituation effort, String what, String word) {
        return Play.amendment(RUNS.procedure(), effort, what).chosen(word).answer();
    }
}
