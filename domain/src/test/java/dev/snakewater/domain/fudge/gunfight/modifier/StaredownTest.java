package dev.snakewater.domain.fudge.gunfight.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.combatant.Duellist;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Tally;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StaredownTest {

    /** V03 and V04 among them. */
    @Test
    void the_penalty_is_the_largest_doubling_of_the_own_side_that_the_enemies_reach() {
        for (int own = 1; own <= 60; own++) {
            for (int enemies = 1; enemies <= 200; enemies++) {
                int largest = 0;
                for (int n = 0; n <= 12; n++) {
                    if (enemies >= own * Math.pow(2, n)) {
                        largest = n;
                    }
                }
                assertThat(Staredown.outnumbered(own, enemies))
                        .as("%d to %d", enemies, own)
                        .isEqualTo(-largest);
            }
        }
    }

    @ParameterizedTest(name = "{0}: Nerve {1}, {3} against {2}, dice {4}: {5}")
    @CsvSource({
        "V05, GOOD,     1, 1, +00-,  1",
        "V05, GREAT,    1, 1, --00,  0",
        "V06, GOOD,     1, 1, 0000,  1",
        "V06, FAIR,     1, 1, +000,  1",
        "V08, SUPERB,   1, 3, 0000,  2",
        "V08, FAIR,     3, 1, ++00,  2",
        "V08, GOOD,     3, 1, 0000,  1",
        "V08, MEDIOCRE, 3, 1, +000,  0",
        "V09, GOOD,     3, 1, 0000,  1",
        "D7,  GOOD,     1, 2, +000,  1",
        "D7,  FAIR,     1, 2, 0000, -1",
        "D7,  GOOD,     1, 2, --00, -2",
    })
    void a_stare_is_nerve_less_the_odds_against_him(
            String vector, Degree nerve, int own, int enemies, String dice, int total) {
        Tally tally = Staredown.nerve(Duellist.named("Bob").with("nerve", nerve).ready(), own, enemies);
        assertThat(tally.total() + DicePool.FOUR_FUDGE.told(dice).total()).isEqualTo(total);
    }

    @ParameterizedTest(name = "{0}: of {1}, {2}")
    @CsvSource({
        "V05,  1 0,     0",
        "V06,  1 1,     nobody",
        "V08,  2 2 1 0, nobody",
        "D7,   1 -1 -2, 0",
        "GF-02, 0 0 1,  2",
        "GF-02, -3 -2,  1",
    })
    void only_a_strictly_highest_total_wins(String vector, String totals, String winner) {
        List<Integer> stares =
                Arrays.stream(totals.split(" ")).map(Integer::valueOf).toList();
        List<Integer> highest = FastDraw.slots(stares).getFirst();
        assertThat(highest.size() == 1 ? String.valueOf(highest.getFirst()) : "nobody")
                .isEqualTo(winner);
    }

    @Test
    void the_reasons_are_the_odds_and_the_worst_wound() {
        Tally tally = Staredown.nerve(
                Duellist.named("Bob").with("nerve", Degree.GOOD).wounds(5).ready(), 1, 2);
        assertThat(tally.total()).isEqualTo(1 - 1 - 2);
        assertThat(tally.rules())
                .containsExactly(
                        GunfightRule.GF_02_STAREDOWN,
                        GunfightRule.GF_06_OUTNUMBERED,
                        HitLocationRule.HL_24_WORST_WOUND);
    }
}
