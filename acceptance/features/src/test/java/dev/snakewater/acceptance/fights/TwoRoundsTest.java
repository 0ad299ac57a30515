package dev.snakewater.acceptance.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.json.document.JsonScenarios;
import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Vera and Skag, 3 cm apart on a table where every shot is at close quarters. Each has 4 action points, which is one unaimed shot, and
 * the fight lasts two rounds. All that can come of it is worked out here by hand, and nothing of the program is used for it.
 */
class TwoRoundsTest {

    private static final String FIGHT = """
            {"snakewater": 1, "kind": "fallout-fight", "title": "A shot each, twice",
             "table": {"width": 100, "height": 100},
             "fighters": [
               {"is": "Vera", "at": ["50 40"], "actionPoints": 4, "hitPoints": %1$d, "guns": [{"is": "10 mm Pistol"}]},
               {"is": "Skag", "at": ["50 70"], "actionPoints": 4, "hitPoints": %1$d, "bonus": 5, "guns": [{"is": "MAC-10"}]}],
             "rulings": {"poses": false, "running": false, "jumping": false, "reaction": false, "initiative": %2$b},
             "rounds": 2}
            """;

    // A d100, the d6 of the location, and two d6 of damage.
    private static final int FALLS = 100 * 6 * 36;

    // Skill 70 and 10 at close quarters; luck 6; 2d6+4 against leather 4.
    private static final Arm VERA = new Arm(80, 6, 4);

    // Skill 45 and 10 at close quarters; luck 5; 2d6+3 against leather 4.
    private static final Arm SKAG = new Arm(55, 5, 3);

    private static final int LEATHER = 4;

    private record Arm(int chance, int luck, int flat) {}

    /** Hit points left, and whose weapons can be fired. */
    private record State(int vera, int skag, boolean veraShoots, boolean skagShoots) {

        boolean isOver() {
            return vera <= 0 || skag <= 0;
        }
    }

    @ParameterizedTest
    @CsvSource({"1, true", "20, false"})
    void two_rounds_are_what_two_shots_each_come_to(int hitPoints, boolean initiative) {
        Chances chances = new ExactOdds(Clock.STOPPED)
                .of(scenario(hitPoints, initiative), Effort.ofSituations(100_000), Waiting.PATIENTLY);

        assertThat(chances.beyond()).isEmpty();
        Map<String, Chance> found = new TreeMap<>();
        for (MeasureDistribution of : chances.findings()) {
            for (MeasureDistribution.Weighted is : of.prospects()) {
                found.put(of.of() + ": " + is.is(), ((Share.Exact) is.share()).chance());
            }
        }
        assertThat(found).isEqualTo(byHand(hitPoints, initiative));
    }

    @Test
    void a_simulation_lies_within_four_standard_errors() {
        int fights = 4_000;
        Simulated simulated = new Simulation(Clock.STOPPED)
                .fights(scenario(20, true), 7, Effort.ofFights(fights).withThreads(2), Waiting.PATIENTLY);

        Map<String, Chance> byHand = byHand(20, true);
        for (MeasureDistribution of : simulated.findings()) {
            for (MeasureDistribution.Weighted is : of.prospects()) {
                double chance = byHand.get(of.of() + ": " + is.is()).toDouble();
                assertThat(is.share().value())
                        .as("%s: %s", of.of(), is.is())
                        .isCloseTo(chance, within(4 * Math.sqrt(chance * (1 - chance) / fights) + 1.0 / fights));
            }
        }
    }

    /** With Skag's bonus of 5 both have 18 and a d6; a tie is Vera's, whose base is higher (P13): she is first in 21 of 36. */
    private static Map<String, Chance> byHand(int hitPoints, boolean initiative) {
        Map<State, BigInteger> first = Map.of(new State(hitPoints, hitPoints, true, true), BigInteger.ONE);
        Map<String, BigInteger> found = new TreeMap<>();
        BigInteger all = BigInteger.valueOf(FALLS).pow(4).multiply(BigInteger.valueOf(36));
        for (boolean isVeraFirst : new boolean[] {true, false}) {
            BigInteger times = BigInteger.valueOf(!initiative ? isVeraFirst ? 36 : 0 : isVeraFirst ? 21 : 15);
            Map<State, BigInteger> after = shot(shot(first, isVeraFirst), !isVeraFirst);
            Map<State, BigInteger> end = shot(shot(after, isVeraFirst), !isVeraFirst);
            end.forEach((state, ways) ->
                    findings(state, hitPoints).forEach(of -> found.merge(of, ways.multiply(times), BigInteger::add)));
            after.forEach((state, ways) -> found.merge(
                    "Rounds: " + (state.isOver() ? 1 : 2),
                    ways.multiply(times).multiply(BigInteger.valueOf(FALLS).pow(2)),
                    BigInteger::add));
        }
        Map<String, Chance> chances = new TreeMap<>();
        found.forEach((of, ways) -> {
            if (ways.signum() > 0) {
                chances.put(of, new Chance(ways, all));
            }
        });
        return chances;
    }

    private static List<String> findings(State state, int hitPoints) {
        String standing = state.vera <= 0 ? "Skag" : state.skag <= 0 ? "Vera" : "Vera and Skag";
        return List.of(
                "Still standing: " + standing,
                "Vera is down: " + (state.vera <= 0 ? "yes" : "no"),
                "Skag is down: " + (state.skag <= 0 ? "yes" : "no"),
                "Vera: hit points lost: " + (hitPoints - state.vera),
                "Skag: hit points lost: " + (hitPoints - state.skag));
    }

    /** All that a shot can come to, in ways of {@value #FALLS}. Who is down, or has no weapon any more, does not shoot. */
    private static Map<State, BigInteger> shot(Map<State, BigInteger> before, boolean isVeras) {
        Map<State, BigInteger> after = new HashMap<>();
        before.forEach((state, ways) -> {
            boolean shoots = isVeras ? state.veraShoots : state.skagShoots;
            if (state.isOver() || !shoots) {
                after.merge(state, ways.multiply(BigInteger.valueOf(FALLS)), BigInteger::add);
                return;
            }
            Arm arm = isVeras ? VERA : SKAG;
            merge(after, state, ways, (100 - arm.chance) * 6 * 36);
            for (int one = 1; one <= 6; one++) {
                for (int other = 1; other <= 6; other++) {
                    int raw = one + other + arm.flat;
                    merge(after, hit(state, isVeras, Math.max(0, raw - LEATHER)), ways, (arm.chance - arm.luck) * 6);
                    // A critical hit is doubled and ignores armour; one of six strikes the weapon instead, which is of
                    // no more use.
                    merge(after, hit(state, isVeras, 2 * raw), ways, arm.luck * 5);
                }
            }
            State disarmed = isVeras
                    ? new State(state.vera, state.skag, state.veraShoots, false)
                    : new State(state.vera, state.skag, false, state.skagShoots);
            merge(after, disarmed, ways, arm.luck * 36);
        });
        return after;
    }

    private static void merge(Map<State, BigInteger> after, State state, BigInteger ways, int falls) {
        after.merge(state, ways.multiply(BigInteger.valueOf(falls)), BigInteger::add);
    }

    private static State hit(State state, boolean isVeras, int points) {
        return isVeras
                ? new State(state.vera, state.skag - points, state.veraShoots, state.skagShoots)
                : new State(state.vera - points, state.skag, state.veraShoots, state.skagShoots);
    }

    private static Scenario<?, ?> scenario(int hitPoints, boolean initiative) {
        return new JsonScenarios(
                        Examples.RULESETS,
                        new ByteArrayInputStream(
                                FIGHT.formatted(hitPoints, initiative).getBytes(StandardCharsets.UTF_8)))
                .find("-");
    }
}
