package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import org.junit.jupiter.api.Test;

class RulingWordsTest {

    @Test
    void nothing_is_unusual_by_the_book() {
        assertThat(RulingWords.unusual(Rulings.BY_THE_BOOK)).isEmpty();
        assertThat(RulingWords.unusual(read(new WrittenRules().flight(false).fanMaxPaces(20))))
                .isEmpty();
    }

    @Test
    void each_ruling_that_differs_is_told_as_it_would_be_written() {
        Rulings all = read(new WrittenRules()
                .staredown(Rulings.StaredownBy.COMPARE_RATINGS)
                .dropScope(Rulings.DropScope.WHOLE_TURN)
                .drawTies(Rulings.DrawTies.OPPOSED)
                .woundModel(Rulings.WoundModel.LEVELS_1995)
                .fanMaxPaces(30)
                .fanMaxRange(RangeBand.SPITTIN_DISTANCE)
                .criticals(true)
                .grazes(true)
                .damageRoll(true)
                .flight(true)
                .surrender(true)
                .callingOff(true));
        assertThat(RulingWords.unusual(all))
                .containsExactly(
                        "staredown compare ratings",
                        "dropScope whole turn",
                        "drawTies opposed",
                        "woundModel levels 1995",
                        "fanMaxPaces 30",
                        "fanMaxRange Spittin' Distance",
                        "criticals true",
                        "grazes true",
                        "damageRoll true",
                        "flight true",
                        "surrender true",
                        "callingOff true");
    }

    private static Rulings read(WrittenRules rules) {
        return rules.written().orElseThrow().read();
    }
}
