package dev.snakewater.domain.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ways, millimetre by millimetre. */
class PathTest {

    private static final Random RANDOM = new Random(19);
    private static final int WAYS = 60;
    private static final int EDGE = 1500;

    /** The root of 2 is 1.41: after 1 mm of the diagonal 0.71 0.71, after 2 mm 1.41 1.41; it is 4.24, so 5 mm long. */
    @Test
    void a_diagonal() {
        Path way = new Path(new Place(0, 0), new Place(3, 3));
        assertThat(way.length()).isEqualTo(5);
        assertThat(way.bearing()).isEqualTo(45);
        assertThat(way.after(0)).isEqualTo(new Place(0, 0));
        assertThat(way.after(1)).isEqualTo(new Place(1, 1));
        assertThat(way.after(2)).isEqualTo(new Place(1, 1));
        assertThat(way.after(3)).isEqualTo(new Place(2, 2));
        assertThat(way.after(5)).isEqualTo(new Place(3, 3));
        assertThat(way.upTo(3)).isEqualTo(new Path(new Place(0, 0), new Place(2, 2)));
        assertThat(way.line()).isEqualTo(new Segment(new Place(0, 0), new Place(3, 3)));
    }

    /** A whole place is at most the root of a half, so 1 mm rounded up, from its point, and the next is at most 1 mm farther each way. */
    @Test
    void it_begins_and_ends_where_it_says_and_never_leaves_its_line() {
        for (int number = 0; number < WAYS; number++) {
            Path way = new Path(anywhere(), anywhere());
            assertThat(way.after(0)).isEqualTo(way.from());
            assertThat(way.after(way.length())).isEqualTo(way.to());
            for (int millimetre = 1; millimetre <= way.length(); millimetre++) {
                Place here = way.after(millimetre);
                Place before = way.after(millimetre - 1);
                assertThat(way.line().distanceTo(here)).isLessThanOrEqualTo(1);
                assertThat(Math.abs(here.x() - before.x())).isLessThanOrEqualTo(1);
                assertThat(Math.abs(here.y() - before.y())).isLessThanOrEqualTo(1);
                assertThat(Math.abs(way.from().distanceTo(here) - millimetre)).isLessThanOrEqualTo(1);
            }
        }
    }

    /** The point after m millimetres of an exact length is m/length of the way; its place is the nearest: at most half a millimetre off. */
    @Test
    void places_of_a_way_of_3_to_4_are_the_nearest() {
        Path way = new Path(new Place(10, 10), new Place(10 - 300, 10 + 400));
        for (int millimetre = 0; millimetre <= 500; millimetre++) {
            Place here = way.after(millimetre);
            assertThat(Math.abs(5 * (10 - here.x()) - 3 * millimetre) * 2).isLessThanOrEqualTo(5);
            assertThat(Math.abs(5 * (here.y() - 10) - 4 * millimetre) * 2).isLessThanOrEqualTo(5);
        }
    }

    private static Place anywhere() {
        return new Place(RANDOM.nextInt(EDGE), RANDOM.nextInt(EDGE));
    }
}
