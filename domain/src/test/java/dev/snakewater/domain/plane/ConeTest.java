package dev.snakewater.domain.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cones, tested with the true bearing. */
class ConeTest {

    private static final Place TIP = new Place(1000, 1000);

    /** The tangent of 22.5 degrees is the root of 2 less 1: 0.41421356. 41422 of 100,000 is outside, 41421 inside; so is 2378 of 5741. */
    @ParameterizedTest
    @CsvSource({
        "4142, 10000, true",
        "4143, 10000, false",
        "-4142, 10000, true",
        "-4143, 10000, false",
        "2378, 5741, true",
        "5741, 13860, false",
        "0, 1, true",
        "0, -1, false",
        "0, 0, true"
    })
    void of_45_degrees_to_the_north(int east, int north, boolean contains) {
        assertThat(new Cone(TIP, 0, 225).contains(TIP.moved(east, north))).isEqualTo(contains);
        assertThat(new Cone(TIP, 90, 225).contains(TIP.moved(north, -east))).isEqualTo(contains);
    }

    /** Where the edge is a whole degree that places can have, it counts: 45 degrees to each side of north-east, and half a plane. */
    @ParameterizedTest
    @CsvSource({
        "45, 450, 0, 9999, true", "45, 450, 9999, 0, true", "45, 450, -1, 9999, false", "45, 450, 9999, -1, false",
        "45, 900, -7, 7, true", "45, 900, 7, -7, true", "45, 900, -8, 7, false", "270, 900, 0, 30000, true",
        "270, 900, 0, -30000, true", "270, 900, 1, 30000, false", "359, 900, -30000, -524, false"
    })
    void the_edge_counts(int bearing, int tenths, int east, int north, boolean contains) {
        assertThat(new Cone(TIP, bearing, tenths).contains(TIP.moved(east, north)))
                .isEqualTo(contains);
    }

    @Test
    void turning_it_turns_what_it_contains() {
        Random random = new Random(19);
        for (int time = 0; time < 2000; time++) {
            int east = random.nextInt(2000) - 1000;
            int north = random.nextInt(2000) - 1000;
            int bearing = random.nextInt(Place.TURN);
            boolean contains = new Cone(TIP, bearing, 225).contains(TIP.moved(east, north));
            assertThat(new Cone(TIP, (bearing + 90) % Place.TURN, 225).contains(TIP.moved(north, -east)))
                    .isEqualTo(contains);
            assertThat(new Cone(TIP, (Place.TURN - bearing) % Place.TURN, 225).contains(TIP.moved(-east, north)))
                    .isEqualTo(contains);
        }
    }
}
