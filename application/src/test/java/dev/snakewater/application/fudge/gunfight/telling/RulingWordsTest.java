package dev.snakewater.application.fudge.gunfight.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import org.junit.jupiter.api.Test;

class RulingWordsTest {

    private static final Messages WORDS = GunfightTelling.WORDS;

    @Test
    void nothing_is_unusual_by_the_book() {
        assertThat(WORDS.rulings(Rulings.DECLARED, Rulings.BY_THE_BOOK)).isEmpty();
        assertThat(WORDS.rulings(Rulings.DECLARED, read("flight: false, fanMaxPaces: 20")))
                .isEmpty();
    }

    @Test
    void each_ruling_that_differs_is_told_with_its_rule() {
        Rulings all = read("staredown: compare ratings, dropScope: whole turn, drawTies: opposed, woundModel: "
                + WoundModel.LEVELS_1995
                + ", fanMaxPaces: 30, fanMaxRange: Spittin' Distance, criticals: true, grazes: true, damageRoll: true,"
                + " flight: true, surrender: true, callingOff: true, hitLocation: true, calledShotMaxRange: In Yer"
                + " Face, locationDie: [head, head, head, torso, torso, left leg]");
        assertThat(WORDS.rulings(Rulings.DECLARED, all))
                .extracting(Sentence::text)
                .containsExactly("The game master rules: a staredown compares ratings without dice (GF-02), the drop"
                        + " counts for the whole turn (GF-13), fighters who tie draw again (GF-09), a fan"
                        + " reaches 30 paces (GF-22), a fan reaches Spittin' Distance (GF-22), a natural"
                        + " +4 hits and a natural -4 misses (FACT-16), a narrow hit is a graze (FACT-12),"
                        + " damage is rolled with dice (FACT-14), fighters can flee (SW-01), fighters can"
                        + " surrender (SW-02), the fighters can call the fight off (SW-03), hits have"
                        + " locations (HL-01 to HL-35), called shots reach up to In Yer Face (HL-06), a"
                        + " blow marks one box at its level (HL-31) and a special die gives the location of a"
                        + " hit, from 1 to 6: head, head, head, torso, torso, left leg (HL-10).");
    }

    private static Rulings read(String readings) {
        return Filled.like(Rulings.BY_THE_BOOK, readings);
    }
}
