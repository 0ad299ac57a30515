package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Odds;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenTarget;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds of any action, whoever shoots with whatever at whomever. */
class PropertiesTest {

    private static final ScenarioKind<ShotSituation, ShotOutcome> KIND = ShotScenario.kind();
    private static final int SEEDS = 4_000;

    /**
     * Action points are never negative, a gun holds what it can, and the chance is a percentage. Of a refusal, at the first step or later,
     * for a shot or for something else, before and after are equal, and nothing was thrown for it.
     */
    @Test
    void whatever_is_refused_costs_nothing_and_every_reason_occurs() {
        Set<Refusal.Reason> seen = EnumSet.noneOf(Refusal.Reason.class);
        Set<String> when = new TreeSet<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            ShotScenario scenario = new RandomShot(seed).scenario();
            ShotSituation before = (seed % 20 == 0 ? withoutTwoGuns(scenario) : scenario).opening();
            Whims table = new Whims(seed);
            String step = "at once: ";
            Next<ShotSituation, ShotOutcome> next = new Next.Go<>(before, false);
            while (next instanceof Next.Go<ShotSituation, ShotOutcome> go) {
                before = go.situation();
                assertThat(before.actionPoints()).as("seed %d", seed).isNotNegative();
                assertThat(before.guns()).as("seed %d", seed).allMatch(PropertiesTest::holdsWhatItCan);
                int thrown = table.thrown;
                next = KIND.procedure().step(before, table);
                if (table.refused().isPresent()) {
                    assertThat(costs(next)).as("thrown for nothing").isEqualTo(costs(before));
                    assertThat(table.thrown).isEqualTo(thrown);
                    when.add(step + table.refused().get());
                }
                step = "later: ";
            }
            ((Next.Done<ShotSituation, ShotOutcome>) next).outcome().refused().forEach(one -> seen.add(one.reason()));
            assertThat(table.chances()).as("seed %d", seed).allMatch(chance -> chance >= 0 && chance <= 100);
        }
        assertThat(seen).containsExactly(Refusal.Reason.values());
        assertThat(when).containsExactly("at once: NotMoved", "at once: Refused", "later: NotMoved", "later: Refused");
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

    /**
     * Shots against every fall of every die, with nothing but sums and comparisons. Brock with an AK-112 at medium range: 60 + 5,
     * and no handicap for strength 8 over 5; half of 65 against who lies, whose d6 shows 6 for the weapon all the same. Vera with
     * two MAC-10s: 70 + 10 - 25 - 25 = 30. Luck 5 and 6; leather takes 4 of the body and 0 of the head, and nothing of a critical.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        millimetres: 450, shooter: {is: Brock, guns: [{is: AK-112, rounds: 2}]}, action: {way: burst} | 65 | 5 | 3 | 5 | 2
        millimetres: 450, shooter: {is: Brock, guns: [{is: AK-112, rounds: 2}]}, target: {hitPoints: 30, armour: leather, pose: prone}, action: {way: burst} | 33 | 5 | 3 | 5 | 2
        millimetres: 180, shooter: {is: Vera, guns: [{is: MAC-10, rounds: 2}, {is: MAC-10, rounds: 2}]}, action: {way: burst, with: [MAC-10, MAC-10]} | 30 | 6 | 2 | 3 | 4
        """)
    void the_exact_distribution_of_a_burst_equals_brute_force(
            String setUp, int chance, int luck, int dice, int flat, int shots) {
        Map<Integer, Double> one = ofAShot(chance, luck, dice, flat);
        Map<Integer, Double> all = Map.of(0, 1.0);
        for (int shot = 0; shot < shots; shot++) {
            Map<Integer, Double> more = new TreeMap<>();
            all.forEach(
                    (lost, share) -> one.forEach((next, other) -> more.merge(lost + next, share * other, Double::sum)));
            all = more;
        }

        Map<Integer, Double> exact = new TreeMap<>();
        Odds.of(ShotScenario.kind(), Shots.of(setUp))
                .chances()
                .findings()
                .getFirst()
                .prospects()
                .forEach(prospect -> exact.put(
                        Integer.valueOf(prospect.is()), prospect.share().value()));

        assertThat(exact.keySet()).isEqualTo(all.keySet());
        all.forEach(
                (lost, share) -> assertThat(exact.get(lost)).as("%d lost", lost).isCloseTo(share, within(1e-11)));
    }

    private static Map<Integer, Double> ofAShot(int chance, int luck, int dice, int flat) {
        Map<Integer, Double> lost = new TreeMap<>();
        int falls = (int) Math.pow(6, dice);
        for (int d100 = 1; d100 <= 100; d100++) {
            for (int where = 1; where <= 6; where++) {
                for (int fall = 0; fall < falls; fall++) {
                    int raw = dice + flat;
                    for (int die = 0, rest = fall; die < dice; die++, rest /= 6) {
                        raw += rest % 6;
                    }
                    int points = d100 > chance ? 0 : d100 > luck ? Math.max(0, raw - 4) : where == 6 ? 0 : 2 * raw;
                    lost.merge(points, 1.0 / (100.0 * 6 * falls), Double::sum);
                }
            }
        }
        return lost;
    }

    /** What can be lost by a refusal, as an outcome that is refused for no reason. */
    private static ShotOutcome costs(ShotSituation situation) {
        return ShotOutcome.of(situation, List.of());
    }

    private static ShotOutcome costs(Next<ShotSituation, ShotOutcome> next) {
        return switch (next) {
            case Next.Go<ShotSituation, ShotOutcome> go -> costs(go.situation());
            case Next.Done<ShotSituation, ShotOutcome> done -> Filled.like(done.outcome(), "refused", List.of());
        };
    }

    private static boolean holdsWhatItCan(Held held) {
        return held.rounds() >= 0 && held.rounds() <= held.gun().magazine();
    }

    private static int firstChance(ShotScenario scenario, Pose pose, long seed) {
        WrittenTarget target = Filled.like(scenario.target(), "pose", pose);
        ShotSituation situation = Filled.like(scenario, "target", target).opening();
        Whims table = new Whims(seed);
        while (table.chances().isEmpty()
                && KIND.procedure().step(situation, table) instanceof Next.Go<ShotSituation, ShotOutcome> go) {
            situation = go.situation();
        }
        return table.chances().stream().findFirst().orElse(-1);
    }

    private static ShotScenario withoutTwoGuns(ShotScenario scenario) {
        Rulings rulings = Filled.like(scenario.house().rulings(), "twoGuns", false);
        return Filled.like(scenario, "rulings", rulings);
    }

    /** A table at which the dice fall anyhow. */
    private static final class Whims implements Table {

        private final SplittableRandom random;
        private final List<Integer> chances = new ArrayList<>();
        private int thrown;
        private Optional<String> refused = Optional.empty();

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
        public void tell(Event event, List<Rule> why) {
            refused = event instanceof ShotEvent.Refused || event instanceof ShotEvent.NotMoved
                    ? Optional.of(event.getClass().getSimpleName())
                    : Optional.empty();
            if (event instanceof ShotEvent.Fired fired) {
                chances.add(fired.thrown().chance().total());
            }
        }

        /** What was refused in the last step, if anything was: a step tells nothing after a refusal. */
        Optional<String> refused() {
            return refused;
        }

        List<Integer> chances() {
            return chances;
        }
    }
}
