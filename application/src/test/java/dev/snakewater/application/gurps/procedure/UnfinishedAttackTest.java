package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An attack that is broken off before it comes to an end has none, and is told so. */
class UnfinishedAttackTest {

    private static final ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();

    @Test
    void before_the_first_throw_nothing_has_come_of_it() {
        GurpsOutcome outcome = brokenOff(Duel.with(WeaponTable.BROADSWORD_SWUNG));

        assertThat(outcome.end()).isEmpty();
        assertThat(outcome.victim()).isEmpty();
        assertThat(told(outcome)).containsExactly("The attack is not over yet.");
        assertThat(KIND.telling().findings(outcome))
                .extracting(finding -> finding.measure().id())
                .doesNotContain("end")
                .contains("hit");
    }

    /** An Uzi with skill 18 less 1 for recoil: 13 is made by 4, and all four rounds hit. The first takes 4. */
    @Test
    void what_the_first_rounds_of_a_group_have_done_is_done() {
        GurpsOutcome outcome = brokenOff(
                Duel.with(WeaponTable.UZI)
                        .attacker("skill: 18")
                        .manner("rounds: 4")
                        .target("ht: 20"),
                "Ann, attack: 13; Ann, damage: 4");

        assertThat(outcome.end()).isEmpty();
        assertThat(outcome.victim().map(GurpsOutcome.Victim::name)).contains(new Name("Bill"));
        assertThat(outcome.victim().map(victim -> victim.harm().hitPoints())).contains(16);
        assertThat(told(outcome).getFirst()).isEqualTo("The attack is not over yet.");
    }

    private static GurpsOutcome brokenOff(Duel duel, String... script) {
        return KIND.procedure()
                .calledOff(Play.of(KIND, duel.scenario(), script).asking().situation());
    }

    private static List<String> told(GurpsOutcome outcome) {
        return KIND.telling().ending(outcome).stream().map(Sentence::text).toList();
    }
}
