package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The wounds of the house where there is fire (FO-69). */
class WoundsTest {

    private static final ScenarioKind<BurningScenario, Burning, BurningOutcome> KIND = BurningScenario.kind();

    @Test
    void nobody_fires_a_thrower_for_two_hands_with_a_wounded_arm() {
        assertThat(bars(Part.ARM, true)).containsExactly(FalloutRule.FO_69_WOUNDS);
    }

    @Test
    void other_wounds_and_houses_without_wounds_let_her_fire() {
        assertThat(bars(Part.LEGS, true)).isEmpty();
        assertThat(bars(Part.ARM, false)).isEmpty();
    }

    @Test
    void nobody_fires_a_thrower_that_is_unusable() {
        assertThat(bars(Part.WEAPON, true)).containsExactly(FalloutRule.FO_69_WOUNDS);
        assertThat(bars(Part.WEAPON, false)).isEmpty();
    }

    private static List<Rule> bars(Part wound, boolean wounds) {
        BurningScenario written = Filled.in(BurningScenario.class, new Object[] {
            "shooter", Filled.in(WrittenShooter.class, "is", "Brock", "wounds", List.of(wound)),
            "targets", List.of(Filled.in(WrittenTarget.class, "is: Skag, millimetres: 150")),
            "rulings", Filled.like(Rulings.BY_THE_BOOK, "wounds", wounds)
        });
        Played<Burning, BurningOutcome> played = Played.from(
                KIND.procedure(), KIND.open(written), Terms.of(1), situation -> new ScriptedTable(List.of()));
        return played.standing() instanceof Standing.Asking<Burning, BurningOutcome> asking
                        && asking.question() instanceof Choice<?> choice
                ? choice.barsOn("Skag")
                : List.of();
    }
}
