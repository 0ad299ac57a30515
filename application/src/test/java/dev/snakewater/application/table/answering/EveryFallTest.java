package dev.snakewater.application.table.answering;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Asked;
import dev.snakewater.application.table.HouseRule;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.dice.Ways;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class EveryFallTest {

    @Test
    void of_falls_that_are_read_alike_it_shows_the_first_with_the_ways_of_them_all() {
        Throw attack = Asked.toThrow("attack", "3d6");
        // 12 to 18 fall in 25 + 21 + 15 + 10 + 6 + 3 + 1 ways, and 3 to 11 in the others.
        assertThat(shown(attack.read(fall -> fall.total() <= 11))).containsExactly("3: 135 of 216", "12: 81 of 216");
    }

    @Test
    void totals_that_are_read_alike_need_not_be_neighbours() {
        Throw blow = Asked.toThrow("blow", "2d6");
        // 2, 3 and 12 in 1 + 2 + 1 ways; 7 in 6; all others in the 26 that are left.
        assertThat(shown(blow.read(fall -> switch (fall.total()) {
                    case 2, 3, 12 -> "good";
                    case 7 -> "bad";
                    default -> "nothing";
                })))
                .containsExactly("2: 4 of 36", "4: 26 of 36", "7: 6 of 36");
    }

    @Test
    void faces_can_be_read_alike() {
        Throw damage = new Throw(Asked.BOB, "damage", DicePool.of("2d6"), Throw.Reads.FACES, HouseRule.ASKS);
        // No six in 5 x 5 ways, one in 2 x 5, two in one.
        assertThat(shown(damage.read(
                        fall -> fall.faces().stream().filter(face -> face == 6).count())))
                .containsExactly("2: 25 of 36", "7: 10 of 36", "12: 1 of 36");
    }

    @Test
    void without_a_reading_every_total_is_shown() {
        assertThat(shown(Asked.toThrow("attack", "2d2"))).containsExactly("2: 1 of 4", "3: 2 of 4", "4: 1 of 4");
    }

    @Test
    void a_throw_can_come_after_some_of_the_classes_of_another() {
        EveryFall dice = new EveryFall();
        Function<Fall, Boolean> isHit = fall -> fall.total() <= 30;
        List<String> runs = new ArrayList<>();
        do {
            boolean hit = isHit.apply(dice.roll(Asked.toThrow("shot", "1d100").read(isHit)));
            int damage = hit ? dice.roll(Asked.toThrow("damage", "1d2")).total() : 0;
            runs.add(damage + ": " + of(dice.ways()));
        } while (dice.next());
        assertThat(runs).containsExactly("1: 30 of 200", "2: 30 of 200", "0: 70 of 100");
    }

    private static List<String> shown(Throw what) {
        EveryFall dice = new EveryFall();
        List<String> shown = new ArrayList<>();
        BigInteger ways = BigInteger.ZERO;
        do {
            shown.add(dice.roll(what).total() + ": " + of(dice.ways()));
            ways = ways.add(dice.ways().ways());
        } while (dice.next());
        assertThat(ways)
                .isEqualTo(BigInteger.valueOf(what.dice().die().sides())
                        .pow(what.dice().count()));
        return shown;
    }

    private static String of(Ways ways) {
        return ways.ways() + " of " + ways.falls();
    }
}
