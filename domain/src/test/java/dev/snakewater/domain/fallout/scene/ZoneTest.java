package dev.snakewater.domain.fallout.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody in reaction watches (FO-43). */
class ZoneTest {

    private static final Place HERE = new Place(2000, 2000);

    /**
     * V105 to V108, with perception 5, of somebody who faces north. The pistol's bands end at 200 and 400 mm; the .223 Pistol's medium one
     * at 550, its far one at 800 + 2 * 10 * 5 = 900, its extreme one at 1100.
     */
    @ParameterizedTest
    @CsvSource({
        "10 mm Pistol, 22,  350, true",
        "10 mm Pistol, 23,  350, false",
        "10 mm Pistol, 338, 410, false",
        "10 mm Pistol, 338, 350, true",
        "10 mm Pistol, 337, 350, false",
        "10 mm Pistol, 0,   400, true",
        "10 mm Pistol, 0,   401, false",
        "10 mm Pistol, 0,   1,   true",
        ".223 Pistol,  0,   350, false",
        ".223 Pistol,  0,   700, true",
        ".223 Pistol,  0,   550, false",
        ".223 Pistol,  0,   551, true",
        ".223 Pistol,  0,   1100, true",
        ".223 Pistol,  0,   1101, false",
        ".223 Pistol,  180, 700, false",
    })
    void a_cone_of_45_degrees_and_the_two_best_bands(String gun, int bearing, int distance, boolean contains) {
        Zone zone = Zone.of(gun(gun), 5, new Position(HERE, 0));
        assertThat(zone.contains(HERE.at(bearing, distance))).isEqualTo(contains);
    }

    /** With perception 7 the .223 Pistol's bands are 40 mm longer. */
    @ParameterizedTest
    @CsvSource({"1140, true", "1141, false"})
    void perception_makes_them_longer(int distance, boolean contains) {
        assertThat(Zone.of(gun(".223 Pistol"), 7, new Position(HERE, 90)).contains(HERE.at(90, distance)))
                .isEqualTo(contains);
    }

    /** Of the rifle's, far is +10, close and extreme are 0, medium is +5; of the AK-112's, CQC and far are 0; the Minimi's are 5, 10, 0. */
    @ParameterizedTest
    @CsvSource({
        "10 mm Pistol, CQC, CLOSE",
        ".223 Pistol, FAR, EXTREME",
        "Hunting rifle, FAR, MEDIUM",
        "AK-112, MEDIUM, CLOSE",
        "Minimi, CLOSE, CQC",
        "Sniper rifle, FAR, EXTREME"
    })
    void the_best_bands(String gun, Bands.RangeBand best, Bands.RangeBand second) {
        assertThat(Zone.bestBands(gun(gun))).containsExactly(best, second);
    }

    @ParameterizedTest
    @CsvSource({"0 0 0 0 0, CQC, CLOSE", "0 5 0 5 5, CLOSE, FAR", "-5 0 3 0 0, MEDIUM, CLOSE"})
    void of_equal_ones_the_nearer(String modifiers, Bands.RangeBand best, Bands.RangeBand second) {
        List<String> each = List.of(modifiers.split(" ", -1));
        Bands bands = new Bands(List.of(
                new Bands.Reach(100, 0, Integer.parseInt(each.get(0))),
                new Bands.Reach(200, 0, Integer.parseInt(each.get(1))),
                new Bands.Reach(300, 0, Integer.parseInt(each.get(2))),
                new Bands.Reach(400, 0, Integer.parseInt(each.get(3))),
                new Bands.Reach(500, 0, Integer.parseInt(each.get(4)))));
        assertThat(Zone.bestBands(gun("AK-112").withBands(bands))).containsExactly(best, second);
    }

    private static Gun gun(String name) {
        return Armoury.weapon(name).orElseThrow().gun();
    }
}
