package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.fudge.gunfight.scenario.RandomShowdown;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.domain.dice.Fall;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GunfightPolicyTest {

    private static final int TURN_LIMIT = 30;
    private static final ScenarioKind<Gunfight, GunfightOutcome> KIND = GunfightScenario.kind();

    @ParameterizedTest
    @EnumSource
    void fights_end_or_reach_their_limit_and_every_answer_is_legal(GunfightPolicy policy) {
        int over = 0;
        for (long seed = 0; seed < 200; seed++) {
            try {
                Played<Gunfight, GunfightOutcome> played = played(policy, seed);
                assertThat(played.standing()).isNotInstanceOf(Standing.Asking.class);
                over += played.standing() instanceof Standing.Over<Gunfight, GunfightOutcome> ? 1 : 0;
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("the fight with seed " + seed + ": " + failure, failure);
            }
        }
        assertThat(over).as("fights that came to an end").isGreaterThan(20);
    }

    @ParameterizedTest
    @EnumSource
    void the_same_dice_give_the_same_fight(GunfightPolicy policy) {
        for (long seed = 0; seed < 40; seed++) {
            assertThat(played(policy, seed)).as("seed %d", seed).isEqualTo(played(policy, seed));
        }
    }

    @Test
    void between_them_they_do_nearly_everything_that_can_be_done() {
        Set<String> done = new TreeSet<>();
        for (GunfightPolicy policy : GunfightPolicy.values()) {
            for (long seed = 0; seed < 200; seed++) {
                played(policy, seed).answers().stream()
                        .filter(answer -> answer.to().startsWith("part "))
                        .map(answer -> ((Answer.Chose) answer).word())
                        .forEach(done::add);
            }
        }
        assertThat(done)
                .contains("aim", "snapshot", "dodge", "dive for cover", "shoot", "fan", "reload", "nothing")
                .contains("flee", "surrender", "shoot with the +2", "snapshot with the +2");
    }

    private static Played<Gunfight, GunfightOutcome> played(GunfightPolicy policy, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        GunfightScenario scenario = RandomShowdown.from(random);
        Gunfight opening = scenario.opening();
        RandomDice dice = new RandomDice(seed);
        return Played.from(
                KIND.procedure(),
                opening,
                RandomShowdown.terms(random, scenario, TURN_LIMIT),
                situation -> new SeatedTable(dice, new Legal(policy, situation, dice)));
    }

    /** Asks a policy, again with the same dice, and holds its answers against what is offered. */
    private record Legal(GunfightPolicy policy, Gunfight situation, Dice dice) implements SeatedTable.Decider {
        @Override
        public <A> A decide(Choice<A> choice) {
            List<Fall> fallen = new ArrayList<>();
            A answer = policy.decide(situation, choice, what -> {
                fallen.add(dice.roll(what));
                return fallen.getLast();
            });
            assertThat(choice.options()).extracting(Choice.Option::answer).contains(answer);
            Iterator<Fall> again = fallen.iterator();
            assertThat(policy.decide(situation, choice, what -> again.next())).isEqualTo(answer);
            return answer;
        }
    }
}
