package dev.snakewater.domain.fallout.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.plane.Place;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turning on the spot (FO-34), and what is before somebody. */
class TurningTest {

    /** V73 to V78, and whole turns. */
    @ParameterizedTest
    @CsvSource({"0, 0", "45, 0", "46, 1", "90, 1", "91, 2", "180, 2", "270, 1", "315, 0", "314, 1", "269, 2", "360, 0"})
    void the_price_of_a_turn(int degrees, int price) {
        assertThat(Turning.priceOf(degrees)).isEqualTo(price);
        assertThat(Turning.priceOf(-degrees)).isEqualTo(price);
        assertThat(Turning.NONE.price(degrees)).isEqualTo(price);
    }

    /** Each pair: a turn, and what it costs after those before it. */
    @ParameterizedTest
    @CsvSource({
        // 45 + 45 = 90.
        "45 0 45 1",
        // There and back is none, but what is paid is paid.
        "45 0 -45 0 45 0",
        "90 1 -90 0 90 0",
        // 40, 80, 120, 160: 0, 1, 2, 2.
        "40 0 40 1 40 1 40 0",
        // 180 costs 2; 90 more are 270, that is 90 the other way.
        "180 2 90 0 90 0",
        "-46 1 -44 0 -1 1",
    })
    void turns_are_added_before_they_are_priced(String turnsAndPrices) {
        String[] parts = turnsAndPrices.split(" ", -1);
        Turning turning = Turning.NONE;
        for (int at = 0; at < parts.length; at += 2) {
            int degrees = Integer.parseInt(parts[at]);
            assertThat(turning.price(degrees))
                    .as("%s by %d", turning, degrees)
                    .isEqualTo(Integer.parseInt(parts[at + 1]));
            turning = turning.then(degrees);
        }
    }

    /** A chain costs what the dearest of its sums costs, and no turn ever costs less than nothing. */
    @Test
    void a_chain_costs_the_dearest_of_its_sums() {
        Random random = new Random(19);
        for (int chain = 0; chain < 500; chain++) {
            Turning turning = Turning.NONE;
            int sum = 0;
            int dearest = 0;
            int paid = 0;
            for (int turn = 0; turn < 8; turn++) {
                int degrees = random.nextInt(361) - 180;
                int price = turning.price(degrees);
                sum += degrees;
                dearest = Math.max(dearest, Turning.priceOf(sum));
                paid += price;
                turning = turning.then(degrees);
                assertThat(price).isNotNegative();
                assertThat(paid).isEqualTo(dearest).isEqualTo(turning.paid());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 90, 90", "90, 0, -90", "350, 10, 20", "10, 350, -20", "0, 180, 180", "180, 0, 180", "7, 7, 0"})
    void the_smaller_way_round(int from, int to, int turn) {
        assertThat(Turning.between(from, to)).isEqualTo(turn);
    }

    /** He stands at 100 100 and looks east. */
    @ParameterizedTest
    @CsvSource({"200 100, true, 0", "100 200, true, -90", "100 0, true, 90", "99 200, false, -91", "0 100, false, 180"})
    void within_90_degrees_of_his_facing_he_is_seen_from_the_front(String place, boolean isBefore, int turn) {
        Position position = new Position(new Place(100, 100), 90);
        assertThat(position.faces(Place.read(place).orElseThrow())).isEqualTo(isBefore);
        assertThat(position.turnTo(Place.read(place).orElseThrow())).isEqualTo(turn);
    }

    @Test
    void after_a_turn_he_faces_another_way() {
        Position position = new Position(new Place(1, 2), 350);
        assertThat(position.turned(20)).isEqualTo(new Position(new Place(1, 2), 10));
        assertThat(position.turned(-351)).isEqualTo(new Position(new Place(1, 2), 359));
        assertThat(position.at(new Place(3, 4))).isEqualTo(new Position(new Place(3, 4), 350));
    }
}
