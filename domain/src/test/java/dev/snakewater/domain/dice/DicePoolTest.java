package dev.snakewater.domain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.Cases;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DicePoolTest {

    @Test
    void a_die_shows_its_faces_and_no_others() {
        Die d6 = Die.ofSides(6);

        assertThat(d6.sides()).isEqualTo(6);
        assertThat(IntStream.rangeClosed(-9, 9).filter(d6::shows)).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(Die.FUDGE.sides()).isEqualTo(3);
        assertThat(IntStream.rangeClosed(-9, 9).filter(Die.FUDGE::shows)).containsExactly(-1, 0, 1);
        assertThatThrownBy(() -> Die.ofSides(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void dice_are_written_as_players_write_them() {
        assertThat(Die.FUDGE).hasToString("dF");
        assertThat(Die.ofSides(100)).hasToString("d100");
        assertThat(new Die(2, 5)).hasToString("d[2..5]");
    }

    @ParameterizedTest(name = "{0} is {1} dice from {2} to {3}, {4}")
    @CsvSource({
        "4dF,     4, -1,    1,  0",
        "4df,     4, -1,    1,  0",
        "3d6+2,   3,  1,    6,  2",
        "1d1000,  1,  1, 1000,  0",
        "d100,    1,  1,  100,  0",
        "2d10-10, 2,  1,   10, -10",
    })
    void a_pool_is_read_as_players_write_it(String notation, int count, int lowest, int highest, int plus) {
        assertThat(DicePool.of(notation)).isEqualTo(new DicePool(count, new Die(lowest, highest), plus));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "d", "6", "0d6", "3d0", "3d6+", "3d6++2", "3 d 6", "dG", "1001d6", "-1d6", "3d6x2"})
    void anything_else_is_no_pool(String notation) {
        assertThatThrownBy(() -> DicePool.of(notation)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void what_is_written_is_read_back() {
        Cases.forAll(random -> {
            DicePool pool = pool(random, 1);
            assertThat(DicePool.of(pool.toString())).isEqualTo(pool);
        });
    }

    @Test
    void a_pool_is_written_the_same_in_every_locale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(DicePool.of("3d6+2")).hasToString("3d6+2");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void faces_told_are_read_back() {
        Cases.forAll(random -> {
            DicePool pool = pool(random, 1);
            List<Integer> faces = faces(pool, random);
            String told = faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
            assertThat(pool.told(told)).as("%s told as %s", pool, told).isEqualTo(pool.showing(faces));
            assertThat(pool.told(told).total())
                    .isEqualTo(faces.stream().mapToInt(Integer::intValue).sum() + pool.plus());
        });
    }

    @Test
    void a_total_told_is_read_back() {
        Cases.forAll(random -> {
            DicePool pool = pool(random, 2);
            int total = random.nextInt(pool.least(), pool.most() + 1);
            assertThat(pool.told("" + total)).isEqualTo(new Fall(total, List.of()));
        });
    }

    /** What the die cannot show is the total, if it can be that. */
    @ParameterizedTest(name = "{0} told as {1} shows {2}, {3} in all")
    @CsvSource({"1d10+5, 14, 9, 14", "1d10+5, 15, 10, 15", "1d10+5, 9,  9, 14", "1d6-2,  -1, 1, -1", "1d6-2,  4,  4, 2"
    })
    void a_single_die_is_told_by_its_face_or_by_a_total_that_is_none(String pool, String told, int face, int total) {
        assertThat(DicePool.of(pool).told(told)).isEqualTo(new Fall(total, List.of(face)));
    }

    @Test
    void every_fall_of_four_fudge_dice_is_told_by_its_signs() {
        for (Distribution.Weighted each :
                Distribution.ofFaces(DicePool.FOUR_FUDGE).falls()) {
            Fall fall = each.fall();
            List<String> signs = fall.faces().stream()
                    .map(face -> face == 0 ? "0" : face > 0 ? "+" : "-")
                    .toList();
            assertThat(DicePool.FOUR_FUDGE.told(String.join("", signs))).isEqualTo(fall);
            assertThat(DicePool.FOUR_FUDGE.told(String.join(" ", signs))).isEqualTo(fall);
        }
    }

    @ParameterizedTest(name = "{0} told as ''{1}'' shows {2}")
    @CsvSource({
        "1d100,  00,        100",
        "1d10,   0,         10",
        "1d1000, 000,       1000",
        "1d1000, 007,       7",
        "1d100,  70 3,      73",
        "1d100,  00 0,      100",
        "1d100,  00 1,      1",
        "1d100,  90 9,      99",
        "1d100,  10 0,      10",
        "2d10,   0 7,       17",
        "2d10,   3 0,       13",
        "3d6,    '3,5,1',   9",
        "4dF,    \u2212\u2212+0, -1",
    })
    void what_people_say_of_their_dice_is_understood(String pool, String told, int total) {
        DicePool dice = DicePool.of(pool);
        Fall fall = dice.told(told);
        assertThat(fall.total()).isEqualTo(total);
        assertThat(fall).isEqualTo(dice.showing(fall.faces()));
    }

    // 3d6: 3 times 3 1/2, and 3 times 35/12. 4dF: nothing, and 4 times 2/3. 1d100: 50 1/2, and 9999/12.
    @ParameterizedTest(name = "{0}: {1} is to be expected, variance {2}")
    @CsvSource({"3d6, 21/2, 35/4", "4dF, 0, 8/3", "1d100, 101/2, 3333/4", "3d6+2, 25/2, 35/4"})
    void what_is_to_be_expected_is_known(String pool, String mean, String variance) {
        assertThat(DicePool.of(pool).mean()).hasToString(mean);
        assertThat(DicePool.of(pool).variance()).hasToString(variance);
    }

    @ParameterizedTest(name = "{0} cannot show ''{1}''")
    @CsvSource({
        "4dF,   +++",
        "4dF,   +++++",
        "4dF,   5",
        "4dF,   -5",
        "4dF,   1 1 1 2",
        "4dF,   high",
        "3d6,   2",
        "3d6,   19",
        "3d6,   1 2",
        "3d6,   1 2 7",
        "3d6,   1 2 3 4",
        "3d6,   +0-",
        "3d6+2, 4",
        "1d10+5, 16",
        "1d6-2, -2",
        "1d100, 0",
        "1d1000, 00",
        "2d10,  0",
        "1d6,   0",
        "1d100, 101",
        "1d100, 73 0",
        "1d100, 0 5",
        "1d100, 7 3",
        "1d100, 70 13",
        "1d100, 70 3 1",
        "1d100, 100 0",
        "1d6,   99999999",
        "1d6,   ''",
    })
    void what_the_dice_cannot_show_is_refused(String pool, String told) {
        DicePool dice = DicePool.of(pool);
        assertThatThrownBy(() -> dice.told(told)).isInstanceOf(NoSuchFallException.class);
    }

    @Test
    void two_numbers_that_are_no_tens_and_units_are_told_what_tens_and_units_are() {
        assertThatThrownBy(() -> DicePool.of("1d100").told("0 5"))
                .hasMessage("tens [1d100, 0 5]")
                .isInstanceOfSatisfying(NoSuchFallException.class, why -> {
                    assertThat(why.key()).isEqualTo("tens");
                    assertThat(why.with()).containsExactly(DicePool.of("1d100"), "0 5");
                });
    }

    private static DicePool pool(SplittableRandom random, int fewest) {
        Die die = random.nextBoolean() ? Die.FUDGE : Die.ofSides(random.nextInt(1, 1001));
        return new DicePool(random.nextInt(fewest, 12), die, random.nextInt(-20, 21));
    }

    private static List<Integer> faces(DicePool pool, SplittableRandom random) {
        return IntStream.range(0, pool.count())
                .mapToObj(i -> random.nextInt(pool.die().lowest(), pool.die().highest() + 1))
                .toList();
    }
}
