package dev.snakewater.application.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RecordingTable.Thrown;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How good throws are. */
class JudgedThrowTest {

    private static final double EXACTLY = 1e-12;

    /** Of the 81 falls of four FUDGE dice 1 comes to +4 and 4 to +3; of the 216 of three dice 1 comes to 3 and 3 to 4. */
    @ParameterizedTest
    @CsvSource({
        "4dF,   4, HIGH, 0.012345679012345678",
        "4dF,   3, HIGH, 0.06172839506172839",
        "4dF,  -4, HIGH, 1",
        "3d6,   3, LOW,  0.004629629629629629",
        "3d6,   4, LOW,  0.018518518518518517",
        "3d6,  18, HIGH, 0.004629629629629629",
        "1d100, 5, LOW,  0.05"
    })
    void a_throw_is_as_good_as_the_chance_of_that_or_better(
            String dice, int total, Throw.Wanted wanted, double expected) {
        assertThat(judged(dice, total, wanted).asGood()).isEqualTo(expected, within(EXACTLY));
    }

    /** 19 of 81 are 0, and as many of the others are better as worse. */
    @Test
    void an_average_throw_is_better_than_half() {
        assertThat(judged("4dF", 0, Throw.Wanted.HIGH).better()).isEqualTo(0.5, within(EXACTLY));
        // One of six is lower than a 2, and half of what is equal counts: 1/6 + 1/12.
        assertThat(judged("1d6", 2, Throw.Wanted.HIGH).better()).isEqualTo(0.25, within(EXACTLY));
        assertThat(judged("1d6", 2, Throw.Wanted.LOW).better()).isEqualTo(0.75, within(EXACTLY));
    }

    /** The six shares of a die are 1/12, 3/12 ... 11/12: their variance is (25 + 9 + 1 + 1 + 9 + 25) / (6 x 144) = 35/432. */
    @Test
    void many_good_throws_are_more_than_one() {
        JudgedThrow five = judged("1d6", 5, Throw.Wanted.HIGH);
        assertThat(five.variance()).isEqualTo(35.0 / 432, within(EXACTLY));
        double one = JudgedThrow.standardised(List.of(five));
        assertThat(one).isEqualTo(0.25 / Math.sqrt(35.0 / 432), within(EXACTLY));
        assertThat(JudgedThrow.standardised(List.of(five, five, five, five))).isEqualTo(2 * one, within(EXACTLY));
    }

    private static JudgedThrow judged(String dice, int total, Throw.Wanted wanted) {
        DicePool pool = DicePool.of(dice);
        Throw what = new Throw(new Name("Bob"), "shot", pool, Throw.Reads.TOTAL, GameMasterRule.GM_01_MODIFIER);
        return JudgedThrow.of(new Thrown(what, new Fall(total, List.of())), wanted);
    }
}
