package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Bundles;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import org.junit.jupiter.api.Test;

class RulingWordsTest {

    private static final Wording WORDS =
            new Wording(Bundles.of("dev.snakewater.application.gunfight.telling"));

    @Test
    void nothing_is_unusual_by_the_book() {
        assertThat(RulingWords.unusual(Rulings.BY_THE_BOOK, WORDS)).isEmpty();
        assertThat(RulingWords.unusual(read(new WrittenRules().flight(false).fanMaxPaces(20)), WORDS))
                .isEmpty();
    }

    @Test
    void each_ruling_that_differs_is_told_with_its_rule() {
        Rulings all = read(new WrittenRules()
                .staredown(Rulings.StaredownBy.COMPARE_RATINGS)
                .dropScope(Rulings.DropScope.WHOLE_TURN)
                .drawTies(Rulings.DrawTies.OPPOSED)
                .woundModel(WoundModel.LEVELS_1995)
                .fanMaxPaces(30)
                .fanMaxRange(RangeBand.SPITTIN_DISTANCE)
                .criticals(true)
                .grazes(true)
                .damageRoll(true)
                .flight(true)
                .surrender(true)
                .callingOff(true));
        assertThat(RulingWords.unusual(all, WORDS))
                .containsExactly(
                        "a staredown is decided by comparing ratings (GF-02)",
                        "the drop counts for the whole turn (GF-13)",
                        "who ties draws again (GF-09)",
                        "a blow marks one box at its level (HL-31)",
                        "a fan reaches 30 paces (GF-22)",
                        "a fan reaches Spittin' Distance (GF-22)",
                        "a natural +4 hits and a natural -4 misses (FACT-16)",
                        "a narrow hit is a graze (FACT-12)",
                        "dice are rolled for damage (FACT-14)",
                        "one may flee (SW-01)",
                        "one may surrender (SW-02)",
                        "the fight may be called off (SW-03)");
    }

    private static Rulings read(WrittenRules rules) {
        return rules.written().orElseThrow().read(false);
    }
}
