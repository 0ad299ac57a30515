package dev.snakewater.domain.fallout.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be seen and walked on a table, and what is cover (FO-36, FO-37). */
class GroundTest {

    private static final Obstacle WALL = obstacle("wall", "100 50", "100 200", Obstacle.Height.HIGH);
    private static final Obstacle CAR = obstacle("car", "150 100", "250 100", Obstacle.Height.HIP_HIGH);
    private static final Ground STREET = new Ground(400, 300, List.of(CAR, WALL), List.of());

    /** The wall stands at x = 100 from y = 50 to 200; both its ends block. The car is hip-high. */
    @ParameterizedTest
    @CsvSource({
        "50 100, 150 100, false",
        "50 50, 150 50, false",
        "50 200, 150 200, false",
        "50 49, 150 49, true",
        "0 0, 200 100, false",
        "0 0, 201 99, true",
        "100 0, 100 300, false",
        "100 201, 100 300, true",
        "200 50, 200 150, true",
        "50 100, 50 200, true",
    })
    void a_high_wall_blocks_sight(String from, String to, boolean isClear) {
        assertThat(STREET.isClear(place(from), place(to))).isEqualTo(isClear);
    }

    /** The last column tells a walker and a jumper what stops them, and how far the way is free. */
    @ParameterizedTest
    @CsvSource({
        "0 100, 300 100, wall, 99, wall, 99",
        "300 100, 0 100, car, 49, wall, 199",
        "200 0, 200 200, car, 99, -, 200",
        "200 200, 200 101, -, 99, -, 99",
        "200 200, 200 100, car, 99, -, 100",
        "0 0, 300 0, -, 300, -, 300",
    })
    void both_stop_a_walker_and_only_the_wall_a_jumper(
            String from, String to, String walker, int walked, String jumper, int jumped) {
        Path way = new Path(place(from), place(to));
        assertThat(stoppedBy(way, false)).isEqualTo(walker);
        assertThat(STREET.free(way, false)).isEqualTo(walked);
        assertThat(stoppedBy(way, true)).isEqualTo(jumper);
        assertThat(STREET.free(way, true)).isEqualTo(jumped);
    }

    /** Within 30 mm; 21 and 21 from its corner are 29.7, 22 and 21 are 30.4. */
    @ParameterizedTest
    @CsvSource({
        "200 130, car",
        "200 131, -",
        "271 121, car",
        "272 121, -",
        "125 100, car wall",
        "70 100, wall",
        "69 100, -"
    })
    void cover_is_within_reach(String place, String things) {
        List<String> names = STREET.coverAt(place(place)).stream()
                .map(thing -> thing.name().text())
                .toList();
        assertThat(names.isEmpty() ? "-" : String.join(" ", names)).isEqualTo(things);
    }

    @Test
    void what_is_between_covers() {
        assertThat(Ground.isBetween(CAR, place("200 90"), place("200 300"))).isTrue();
        assertThat(Ground.isBetween(CAR, place("200 90"), place("300 90"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0 0, true", "400 300, true", "401 300, false", "400 301, false", "-1 0, false", "0 -1, false"})
    void the_edges_belong_to_the_table(String place, boolean isOn) {
        assertThat(STREET.isOn(place(place))).isEqualTo(isOn);
    }

    @ParameterizedTest
    @CsvSource({"100 50, true", "100 120, true", "101 120, false", "100 49, false", "200 100, true", "251 100, false"})
    void nobody_stands_on_a_wall(String place, boolean isOn) {
        assertThat(STREET.isOnAWall(place(place))).isEqualTo(isOn);
    }

    /** Whom one sees sees him; nothing is seen through a wall that stops a jumper; what is free ends before a wall. */
    @Test
    void sight_is_mutual_and_a_free_way_crosses_nothing() {
        Random random = new Random(19);
        for (int table = 0; table < 40; table++) {
            Ground ground = any(random);
            for (int pair = 0; pair < 25; pair++) {
                Place one = anywhere(random);
                Place other = anywhere(random);
                Path way = new Path(one, other);
                assertThat(ground.isClear(one, other)).isEqualTo(ground.isClear(other, one));
                assertThat(ground.blocking(way, true).isEmpty()).isEqualTo(ground.isClear(one, other));
                int free = ground.free(way, false);
                assertThat(free).isBetween(0, way.length());
                assertThat(free == way.length())
                        .isEqualTo(ground.blocking(way, false).isEmpty());
                assertThat(ground.free(way, true)).isGreaterThanOrEqualTo(free);
                assertThat(ground.blocking(way.upTo(free), false).isEmpty() || ground.isOnAWall(one))
                        .isTrue();
            }
        }
    }

    private static Ground any(Random random) {
        List<Obstacle> obstacles = IntStream.range(0, 6)
                .mapToObj(number -> new Obstacle(
                        new Name("wall " + number),
                        new Segment(anywhere(random), anywhere(random)),
                        random.nextBoolean() ? Obstacle.Height.HIGH : Obstacle.Height.HIP_HIGH))
                .toList();
        return new Ground(400, 300, obstacles, List.of());
    }

    private static Place anywhere(Random random) {
        return new Place(random.nextInt(401), random.nextInt(301));
    }

    private static String stoppedBy(Path way, boolean jumps) {
        return STREET.blocking(way, jumps).map(thing -> thing.name().text()).orElse("-");
    }

    private static Obstacle obstacle(String name, String from, String to, Obstacle.Height height) {
        return new Obstacle(new Name(name), new Segment(place(from), place(to)), height);
    }

    private static Place place(String written) {
        return Place.read(written).orElseThrow();
    }

    /**
     * The first of the compass from north on that has room: 25 mm from everybody, and 25 mm to the north-east are 18 and 18. The wall is at
     * x = 100; nobody stands beside the table.
     */
    @ParameterizedTest
    @CsvSource({
        "300 200, 10 10,   300 200",
        "300 200, 300 200, 300 225",
        "300 225, 300 225, 300 250",
        "100 100, 10 10,   118 118",
        "401 200, 10 10,   383 182",
    })
    void a_place_nearby_is_free(String wanted, String taken, String free) {
        assertThat(STREET.nearestFree(place(wanted), List.of(place(taken)))).isEqualTo(place(free));
    }

    /** The place to the north is taken, and that to the north-east is 18 and 7 from there; that to the east is 25 and 25. */
    @Test
    void beside_two_there_is_room_to_the_east() {
        List<Place> taken = List.of(place("300 200"), place("300 225"));
        assertThat(STREET.nearestFree(place("300 200"), taken)).isEqualTo(place("325 200"));
    }

    /** On a table of 20 by 20 mm nobody has room, and on one of a single place somebody stands where another does. */
    @Test
    void where_there_is_no_room_the_next_place_is_taken_and_at_last_the_same() {
        Place middle = place("10 10");
        assertThat(new Ground(20, 20, List.of(), List.of()).nearestFree(middle, List.of(middle)))
                .isEqualTo(place("10 11"));
        Place corner = place("0 0");
        assertThat(new Ground(0, 0, List.of(), List.of()).nearestFree(corner, List.of(corner)))
                .isEqualTo(corner);
    }
}
