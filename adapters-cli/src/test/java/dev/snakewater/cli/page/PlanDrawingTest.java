package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans in characters, and in words. */
class PlanDrawingTest {

    /** 30 cm apart on a table of 120 by 80 cm. */
    private static final FloorPlan DUEL = open(1200, 800, mark("Vera", 400, 120, 90), mark("Skag", 700, 120, 270));

    /** A high wall from south to north between two. */
    private static final FloorPlan DIVIDED = open(500, 200, mark("Ann", 100, 100, 90), mark("Bob", 300, 100, 268))
            .withWalls(List.of(wall(200, 0, 200, 200, true)));

    /** From 36.3 to 73.7 cm, with a margin of an eighth, are 38 columns of 1 cm; 76 of half a centimetre would be too many. */
    @Test
    void in_60_columns_it_is_smaller() {
        assertThat(String.join("\n", new PlanDrawing(DUEL).lines(60))).isEqualTo("""


                     V                             S
            100      .         .         .         .


                     400       500       600       700
            One column is 1 cm wide, one line 2 cm high; north is up.\
            """);
    }

    @Test
    void in_100_columns_it_is_larger() {
        assertThat(String.join("\n", new PlanDrawing(DUEL).lines(100))).isEqualTo("""

            150          .         .         .         .         .         .         .


                         V                                                           S

            100          .         .         .         .         .         .         .



                         400       450       500       550       600       650       700
            One column is 0.5 cm wide, one line 1 cm high; north is up.\
            """);
    }

    @Test
    void a_wall_stands_between_those_whom_it_divides() {
        assertThat(String.join("\n", new PlanDrawing(DIVIDED).lines(60))).isEqualTo("""

            200     .         #         .
                              #
                              #
                              #
                              #
            100     A         #         B
                              #
                              #
                              #
                              #
              0     .         #         .

                    100       200       300
            One column is 1 cm wide, one line 2 cm high; north is up.
            # a high wall\
            """);
    }

    /** The table is drawn whole, 2 cm a column: what stands on it reaches far enough. */
    @Test
    void walls_stairs_and_people_have_their_own_characters() {
        FloorPlan yard = new FloorPlan(
                1000,
                500,
                List.of(
                        wall(200, 100, 200, 400, false),
                        wall(200, 400, 500, 400, false),
                        wall(600, 0, 600, 200, true),
                        wall(100, 0, 175, 150, false)),
                List.of(new Segment(new Place(700, 300), new Place(900, 300))),
                List.of(mark("Raider 1", 300, 300, 0), mark("Raider 2", 800, 100, 0), mark("Rita", 950, 450, 0)));

        assertThat(String.join("\n", new PlanDrawing(yard).lines(60))).isEqualTo("""


                                                                R
            400  .         +---------------    .         .         .
                           |
                           |
                           |    1                   ===========
                           |
            200  .         |         .         #         .         .
                           |                   #
                         / |                   #
                        /  |                   #         2
                       /                       #
              0  .    /    .         .         #         .         .

                 0         200       400       600       800
            One column is 2 cm wide, one line 4 cm high; north is up.
            # a high wall; -|/\\+ hip-high; = stairs\
            """);
    }

    @ParameterizedTest
    @CsvSource({"199, 201", "199, 209", "191, 201", "198, 203"})
    void who_stands_close_to_a_wall_is_drawn_on_his_own_side(int west, int east) {
        FloorPlan close = open(500, 200, mark("Ann", west, 100, 90), mark("Bob", east, 100, 270))
                .withWalls(List.of(wall(200, 0, 200, 200, true)));

        assertThat(new PlanDrawing(close).lines(60)).anyMatch(line -> line.contains("A#B"));
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 100})
    void nobody_is_ever_drawn_beyond_a_wall_and_no_line_is_too_long(int room) {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int at = random.nextInt(20, 1180);
            FloorPlan.Mark ann = mark("Ann", random.nextInt(0, at), random.nextInt(801), 0);
            FloorPlan.Mark bob = mark("Bob", random.nextInt(at + 1, 1201), random.nextInt(801), 0);
            FloorPlan plan = open(1200, 800, ann, bob).withWalls(List.of(wall(at, 0, at, 800, true)));
            List<String> lines = new PlanDrawing(plan).lines(room);

            assertThat(lines)
                    .as("seed %d", seed)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(room));
            assertThat(lines).as("seed %d", seed).anyMatch(line -> line.matches(".* .*A.*#.*|.* A.*#.*"));
            assertThat(lines).as("seed %d", seed).anyMatch(line -> line.matches("[^#]*#.*B.*"));
        }
    }

    @Test
    void those_at_one_place_are_all_to_be_seen() {
        FloorPlan crowd = open(1200, 800, mark("Ann", 400, 400, 0), mark("Abe", 401, 400, 0), mark("Al", 402, 401, 0));

        assertThat(String.join("", new PlanDrawing(crowd).lines(60)).replace("One column", ""))
                .contains("A", "L", "N");
    }

    @Test
    void it_stands_beside_the_table_of_who_has_what_if_there_is_room() {
        assertThat(printed(DIVIDED, 100)).isEqualTo("""
                                                                                place    facing
            200     .         #         .                               A  Ann  100 100  E
                              #                                         B  Bob  300 100  W
                              #
                              #                                               AP
                              #                                         >Ann  7
            100     A         #         B                                Bob  5
                              #
                              #
                              #
                              #
              0     .         #         .

                    100       200       300
            One column is 1 cm wide, one line 2 cm high; north is up.
            # a high wall
            """);
    }

    @Test
    void it_stands_above_in_a_narrow_terminal() {
        assertThat(printed(DIVIDED, 60)).isEqualTo("""

            200     .         #         .
                              #
                              #
                              #
                              #
            100     A         #         B
                              #
                              #
                              #
                              #
              0     .         #         .

                    100       200       300
            One column is 1 cm wide, one line 2 cm high; north is up.
            # a high wall
            A Ann: 100 100 E; B Bob: 300 100 W

                  AP
            >Ann  7
             Bob  5
            """);
    }

    @Test
    void read_aloud_it_is_told_from_one_of_them() {
        FloorPlan three = open(
                        1200,
                        800,
                        mark("Vera", 400, 120, 90),
                        mark("Skag", 790, 120, 270),
                        new FloorPlan.Mark(new Name("Brock"), new Place(400, 20), 0, true),
                        mark("Rita", 403, 124, 0))
                .withWalls(List.of(wall(500, 0, 500, 300, false), wall(300, 50, 500, 50, true)));
        Heard heard = new Heard(80);

        new PlanDrawing(three).tell(heard.page(), new Name("Vera"));

        assertThat(heard.text()).isEqualTo("""
            Vera: at 400 120, facing 90.
            Skag: 39 cm away, bearing 90, in sight.
            Brock: 10 cm away, bearing 180, out of sight, out of the fight.
            Rita: 0.5 cm away, bearing 37, in sight.
            """);
    }

    @Test
    void who_is_not_on_it_is_told_nothing() {
        Heard heard = new Heard(80);

        new PlanDrawing(DUEL).tell(heard.page(), new Name("Game master"));

        assertThat(heard.text()).isEmpty();
    }

    private static String printed(FloorPlan plan, int width) {
        Heard heard = new Heard(width);
        new PlanDrawing(plan)
                .print(
                        heard.page(),
                        new TextTable(List.of("", "AP"), List.of(List.of(">Ann", "7"), List.of(" Bob", "5"))));
        return heard.text();
    }

    private static FloorPlan open(int width, int height, FloorPlan.Mark... marks) {
        return new FloorPlan(width, height, List.of(), List.of(), List.of(marks));
    }

    private static FloorPlan.Mark mark(String who, int x, int y, int facing) {
        return new FloorPlan.Mark(new Name(who), new Place(x, y), facing, false);
    }

    private static FloorPlan.Wall wall(int x, int y, int toX, int toY, boolean high) {
        return new FloorPlan.Wall(new Segment(new Place(x, y), new Place(toX, toY)), high);
    }

    /** A page and what was printed on it. */
    private record Heard(ByteArrayOutputStream bytes, Page page) {

        Heard(int width) {
            this(new ByteArrayOutputStream(), width);
        }

        private Heard(ByteArrayOutputStream bytes, int width) {
            this(
                    bytes,
                    new Page(
                            new Output(new PrintStream(bytes, true, StandardCharsets.UTF_8)),
                            width,
                            false,
                            false,
                            false));
        }

        String text() {
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }
}
