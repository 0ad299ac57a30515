package dev.snakewater.domain.fudge.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulingsTest {

    @ParameterizedTest(name = "{0}: {1}, blows of {2}: {3}, {4}")
    @CsvSource({
        "V77,   LEVELS_1995, 4,     HURT,          -1",
        "V77,   LEVELS_1995, 4 4,   VERY_HURT,     -2",
        "V77,   LEVELS_1995, 4 4 2, VERY_HURT,     -2",
        "HL-31, POINTS_1993, 4,     HURT,          -1",
        "HL-31, POINTS_1993, 4 4,   DEAD,          -2",
    })
    void the_wound_model_says_how_blows_are_marked(
            String vector, WoundModel model, String blows, WoundLevel level, int penalty) {
        WoundTrack track = WoundTrack.of(model, new WoundBoxes(3, 1, 1, 1, 1), 0);
        for (int blow :
                Arrays.stream(blows.split(" ")).mapToInt(Integer::parseInt).toArray()) {
            track = track.struck(blow);
        }
        assertThat(track.level()).isEqualTo(level);
        assertThat(level.penalty()).isEqualTo(penalty);
    }

    /** HL-31 and part F: up to 10 points, a first blow on a Fair body has the same level in both models. */
    @Test
    void wounds_from_before_the_fight_are_as_bad_in_either_model() {
        WoundBoxes fair = WoundBoxes.of(Degree.FAIR);
        for (int points = 0; points <= 10; points++) {
            assertThat(WoundTrack.of(WoundModel.LEVELS_1995, fair, points).level())
                    .as("%d points", points)
                    .isEqualTo(
                            WoundTrack.of(WoundModel.POINTS_1993, fair, points).level());
        }
        assertThat(WoundTrack.of(WoundModel.LEVELS_1995, fair, 11).level()).isEqualTo(WoundLevel.NEAR_DEATH);
        assertThat(WoundTrack.of(WoundModel.POINTS_1993, fair, 11).level()).isEqualTo(WoundLevel.DEAD);
    }

    @Test
    void by_the_book_no_option_and_no_house_rule_is_on() {
        Rulings book = Rulings.BY_THE_BOOK;
        assertThat(Arrays.asList(
                        book.criticals(),
                        book.grazes(),
                        book.damageRoll(),
                        book.flight(),
                        book.surrender(),
                        book.callingOff()))
                .containsOnly(false);
        assertThat(book.staredown()).isEqualTo(Rulings.StaredownBy.OPPOSED_ROLL);
        assertThat(book.dropScope()).isEqualTo(Rulings.DropScope.FIRST_ATTACK);
        assertThat(book.drawTies()).isEqualTo(Rulings.DrawTies.SIMULTANEOUS);
        assertThat(book.woundModel()).isEqualTo(WoundModel.POINTS_1993);
        assertThat(book.fanMaxPaces()).isEqualTo(20);
        assertThat(book.fanMaxRange()).isEqualTo(RangeBand.ACROSS_THE_ROOM);
    }
}
