package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Defence;
import dev.snakewater.domain.gurps.weapon.Arms;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which defence is taken when nobody asks. */
class GurpsPolicyTest {

    private static final Defence DODGE = new Defence(Defence.Kind.DODGE, false);
    private static final Defence PARRY = new Defence(Defence.Kind.PARRY, false);

    @Test
    void of_equal_defences_the_first_listed_is_taken() {
        ChartedAttack attack = at("dodge", 8, "parry", 8);

        assertThat(decided(attack, DODGE, PARRY, Defence.PASSIVE)).isEqualTo(DODGE);
        assertThat(decided(attack, Defence.PASSIVE, PARRY, DODGE)).isEqualTo(PARRY);
    }

    @Test
    void the_highest_number_is_taken_wherever_it_is_listed() {
        ChartedAttack attack = at("dodge", 8, "parry", 9);

        assertThat(decided(attack, DODGE, PARRY, Defence.PASSIVE)).isEqualTo(PARRY);
        assertThat(decided(attack, PARRY, DODGE, Defence.PASSIVE)).isEqualTo(PARRY);
    }

    private static ChartedAttack at(Object... guard) {
        return GurpsScenario.kind()
                .open(Duel.with(Arms.BROADSWORD_SWUNG).target(guard).scenario());
    }

    private static Defence decided(ChartedAttack attack, Defence... defences) {
        Choice<Defence> choice = Choice.among(attack.whom(), "defence", List.of(defences), Box.GU_23_DEFENCE);
        return GurpsPolicy.BEST.decide(attack, choice, what -> {
            throw new AssertionError("nothing is left to chance");
        });
    }
}
