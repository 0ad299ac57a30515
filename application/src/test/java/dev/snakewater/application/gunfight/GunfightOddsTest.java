package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.procedure.Finding;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.simulation.Simulation;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Exact odds of whole gunfights, against two other ways to find them: all dice without merging, and many fights. */
class GunfightOddsTest {

    private static final GunfightScenarios KIND = new GunfightScenarios();

    /** In how many ways of 81 four FUDGE dice show -4 to +4 (table E1). */
    private static final long[] WAYS = {1, 4, 10, 16, 19, 16, 10, 4, 1};

    static Stream<Showdown> shortFights() {
        return Stream.of(
                Showdown.of(
                        Gunslinger.named("Ann").pistol(Degree.GREAT).revolver().policy(GunfightPolicy.MARKSMAN),
                        Gunslinger.named("Bill").damageCapacity(Degree.POOR).policy(GunfightPolicy.CAREFUL)),
                Showdown.of(
                        Gunslinger.named("Ann")
                                .pistol(Degree.FAIR)
                                .gun(Firearm.REVOLVER, 1)
                                .policy(GunfightPolicy.MARKSMAN),
                        Gunslinger.named("Bill")
                                .pistol(Degree.GREAT)
                                .damageCapacity(Degree.TERRIBLE)
                                .gun(Firearm.DERRINGER, 1)
                                .policy(GunfightPolicy.CAREFUL)),
                Showdown.of(
                                Gunslinger.named("Ann")
                                        .pistol(Degree.GOOD)
                                        .revolverOfStrength(7)
                                        .policy(GunfightPolicy.AGGRESSIVE),
                                Gunslinger.named("Bill").armour(2).policy(GunfightPolicy.FIRST_LISTED))
                        .ruled(rules -> rules.criticals(true)));
    }

    @ParameterizedTest
    @MethodSource("shortFights")
    void two_turns_agree_exactly_with_all_dice_one_by_one(Showdown showdown) {
        Scenario<GunfightScenario, Gunfight, GunfightOutcome> scenario = scenario(showdown, 2);
        Chances chances = new ExactOdds().of(scenario, 100_000, (turn, situations) -> {});

        Map<String, Chance> byHand = new AllDice(scenario).findings();

        assertThat(chances.error()).isZero();
        assertThat(chances.ending().decided().value()).isGreaterThan(0);
        for (Outlook outlook : chances.findings()) {
            for (Outlook.Prospect prospect : outlook.prospects()) {
                assertThat(((Share.Exact) prospect.share()).chance())
                        .as("%s: %s", outlook.of(), prospect.is())
                        .isEqualTo(byHand.remove(outlook.of() + ": " + prospect.is()));
            }
        }
        assertThat(byHand).as("found by hand alone").isEmpty();
    }

    @Test
    void a_duel_to_the_end_agrees_with_200_000_fights() {
        Scenario<GunfightScenario, Gunfight, GunfightOutcome> scenario = scenario(
                Showdown.of(
                        Gunslinger.named("Ann").pistol(Degree.GOOD).revolver().policy(GunfightPolicy.AGGRESSIVE),
                        Gunslinger.named("Bill").pistol(Degree.FAIR).revolver().policy(GunfightPolicy.MARKSMAN)),
                100);
        Chances chances = new ExactOdds().of(scenario, 1_000_000, (turn, situations) -> {});

        Simulated simulated = new Simulation().fights(scenario, 200_000, 4, 2, fought -> {});

        assertThat(chances.error()).isLessThan(1e-10);
        agree(chances.findings(), simulated.findings(), 200_000);
        agree(List.of(chances.turns().orElseThrow()), List.of(simulated.turns()), 200_000);
    }

    @Test
    void two_who_only_dodge_never_decide_anything() {
        Scenario<GunfightScenario, Gunfight, GunfightOutcome> scenario =
                scenario(Showdown.of(Gunslinger.named("Ann"), Gunslinger.named("Bill")), 10_000);

        Chances chances = new ExactOdds().of(scenario, 1_000, (turn, situations) -> {});

        assertThat(chances.ending().never().value()).isCloseTo(1, within(chances.error()));
        assertThat(chances.findings().getFirst().prospects())
                .extracting(Outlook.Prospect::is)
                .containsExactly("Ann and Bill");
    }

    @Test
    void four_against_two_is_given_up_with_what_is_known_by_then() {
        Scenario<GunfightScenario, Gunfight, GunfightOutcome> scenario = scenario(
                Showdown.of(
                        Gunslinger.named("Harlan")
                                .count(4)
                                .pistol(Degree.GOOD)
                                .revolver()
                                .policy(GunfightPolicy.AGGRESSIVE),
                        Gunslinger.named("Ruth")
                                .count(2)
                                .pistol(Degree.GREAT)
                                .revolver()
                                .policy(GunfightPolicy.AGGRESSIVE)),
                20);

        Chances chances = new ExactOdds().of(scenario, 20_000, (turn, situations) -> {});

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.SITUATIONS);
        assertThat(chances.situations()).isLessThanOrEqualTo(20_001);
        assertThat(chances.ending().decided().value() + chances.ending().open().value())
                .isCloseTo(1, within(1e-9));
    }

    private static void agree(List<Outlook> exact, List<Outlook> counted, long fights) {
        for (Outlook outlook : exact) {
            for (Outlook.Prospect prospect : outlook.prospects()) {
                double chance = prospect.share().value();
                double found = counted.stream()
                        .filter(other -> other.of().equals(outlook.of()))
                        .flatMap(other -> other.prospects().stream())
                        .filter(other -> other.is().equals(prospect.is()))
                        .mapToDouble(other -> other.share().value())
                        .sum();
                double standardError = Math.sqrt(chance * (1 - chance) / fights);
                assertThat(Math.abs(found - chance))
                        .as("%s: %s is %s, and was found to be %s", outlook.of(), prospect.is(), chance, found)
                        .isLessThanOrEqualTo(4 * standardError + 1.0 / fights);
            }
        }
    }

    private static Scenario<GunfightScenario, Gunfight, GunfightOutcome> scenario(Showdown showdown, int turns) {
        GunfightScenario written = showdown.written();
        assertThat(KIND.problems(written)).isEmpty();
        return new Scenario<>(KIND, "Showdown", "", Terms.of(turns), List.of(), written);
    }

    /** Every fall of every throw after every other, nothing merged: slow, and too simple to be wrong. */
    private static final class AllDice {
        private final Scenario<GunfightScenario, Gunfight, GunfightOutcome> scenario;
        private final Seating<Gunfight> seating;
        private final Map<String, Chance> findings = new TreeMap<>();

        AllDice(Scenario<GunfightScenario, Gunfight, GunfightOutcome> scenario) {
            this.scenario = scenario;
            seating = Seating.of(KIND, scenario.setUp());
        }

        Map<String, Chance> findings() {
            play(KIND.open(scenario.setUp()), 1, 1, 0);
            return findings;
        }

        /** Plays on from a situation that comes in so many ways of so many throws. */
        private void play(Gunfight situation, int turn, long ways, int throwsSoFar) {
            if (turn > scenario.terms().turnLimit()) {
                found(KIND.procedure().calledOff(situation), ways, throwsSoFar);
                return;
            }
            Next<Gunfight, GunfightOutcome> plain;
            try {
                plain = KIND.procedure().step(situation, seating.table(situation, AllDice::stopped));
            } catch (Thrown thrown) {
                for (int total = -4; total <= 4; total++) {
                    Fall fall = new Fall(total, List.of());
                    Next<Gunfight, GunfightOutcome> next =
                            KIND.procedure().step(situation, seating.table(situation, what -> fall));
                    follow(next, turn, ways * WAYS[total + 4], throwsSoFar + 1);
                }
                return;
            }
            follow(plain, turn, ways, throwsSoFar);
        }

        private void follow(Next<Gunfight, GunfightOutcome> next, int turn, long ways, int throwsSoFar) {
            switch (next) {
                case Next.Done<Gunfight, GunfightOutcome> done -> found(done.outcome(), ways, throwsSoFar);
                case Next.Go<Gunfight, GunfightOutcome> go ->
                    play(go.situation(), turn + (go.turnEnds() ? 1 : 0), ways, throwsSoFar);
            }
        }

        private void found(GunfightOutcome outcome, long ways, int throwsSoFar) {
            Chance chance = Chance.of(ways, power(throwsSoFar));
            for (Finding finding : KIND.telling().findings(outcome)) {
                String is = switch (finding) {
                    case Finding.Is one -> one.is();
                    case Finding.Counts many -> "" + many.number();
                };
                findings.merge(finding.of() + ": " + is, chance, Chance::plus);
            }
        }

        private static long power(int throwsSoFar) {
            long power = 1;
            for (int i = 0; i < throwsSoFar; i++) {
                power = Math.multiplyExact(power, 81L);
            }
            return power;
        }

        private static Fall stopped(Throw what) {
            throw new Thrown(what.name());
        }

        /** Somebody throws. */
        private static final class Thrown extends RuntimeException {
            private static final long serialVersionUID = 1;

            Thrown(String what) {
                super(what, null, false, false);
            }
        }
    }
}
