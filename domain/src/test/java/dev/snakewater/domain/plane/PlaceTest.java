package dev.snakewater.domain.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Distances, bearings and steps between whole places. */
class PlaceTest {

    private static final Place ORIGIN = new Place(0, 0);
    private static final int PAIRS = 2000;
    private static final int EDGE = 10_000;
    private static final Random RANDOM = new Random(19);

    /** 3-4-5; the root of 2 is more than 1; 400.4... counts as 401: 400^2 + 18^2 = 160324 lies between 400^2 and 401^2. */
    @ParameterizedTest
    @CsvSource({"0, 0, 0", "3, 4, 5", "-3, 4, 5", "1, 1, 2", "400, 0, 400", "400, 18, 401", "10000, 10000, 14143"})
    void a_distance_is_rounded_up(int x, int y, int distance) {
        assertThat(ORIGIN.distanceTo(new Place(x, y))).isEqualTo(distance);
        assertThat(new Place(x, y).distanceTo(ORIGIN)).isEqualTo(distance);
    }

    /** North is 0, east 90. The tangent of half a degree is 0.0087269, so that of 87 in 10,000 is less and of 88 more. */
    @ParameterizedTest
    @CsvSource({
        "0, 5, 0",
        "5, 5, 45",
        "5, 0, 90",
        "5, -5, 135",
        "0, -5, 180",
        "-5, -5, 225",
        "-5, 0, 270",
        "-5, 5, 315",
        "87, 10000, 0",
        "88, 10000, 1",
        "-87, 10000, 0",
        "-88, 10000, 359",
        "0, 0, 0"
    })
    void a_bearing_is_the_nearest_degree_clockwise_from_north(int x, int y, int bearing) {
        assertThat(ORIGIN.bearingTo(new Place(x, y))).isEqualTo(bearing);
    }

    /** The sine of 30 degrees is exactly a half: 0.5 mm count as 1. The root of 3/4 is 0.866. */
    @ParameterizedTest
    @CsvSource({
        "0, 7, 0 7",
        "90, 7, 7 0",
        "180, 7, 0 -7",
        "270, 7, -7 0",
        "360, 7, 0 7",
        "-90, 7, -7 0",
        "45, 10, 7 7",
        "30, 100, 50 87",
        "30, 1, 1 1",
        "210, 100, -50 -87",
        "22, 350, 131 325"
    })
    void a_step_leads_to_the_nearest_place(int bearing, int millimetres, String place) {
        assertThat(ORIGIN.at(bearing, millimetres)).hasToString(place);
    }

    /** Along 30 40, which is 50 long: a fifth of it is 6 8, and 1 mm is 0.6 0.8. */
    @ParameterizedTest
    @CsvSource({"0, 0 0", "1, 1 1", "10, 6 8", "49, 29 39", "50, 30 40", "51, 30 40", "1000, 30 40"})
    void towards_another_is_never_beyond_it(int millimetres, String place) {
        assertThat(ORIGIN.towards(new Place(30, 40), millimetres)).hasToString(place);
    }

    @ParameterizedTest
    @ValueSource(strings = {"400 120", "400,120", " 400 , 120 ", "400   120"})
    void it_is_read_as_it_is_written(String written) {
        assertThat(Place.read(written)).contains(new Place(400, 120));
        assertThat(new Place(400, 120)).hasToString("400 120");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "400", "400 120 3", "north 90", "4.5 3", "400;120", "1234567 1", "--3 4"})
    void nothing_else_is_a_place(String written) {
        assertThat(Place.read(written)).isEmpty();
    }

    @Test
    void a_place_off_the_table_can_be_written() {
        assertThat(Place.read("-5 20")).contains(new Place(-5, 20));
    }

    @Test
    void distances_are_those_of_a_plane() {
        for (int pair = 0; pair < PAIRS; pair++) {
            Place one = any();
            Place other = any();
            Place third = any();
            int distance = one.distanceTo(other);
            long square = one.squareTo(other);
            assertThat(distance).isEqualTo(other.distanceTo(one));
            assertThat((long) distance * distance).isGreaterThanOrEqualTo(square);
            assertThat((long) (distance - 1) * (distance - 1)).isLessThan(Math.max(1, square));
            assertThat(distance).isLessThanOrEqualTo(one.distanceTo(third) + third.distanceTo(other));
        }
    }

    /** A quarter turn of the plane turns bearings by 90 degrees and changes no distance; the way back is half a turn. */
    @Test
    void a_quarter_turn_is_90_degrees() {
        for (int pair = 0; pair < PAIRS; pair++) {
            Place place = any();
            int bearing = RANDOM.nextInt(Place.TURN);
            assertThat(ORIGIN.bearingTo(turned(place))).isEqualTo((ORIGIN.bearingTo(place) + 90) % Place.TURN);
            assertThat(place.bearingTo(ORIGIN)).isEqualTo((ORIGIN.bearingTo(place) + 180) % Place.TURN);
            assertThat(ORIGIN.at(bearing + 90, place.x())).isEqualTo(turned(ORIGIN.at(bearing, place.x())));
            assertThat(ORIGIN.distanceTo(turned(place))).isEqualTo(ORIGIN.distanceTo(place));
        }
    }

    /** At 1 m and more, half a millimetre is far less than half a degree. */
    @Test
    void a_step_at_a_bearing_is_seen_at_that_bearing() {
        IntStream.range(0, Place.TURN).forEach(bearing -> {
            Place there = ORIGIN.at(bearing, 1000);
            assertThat(ORIGIN.bearingTo(there)).isEqualTo(bearing);
            assertThat(ORIGIN.distanceTo(there)).isBetween(999, 1002);
        });
    }

    private static Place turned(Place place) {
        return new Place(place.y(), -place.x());
    }

    private static Place any() {
        return new Place(RANDOM.nextInt(EDGE), RANDOM.nextInt(EDGE));
    }
}
