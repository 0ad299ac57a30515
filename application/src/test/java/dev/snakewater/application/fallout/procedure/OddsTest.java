package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Odds;
import dev.snakewater.application.fallout.scenario.BurningScenario;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.domain.dice.Chance;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exact set-ups of the catalogue come out of the odds as printed. */
class OddsTest {

    private static final String LOST = "Target: hit points lost";

    /** P01 to P05: 3-round bursts of the AK-112; none, one, two and three hits. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        Brock | 450 | upright  | 343/8000 1911/8000 3549/8000 2197/8000                 | 39/20
        Vera  | 600 | upright  | 1331/8000 3267/8000 2673/8000 729/8000                 | 27/20
        Brock | 450 | crouched | 185193/1000000 419121/1000000 316179/1000000 79507/1000000  | 129/100
        Brock | 450 | prone    | 300763/1000000 444411/1000000 218889/1000000 35937/1000000  | 99/100
        """)
    void the_hits_of_a_burst(String who, int distance, String pose, String hits, String mean) {
        Odds odds = burst(who, distance, pose);

        assertThat(Stream.of("0", "1", "2", "3")
                        .map(number -> odds.chance("Hits", number))
                        .toList())
                .isEqualTo(
                        Stream.of(hits.split(" ", -1)).map(OddsTest::fraction).toList());
        assertThat(odds.mean("Hits")).isEqualTo(fraction(mean));
    }

    /** P01 and P02: at least one critical, and what the burst does to a raider in leather. */
    @Test
    void what_a_burst_does() {
        Odds odds = burst("Brock", 450, "upright");

        assertThat(odds.chance("Critical hits", "0").otherwise()).isEqualTo(Chance.of(1141, 8000));
        assertThat(odds.mean(LOST)).isEqualTo(Chance.of(983, 40));
        assertThat(odds.chance(LOST, "0")).isEqualTo(Chance.of(79507, 1728000));
        assertThat(odds.chance("Target is down", "yes").toDouble()).isEqualTo(0.315998, within(5e-7));
    }

    @ParameterizedTest(name = "+{0} AP")
    @CsvSource({
        "1, 3/10,   33/5,     1",
        "2, 31/100, 781/100,  31/40",
        "3, 31/100, 891/100,  31/50",
        "4, 31/100, 1001/100, 31/60",
        "5, 31/100, 1111/100, 31/70"
    })
    void p06_the_head_by_extra_action_points(int extra, String critical, String lost, String criticalIfHit) {
        Odds odds = odds(Filled.like(Shots.PISTOL, "action: {way: aimed, at: head, extra: %d}".formatted(extra)));

        Chance critically = odds.chance("Critical hits", "1");
        assertThat(critically).isEqualTo(fraction(critical));
        assertThat(odds.mean(LOST)).isEqualTo(fraction(lost));
        assertThat(critically.of(odds.chance("Hits", "1"))).isEqualTo(fraction(criticalIfHit));
    }

    /** With more hit points than two shots can take: nobody fires again at who is down. */
    @Test
    void p06_two_unaimed_shots_for_comparison() {
        assertThat(odds(Filled.like(Shots.PISTOL, "times: 2, target: {hitPoints: 100, armour: leather}"))
                        .mean(LOST))
                .isEqualTo(Chance.of(314, 25));
    }

    /** P10: 8-round bursts of the Minimi. Whom they hit does not matter, so armour takes all but the criticals. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        is: Strong Vera, guns: [{is: Minimi}]                               | 18/5 | 0.008373 | 0.523044
        is: Strong Vera, guns: [{is: Minimi, support: bipod, rested: true}] | 26/5 | 0.000225 | 0.893909
        is: Brock, guns: [{is: Minimi}]                                     | 6    | 0.000015 | 0.972702
        """)
    void p10_the_minimi(String shooter, String mean, double none, double atLeastFour) {
        Odds odds = odds(Shots.of("""
            catalogue: {armours: [{name: plate, head: 1000, body: 1000, legs: 1000}],
              characters: [{name: Strong Vera, like: Vera, heavyWeapons: 65}]},
            millimetres: 600, shooter: {%s}, target: {hitPoints: 30, armour: plate}, action: {way: burst}\
            """.formatted(shooter)));

        assertThat(odds.mean("Hits")).isEqualTo(fraction(mean));
        assertThat(odds.chance("Hits", "0").toDouble()).isEqualTo(none, within(5e-7));
        assertThat(Stream.of("4", "5", "6", "7", "8")
                        .map(hits -> odds.chance("Hits", hits))
                        .reduce(Chance::plus)
                        .orElseThrow()
                        .toDouble())
                .isEqualTo(atLeastFour, within(5e-7));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        false | 9/5   | 0.117649 0.302526 0.324135 0.185220 0.059535 0.010206 0.000729 | 0.126945
        true  | 33/10 | 0.008304 0.060894 0.186066 0.303218 0.277950 0.135887 0.027681 | 0.280891
        """)
    void p12_two_bursts_at_once(boolean perk, String mean, String hits, double down) {
        Odds odds = odds(Shots.of("""
            millimetres: 180, shooter: {is: Vera, guns: [{is: MAC-10}, {is: MAC-10}], ambidextrous: %s},
            action: {way: burst, with: [MAC-10, MAC-10]}\
            """.formatted(perk)));

        assertThat(odds.mean("Hits")).isEqualTo(fraction(mean));
        List<String> printed = List.of(hits.split(" ", -1));
        for (int number = 0; number < printed.size(); number++) {
            assertThat(odds.chance("Hits", String.valueOf(number)).toDouble())
                    .isEqualTo(Double.parseDouble(printed.get(number)), within(5e-7));
        }
        assertThat(odds.chance("Target is down", "yes").toDouble()).isEqualTo(down, within(5e-7));
    }

    /** P11: 2+5 + 1+5 + 1 to 20+5 + 10+5 + 10; in leather 4 less each time, but never less than nothing. */
    @ParameterizedTest
    @CsvSource({"none, 14, 50", "leather, 5, 38"})
    void p11_the_least_and_the_most_of_a_full_burn(String armour, String least, String most) {
        BurningScenario fire = Filled.in(
                BurningScenario.class, "targets: [{hitPoints: 60, armour: %s, alight: first round}]".formatted(armour));
        List<MeasureDistribution.Weighted> lost = Odds.of(BurningScenario.kind(), fire, FightTerms.of(5))
                .outlook("Target's hit points lost")
                .prospects();

        assertThat(List.of(lost.getFirst().is(), lost.getLast().is())).containsExactly(least, most);
    }

    private static Odds burst(String who, int distance, String pose) {
        return odds(Shots.of(
                "millimetres: %d, shooter: {is: %s, guns: [{is: AK-112}]}, action: {way: burst}, target: {hitPoints: 30, armour: leather, pose: %s}"
                        .formatted(distance, who, pose)));
    }

    private static Odds odds(ShotScenario setUp) {
        Odds odds = Odds.of(ShotScenario.kind(), setUp);
        assertThat(odds.chances().error()).isZero();
        return odds;
    }

    private static Chance fraction(String text) {
        String[] parts = text.split("/", -1);
        return Chance.of(Long.parseLong(parts[0]), parts.length == 1 ? 1 : Long.parseLong(parts[1]));
    }
}
