package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Expectation;
import dev.snakewater.domain.modifier.Counting;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The expected damage that is quick is the exact one, whoever shoots with whatever at whomever. */
class QuickExpectationTest {

    private static final List<GameMasterModifier> MASTERS = List.of(
            new GameMasterModifier(new Name("Shooter"), "damage", Optional.empty(), -7, "smoke"),
            new GameMasterModifier(new Name("Shooter"), "to hit", Optional.empty(), 15, "light"));

    @Test
    void quick_and_exact_expectations_agree() {
        int weighed = 0;
        for (long seed = 0; seed < 1_500; seed++) {
            ShotSituation shot = new RandomShot(seed).scenario().opening();
            boolean isModified = seed % 2 == 0;
            Counting counting =
                    Counting.adding(tally -> isModified ? GameMasterModifier.counted(MASTERS, tally) : tally);
            CandidatePlans legal = CandidatePlans.all(shot).legal(shot);
            for (int i = (int) (seed % 5); i < legal.plans().size(); i += 5) {
                Attempt attempt = shot.attempt(legal.plans().get(i));
                assertThat(Expectation.points(attempt, counting))
                        .as("seed %d, %s", seed, legal.plans().get(i))
                        .isCloseTo(Expectation.damage(attempt, counting).toDouble(), within(1e-9));
                weighed++;
            }
        }
        assertThat(weighed).isGreaterThan(3_000);
    }
}
