package dev.snakewater.domain.fallout.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the entries that are there from the start come to in use. */
class CatalogueTest {

    /** Each limit belongs to its band, and the next millimetre to the next. */
    @ParameterizedTest
    @CsvSource({
        "10 mm Pistol, 5, 200 400 600 800 1000",
        ".223 Pistol, 7, 200 300 550 940 1140",
        ".223 Pistol, 5, 200 300 550 900 1100",
    })
    void bands_reach_as_far_as_the_card_says(String weapon, int perception, String limits) {
        Bands bands = Armoury.weapon(weapon).orElseThrow().gun().bands();
        List<Integer> reaches =
                Stream.of(limits.split(" ", -1)).map(Integer::valueOf).toList();
        for (Bands.RangeBand band : Bands.RangeBand.values()) {
            int limit = reaches.get(band.ordinal());
            assertThat(bands.at(limit, perception)).contains(band);
            assertThat(bands.at(limit + 1, perception)
                            .map(Bands.RangeBand::ordinal)
                            .orElse(5))
                    .isEqualTo(band.ordinal() + 1);
        }
        assertThat(bands.farthest(perception)).isEqualTo(reaches.getLast());
    }

    @Test
    void the_223_pistol_takes_both_hands_below_strength_6() {
        Gun pistol = (Gun) Armoury.weapon(".223 Pistol").orElseThrow();
        assertThat(pistol.handsFor(5)).isEqualTo(2);
        assertThat(pistol.handsFor(6)).isEqualTo(1);
    }
}
