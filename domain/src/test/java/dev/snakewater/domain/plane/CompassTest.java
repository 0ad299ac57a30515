package dev.snakewater.domain.plane;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompassTest {

    /** A point reaches 22.5 degrees to each side. */
    @ParameterizedTest
    @CsvSource({
        "0, north", "22, north", "23, north-east", "67, north-east", "68, east", "90, east", "135, south-east",
        "180, south", "202, south", "203, south-west", "270, west", "337, north-west", "338, north", "359, north"
    })
    void a_bearing_is_called_by_the_nearest_point(int bearing, String point) {
        assertThat(Compass.nearest(bearing)).hasToString(point);
    }

    @ParameterizedTest
    @CsvSource({"NORTH, 0", "NORTH_EAST, 45", "SOUTH, 180", "NORTH_WEST, 315"})
    void a_point_has_a_bearing(Compass point, int degrees) {
        assertThat(point.bearing()).isEqualTo(degrees);
    }
}
