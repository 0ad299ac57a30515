package dev.snakewater.application.fallout.effort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of tests, jumps and runs: what is told before is what is thrown for, and what is refused is refused by a rule. */
class EffortToldTest {

    /** Acrobatics 35, winded 20, edge 15: 0; and boots 5. */
    @Test
    void what_the_master_has_laid_down_counts_before_the_throw_as_in_it() {
        Told<EffortScenario.TestScenario> told = Told.of(
                        EffortScenario.TESTS, skagWinded("skill", Skills.Skill.ACROBATICS, new MasterItem("edge", -15)))
                .adding("Skag", "acrobatics", 5, "boots");

        String sum = " (acrobatics +35, winded -20, edge -15, boots +5)";
        assertThat(told.opening())
                .containsExactly("Skag has to pass a test of acrobatics.", "Acrobatics: 5 or less on 1d100." + sum);
        assertThat(told.turns("Skag, acrobatics: 6"))
                .containsExactly(List.of("Skag, acrobatics: 6 against 5: a failure." + sum));
        assertThat(told.ending("Skag, acrobatics: 6")).containsExactly("Skag fails the test of acrobatics.");
    }

    /** Perception 5; 15 points are 2 on a d10, twice; 20 are 2: -1. */
    @Test
    void what_no_die_shows_cannot_succeed() {
        Told<EffortScenario.TestScenario> told = Told.of(
                EffortScenario.TESTS,
                skagWinded(
                        "statistic",
                        Statistics.Statistic.PERCEPTION,
                        new MasterItem("fog", -15),
                        new MasterItem("dusk", -15)));

        assertThat(told.opening())
                .contains("Perception: cannot succeed, with -1 or less on 1d10. (perception +5, winded -2, fog -2, dusk"
                        + " -2)");
    }

    /** A strength of 5 and an agility of 8: the half of 13 metres out of movement, 30 millimetres each. */
    @Test
    void how_far_she_can_jump_is_reckoned_in_metres() {
        Told<EffortScenario.JumpScenario> told = Told.of(
                EffortScenario.JUMPS,
                Filled.in(EffortScenario.JumpScenario.class, "who", "Vera", "millimetres", 120, "walked", 1));

        assertThat(told.opening())
                .containsExactly(
                        "Vera wants to jump 12 cm (4 m): 4 AP, of 8.",
                        "Acrobatics: 80 or less on 1d100. (acrobatics +60, 2 metres left +20)",
                        "Vera can jump 19.5 cm (6 1/2 m). (strength +5, agility +8, millimetres of a metre x 30,"
                                + " out of movement x 1/2)");
        assertThat(told.ending("Vera, whether: jump", "Vera, acrobatics: 81"))
                .containsExactly("Vera fails to make the jump.");
    }

    @Test
    void what_is_refused_says_by_which_rule_and_what_it_would_take() {
        Told<EffortScenario.JumpScenario> told = Told.of(
                EffortScenario.JUMPS,
                Filled.in(EffortScenario.JumpScenario.class, "who", "Vera", "millimetres", 75, "actionPoints", 2));

        assertThat(told.turns("Vera, whether: stay"))
                .containsExactly(List.of("Vera cannot jump: too far (FO-52); not enough action points (FO-09);"
                        + " 3 AP needed, 2 left. Nothing is spent."));
        assertThat(told.ending("Vera, whether: stay")).containsExactly("Vera does not jump.");
    }

    @Test
    void the_odds_of_what_is_refused_are_its_rules() {
        assertThat(results(Told.of(
                        EffortScenario.JUMPS,
                        Filled.in(EffortScenario.JumpScenario.class, "who", "Vera", "millimetres", 75))))
                .containsExactly("refused: too far (FO-52)");
        assertThat(results(Told.of(
                        EffortScenario.RUNS,
                        Filled.in(
                                EffortScenario.RunScenario.class,
                                "who",
                                "Skag",
                                "millimetres",
                                90,
                                "pose",
                                Pose.PRONE))))
                .containsExactly("refused: only upright (FO-54)");
    }

    private static EffortScenario.TestScenario skagWinded(String field, Object tested, MasterItem... items) {
        return Filled.in(
                EffortScenario.TestScenario.class,
                "who",
                "Skag",
                field,
                tested,
                "winded",
                20,
                "master",
                List.of(items));
    }

    private static List<String> results(Told<?> told) {
        return told.odds().findings().stream()
                .filter(outlook -> outlook.of().equals("Result"))
                .flatMap(outlook -> outlook.prospects().stream())
                .map(Outlook.Prospect::is)
                .toList();
    }
}
