package dev.snakewater.domain.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is answered fast is answered as it is defined. */
class FastAnswersTest {

    private static final long NANODEGREES = 1_000_000_000L;

    private final SplittableRandom random = new SplittableRandom(19);

    private Place somewhere(int size) {
        return new Place(random.nextInt(size), random.nextInt(size));
    }

    @Test
    void a_cone_is_the_places_within_its_angle() {
        for (int times = 0; times < 100_000; times++) {
            Place tip = somewhere(60);
            Place place = somewhere(60);
            int bearing = random.nextInt(Place.TURN);
            int tenths = random.nextBoolean() ? 225 : random.nextInt(1801);
            long off = Math.floorMod(tip.nanodegreesTo(place) - bearing * NANODEGREES, Place.TURN * NANODEGREES);
            long least = Math.min(off, Place.TURN * NANODEGREES - off);

            assertThat(new Cone(tip, bearing, tenths).contains(place))
                    .as("%s from %s, %s +- %s", place, tip, bearing, tenths)
                    .isEqualTo(tip.equals(place) || least <= tenths * (NANODEGREES / 10));
        }
    }

    /** No whole place of a way lies on or beyond the line before it may. */
    @Test
    void the_part_of_a_way_that_is_certainly_free_is_free() {
        for (int times = 0; times < 20_000; times++) {
            Segment wall = new Segment(somewhere(300), somewhere(300));
            Path way = new Path(somewhere(300), somewhere(300));
            if (!wall.isAPoint() && !way.line().isAPoint() && wall.crosses(way.line())) {
                int free = wall.certainlyFree(way.line());

                assertThat(IntStream.range(0, free))
                        .as("%s towards %s", way, wall)
                        .noneMatch(far -> wall.crosses(new Segment(way.from(), way.after(far))));
            }
        }
    }
}
