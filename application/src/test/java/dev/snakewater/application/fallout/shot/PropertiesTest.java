package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.fallout.catalogue.WrittenRulings;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds of any action, whoever shoots with whatever at whomever. */
class PropertiesTest {

    private static final ShotScenarios KIND = new ShotScenarios();
    private static final int SEEDS = 4_000;

    @Test
    void action_points_are_never_negative_a_gun_holds_what_it_can_and_the_chance_is_a_percentage() {
        for (long seed = 0; seed < SEEDS; seed++) {
            Whims table = new Whims(seed);
            ShotSituation situation = KIND.open(new RandomShot(seed).scenario());
            boolean over = false;
            while (!over) {
                assertThat(situation.actionPoints()).as("seed %d", seed).isNotNegative();
                assertThat(situation.guns()).as("seed %d", seed).allMatch(PropertiesTest::holdsWhatItCan);
                switch (KIND.procedure().step(situation, table)) {
                    case Next.Go<ShotSituation, ShotOutcome> go -> situation = go.situation();
                    case Next.Done<ShotSituation, ShotOutcome> done -> over = true;
                }
            }
            assertThat(table.chances()).as("seed %d", seed).allMatch(chance -> chance >= 0 && chance <= 100);
        }
    }

    @Test
    void whatever_is_refused_costs_nothing_and_every_reason_occurs() {
        Map<Refusal.Reason, Integer> seen = new EnumMap<>(Refusal.Reason.class);
        for (long seed = 0; seed < SEEDS; seed++) {
            ShotScenario scenario = new RandomShot(seed).scenario();
            ShotSituation opening = KIND.open(seed % 20 == 0 ? withoutTwoGuns(scenario) : scenario);
            Whims table = new Whims(seed);
            if (KIND.procedure().step(opening, table) instanceof Next.Done<ShotSituation, ShotOutcome> done) {
                ShotOutcome outcome = done.outcome();
                outcome.refused().forEach(refusal -> seen.merge(refusal.reason(), 1, Integer::sum));
                assertThat(outcome).as("seed %d", seed).isEqualTo(ShotOutcome.of(opening, outcome.refused()));
                assertThat(outcome.refused()).as("seed %d", seed).isNotEmpty();
                assertThat(table.thrown).as("seed %d", seed).isZero();
            }
        }
        assertThat(seen).containsOnlyKeys(Refusal.Reason.values());
    }

    @Test
    void who_crouches_is_never_easier_to_hit_than_who_stands_and_who_lies_never_easier_than_who_crouches() {
        for (long seed = 0; seed < SEEDS; seed++) {
            ShotScenario scenario = new RandomShot(seed).scenario();
            int upright = firstChance(scenario, Pose.UPRIGHT, seed);
            int crouched = firstChance(scenario, Pose.CROUCHED, seed);
            int prone = firstChance(scenario, Pose.PRONE, seed);
            // What is not fired against one is not fired against another; but for parts that do not show.
            if (upright >= 0) {
                assertThat(crouched).as("seed %d", seed).isBetween(0, upright);
                assertThat(prone).as("seed %d", seed).isLessThanOrEqualTo(crouched);
            }
        }
    }

    /** Two shots of a burst against every fall of every die, with nothing but sums and comparisons. */
    @Test
    void the_exact_distribution_of_a_burst_equals_brute_force() {
        Map<Integer, Double> one = new TreeMap<>();
        int dice = 6 * 6 * 6;
        for (int d100 = 1; d100 <= 100; d100++) {
            for (int where = 1; where <= 6; where++) {
                for (int fall = 0; fall < dice; fall++) {
                    int raw = fall % 6 + fall / 6 % 6 + fall / 36 + 3 + 5;
                    // Chance 65, luck 5, leather 4; a critical that strikes the weapon (6) takes nothing.
                    int lost = d100 > 65 ? 0 : d100 > 5 ? raw - 4 : where == 6 ? 0 : 2 * raw;
                    one.merge(lost, 1.0 / (100.0 * 6 * dice), Double::sum);
                }
            }
        }
        Map<Integer, Double> both = new TreeMap<>();
        one.forEach(
                (lost, chance) -> one.forEach((more, other) -> both.merge(lost + more, chance * other, Double::sum)));

        Map<Integer, Double> exact = AllEnds.lost(SetUp.of("Brock; AK-112; 450; burst; rounds 2"));

        assertThat(exact.keySet()).isEqualTo(both.keySet());
        both.forEach((lost, chance) ->
                assertThat(exact.get(lost)).as("%d lost", lost).isCloseTo(chance, within(1e-12)));
    }

    private static boolean holdsWhatItCan(Held held) {
        return held.rounds() >= 0 && held.rounds() <= held.gun().magazine();
    }

    private static int firstChance(ShotScenario scenario, Pose pose, long seed) {
        WrittenTarget target = Form.like(scenario.target()).with("pose", pose).filled();
        ShotSituation situation =
                KIND.open(Form.like(scenario).with("target", target).filled());
        Whims table = new Whims(seed);
        while (table.chances().isEmpty()
                && KIND.procedure().step(situation, table) instanceof Next.Go<ShotSituation, ShotOutcome> go) {
            situation = go.situation();
        }
        return table.chances().stream().findFirst().orElse(-1);
    }

    private static ShotScenario withoutTwoGuns(ShotScenario scenario) {
        WrittenRulings rulings = Form.like(scenario.rulings().orElseThrow())
                .with("twoGuns", false)
                .filled();
        return Form.like(scenario).with("rulings", rulings).filled();
    }

    /** A table at which the dice fall anyhow. */
    private static final class Whims implements Table {

        private final SplittableRandom random;
        private final List<Integer> chances = new ArrayList<>();
        private int thrown;

        Whims(long seed) {
            random = new SplittableRandom(seed);
        }

        @Override
        public Fall roll(Throw what) {
            thrown++;
            return what.dice()
                    .showing(IntStream.range(0, what.dice().count())
                            .map(i -> random.nextInt(1, what.dice().die().highest() + 1))
                            .boxed()
                            .toList());
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            throw new AssertionError("everything is settled");
        }

        @Override
        public Tally count(Tally asWritten) {
            return asWritten;
        }

        @Override
        public void tell(Event event) {
            if (event instanceof ShotEvent.Fired fired) {
                chances.add(fired.chance().total());
            }
        }

        List<Integer> chances() {
            return chances;
        }
    }
}
