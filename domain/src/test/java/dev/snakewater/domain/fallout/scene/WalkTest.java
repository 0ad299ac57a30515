package dev.snakewater.domain.fallout.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What walking costs (FO-33, FO-35, FO-51), and how far it goes. */
class WalkTest {

    private static final Stairs STAIRS = new Stairs(new Segment(new Place(100, 0), new Place(140, 0)), 10);
    private static final Ground GROUND = new Ground(1000, 1000, List.of(), List.of(STAIRS));

    /**
     * V79 to V81: 70 mm of plain ground or of stairs. Mixed: 30 of the one and 40 of the other are 1 + 2 upright, 1.5 + 2 crouched, 3 + 4
     * prone; 45 and 10 are 1.5 + 0.5, exactly 2; with 11, 2.05. A leg wound makes 15 mm of 30 and 10 of 20.
     */
    @ParameterizedTest
    @CsvSource({
        "UPRIGHT,  false, 70, 0,  3",
        "CROUCHED, false, 70, 0,  4",
        "PRONE,    false, 70, 0,  7",
        "UPRIGHT,  false, 0,  70, 4",
        "CROUCHED, false, 0,  70, 4",
        "PRONE,    false, 0,  70, 7",
        "UPRIGHT,  false, 30, 40, 3",
        "CROUCHED, false, 30, 40, 4",
        "PRONE,    false, 30, 40, 7",
        "UPRIGHT,  false, 45, 10, 2",
        "UPRIGHT,  false, 45, 11, 3",
        "UPRIGHT,  true,  70, 0,  5",
        "CROUCHED, true,  70, 0,  7",
        "PRONE,    true,  70, 0,  14",
        "UPRIGHT,  true,  0,  70, 7",
        "UPRIGHT,  false, 0,  0,  0",
        "UPRIGHT,  false, 30, 0,  1",
        "UPRIGHT,  false, 31, 0,  2",
    })
    void the_price_of_a_way(Pose pose, boolean limping, int plain, int stairs, int price) {
        assertThat(new Walk(pose, limping).price(plain, stairs)).isEqualTo(price);
    }

    @ParameterizedTest
    @CsvSource({
        "UPRIGHT, false, 150, 270",
        "CROUCHED, false, 100, 180",
        "PRONE, false, 50, 90",
        "UPRIGHT, true, 75, 135"
    })
    void how_far_5_and_9_action_points_go(Pose pose, boolean limping, int five, int nine) {
        Walk walk = new Walk(pose, limping);
        assertThat(walk.farthest(5)).isEqualTo(five);
        assertThat(walk.farthest(9)).isEqualTo(nine);
        assertThat(walk.price(five, 0)).isEqualTo(5);
        assertThat(walk.price(nine + 1, 0)).isEqualTo(10);
    }

    /** Places 95 to 145 are within 5 mm of the stairs: of 100 mm to 160, 51; 49 of 30 and 51 of 20 are 1.63 + 2.55 = 4.18. */
    @Test
    void stairs_are_counted_millimetre_by_millimetre() {
        Path way = new Path(new Place(60, 0), new Place(160, 0));
        Walk upright = new Walk(Pose.UPRIGHT, false);
        assertThat(GROUND.stairsOn(way)).isEqualTo(51);
        assertThat(upright.price(GROUND, way)).isEqualTo(5);
        // 34 mm to 94 are 1.13; then 1.87 are left of 3, on stairs 37 mm and 1/3 of one.
        assertThat(upright.farthest(GROUND, way, 3)).isEqualTo(34 + 37);
        assertThat(upright.farthest(GROUND, way, 4)).isEqualTo(34 + 51 + 9);
        assertThat(upright.farthest(GROUND, way, 5)).isEqualTo(100);
        assertThat(upright.farthest(GROUND, way, 0)).isZero();
        assertThat(GROUND.barsRunning(way)).contains(FalloutRule.FO_35_STAIRS);
        assertThat(GROUND.barsRunning(new Path(new Place(0, 0), new Place(94, 0))))
                .isEmpty();
    }

    @Test
    void wounded_legs_count_where_wounds_are_played_and_poses_where_poses_are() {
        Person skag = Person.of(new Name("Skag"), Wastelander.SKAG)
                .withPose(Pose.PRONE)
                .withBurdens(new Burdens(Optional.empty(), List.of(Part.LEGS)));
        assertThat(Walk.of(skag, Rulings.BY_THE_BOOK)).isEqualTo(new Walk(Pose.PRONE, false));
        assertThat(Walk.of(skag, Rulings.DECLARED.with(Rulings.BY_THE_BOOK, "wounds", true)))
                .isEqualTo(new Walk(Pose.PRONE, true));
        assertThat(Walk.of(skag, Rulings.DECLARED.with(Rulings.BY_THE_BOOK, "poses", false)))
                .isEqualTo(new Walk(Pose.UPRIGHT, false));
        assertThat(new Walk(Pose.PRONE, true).rules(1))
                .containsExactly(
                        FalloutRule.FO_33_WALKING,
                        FalloutRule.FO_35_STAIRS,
                        FalloutRule.FO_51_POSE_AND_MELEE,
                        FalloutRule.FO_69_WOUNDS);
        assertThat(new Walk(Pose.UPRIGHT, false).rules(0)).containsExactly(FalloutRule.FO_33_WALKING);
    }
}
