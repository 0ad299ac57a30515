package dev.snakewater.application.fallout.fight.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.fallout.procedure.CandidatePlans;
import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.fallout.procedure.RandomShot;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Expectation;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Counting;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is weighed is legal, and is the most that the exact expectations give. */
class ShotWeighingTest {

    private static final Counting PLAIN = Counting.adding(tally -> tally);
    private static final int SEEDS = 600;

    @Test
    void nothing_simple_is_worth_more_than_the_best() {
        int found = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            ShotSituation shot = new RandomShot(seed).scenario().opening();
            double most = CandidatePlans.all(shot).legal(shot).plans().stream()
                    .filter(plan -> !plan.isAimed())
                    .mapToDouble(plan -> often(shot, plan) * damage(shot, plan))
                    .max()
                    .orElse(0);
            Optional<ShotWeighing.Weighed> best = new ShotWeighing(shot, false, PLAIN).best();
            assertThat(best.isPresent()).as("seed %d", seed).isEqualTo(most > 0);
            assertThat(best.map(ShotWeighing.Weighed::points).orElse(0.0))
                    .as("seed %d", seed)
                    .isGreaterThanOrEqualTo(most - 1e-9);
            assertThat(best.stream())
                    .allMatch(weighed -> shot.refusals(weighed.plan()).isEmpty());
            assertThat(best.stream().filter(weighed -> !weighed.plan().isAimed()))
                    .allSatisfy(weighed -> assertThat(weighed.points()).isCloseTo(most, within(1e-9)));
            found += best.isPresent() ? 1 : 0;
        }
        assertThat(found).isBetween(SEEDS / 5, SEEDS - 1);
    }

    @Test
    void who_aims_weighs_a_single_shot_and_never_one_that_is_worse_than_a_plain_one() {
        int aimed = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            ShotSituation shot = new RandomShot(seed).scenario().opening();
            for (ShotWeighing.Weighed best :
                    new ShotWeighing(shot, true, PLAIN).best().stream().toList()) {
                Plan plan = best.plan();
                assertThat(best.points()).as("seed %d", seed).isCloseTo(damage(shot, plan), within(1e-9));
                if (plan.isAimed()) {
                    Plan plain = new Plan(plan.hands(), new Way.Unaimed(), plan.from());
                    assertThat(best.points()).as("seed %d", seed).isGreaterThan(damage(shot, plain));
                    aimed++;
                }
            }
        }
        assertThat(aimed).isPositive();
    }

    private static double damage(ShotSituation shot, Plan plan) {
        return Expectation.damage(shot.attempt(plan), PLAIN).toDouble();
    }

    /** As often as the action points last and the magazine of each gun, by the price of one. */
    private static int often(ShotSituation shot, Plan plan) {
        Attempt attempt = shot.attempt(plan);
        int often = shot.actionPoints() / attempt.price().total();
        for (Held held : attempt.hands()) {
            int bursts = (held.rounds() + attempt.rounds(held) - 1) / attempt.rounds(held);
            often = Math.min(often, bursts);
        }
        return often;
    }
}
