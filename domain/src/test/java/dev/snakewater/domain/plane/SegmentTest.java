package dev.snakewater.domain.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Straight lines: what they cross and touch, and how near they are. */
class SegmentTest {

    private static final Random RANDOM = new Random(19);
    private static final int PAIRS = 5000;
    private static final int EDGE = 40;

    /** The line from 0 0 to 10 0 against others. */
    @ParameterizedTest
    @CsvSource({
        "5 -5, 5 5, true",
        "5 0, 5 5, true",
        "10 0, 20 7, true",
        "0 0, 0 0, true",
        "10 -3, 10 3, true",
        "11 -3, 11 3, false",
        "2 0, 8 0, true",
        "10 0, 30 0, true",
        "11 0, 30 0, false",
        "-5 0, 40 0, true",
        "0 1, 10 1, false",
        "3 1, 5 5, false",
        "5 0, 5 0, true",
        "5 1, 5 1, false",
        "12 0, 12 0, false",
    })
    void it_crosses_what_it_shares_a_point_with(String from, String to, boolean crosses) {
        Segment other = new Segment(place(from), place(to));
        assertThat(new Segment(place("0 0"), place("10 0")).crosses(other)).isEqualTo(crosses);
        assertThat(other.crosses(new Segment(place("10 0"), place("0 0")))).isEqualTo(crosses);
    }

    /** Of the line from 0 0 to 40 30. The line through 8 -6 at right angles meets its beginning; 0 50 is 40 away: 50 * 40 / 50. */
    @ParameterizedTest
    @CsvSource({
        "20 15, 0",
        "0 0, 0",
        "40 30, 0",
        "8 -6, 10",
        "0 50, 40",
        "40 31, 1",
        "44 33, 5",
        "-1 -1, 2",
        "20 16, 1",
        "0 1, 1",
        "-30 -40, 50"
    })
    void the_distance_is_that_of_its_nearest_point_rounded_up(String place, int distance) {
        assertThat(new Segment(place("0 0"), place("40 30")).distanceTo(place(place)))
                .isEqualTo(distance);
    }

    /** Exactly: 0.8 mm are within 1 and in a strip of 2, but not in one of 1. */
    @ParameterizedTest
    @CsvSource({"20 15, 0, true", "20 16, 1, false", "20 16, 2, true", "44 33, 9, false", "44 33, 10, true"})
    void a_strip_reaches_half_of_its_width(String place, int width, boolean isIn) {
        assertThat(new Segment(place("0 0"), place("40 30")).isInStrip(place(place), width))
                .isEqualTo(isIn);
    }

    @Test
    void a_point_has_no_length() {
        Segment point = new Segment(place("3 4"), place("3 4"));
        assertThat(point.isAPoint()).isTrue();
        assertThat(point.touches(place("3 4"))).isTrue();
        assertThat(point.touches(place("3 5"))).isFalse();
        assertThat(point.distanceTo(place("0 0"))).isEqualTo(5);
        assertThat(new Segment(place("3 4"), place("3 5")).isAPoint()).isFalse();
        assertThat(new Segment(place("0 0"), place("10 20")).middle()).isEqualTo(place("5 10"));
    }

    @Test
    void crossing_is_mutual_and_does_not_depend_on_direction() {
        int crossing = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            Segment one = any();
            Segment other = any();
            boolean crosses = one.crosses(other);
            assertThat(other.crosses(one)).isEqualTo(crosses);
            assertThat(back(one).crosses(other)).isEqualTo(crosses);
            assertThat(turned(one).crosses(turned(other))).isEqualTo(crosses);
            crossing += crosses ? 1 : 0;
        }
        assertThat(crossing).isBetween(PAIRS / 10, PAIRS / 2);
    }

    /** What it touches is 0 away; nothing is farther from it than from its ends, and within holds from the distance on. */
    @Test
    void distance_and_nearness_agree() {
        for (int pair = 0; pair < PAIRS; pair++) {
            Segment line = any();
            Place place = any().from();
            int distance = line.distanceTo(place);
            assertThat(distance == 0).isEqualTo(line.touches(place));
            assertThat(distance).isEqualTo(back(line).distanceTo(place));
            assertThat(distance)
                    .isLessThanOrEqualTo(Math.min(place.distanceTo(line.from()), place.distanceTo(line.to())));
            assertThat(line.isWithin(place, distance)).isTrue();
            assertThat(distance > 0 && line.isWithin(place, distance - 1)).isFalse();
        }
    }

    private static Segment back(Segment line) {
        return new Segment(line.to(), line.from());
    }

    private static Segment turned(Segment line) {
        return new Segment(
                new Place(line.from().y(), -line.from().x()),
                new Place(line.to().y(), -line.to().x()));
    }

    private static Segment any() {
        return new Segment(anywhere(), anywhere());
    }

    private static Place anywhere() {
        return new Place(RANDOM.nextInt(EDGE), RANDOM.nextInt(EDGE));
    }

    private static Place place(String written) {
        return Place.read(written).orElseThrow();
    }
}
