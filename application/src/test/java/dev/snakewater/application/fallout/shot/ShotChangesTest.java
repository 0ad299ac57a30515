package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What would change a shot: each of the changes can be made. */
class ShotChangesTest {

    private static final int FEW = 3;

    /** Of 9 AP, 2 go into cover, and the first of aiming with a pop-out is 6 in all: one more at most. */
    @Test
    void only_what_the_action_points_still_allow_would_change_it() {
        ShotScenario covered = Filled.like(SetUp.of("Vera; 10 mm Pistol; 180; unaimed"), "before: [into cover]");

        assertThat(words(covered))
                .contains("aimed at the head", "aimed at the head with +2 AP")
                .noneMatch(words -> words.contains("+3 AP") || words.contains("+4 AP"));
    }

    @Test
    void shots_at_the_weapon_are_compared_with_one_another_alone() {
        ShotScenario disarming = SetUp.of("Vera; 10 mm Pistol; 180; aimed at weapon +1");

        assertThat(words(SetUp.of("Vera; 10 mm Pistol; 180; unaimed"))).noneMatch(words -> words.contains("weapon"));
        assertThat(words(disarming))
                .contains("aimed at the weapon with +5 AP", "the target in cover")
                .doesNotContain("unaimed", "aimed at the head");
    }

    @Test
    void without_poses_nobody_wonders_what_one_would_change() {
        ShotScenario scenario = SetUp.of("Vera; 10 mm Pistol; 180; unaimed");
        ShotScenario upright = Filled.like(scenario, "rulings", Filled.like(Rulings.BY_THE_BOOK, "poses: false"));

        assertThat(words(scenario)).contains("the target crouched", "the target prone");
        assertThat(words(upright)).doesNotContain("the target crouched", "the target prone");
    }

    /** A shot is 10 situations or more: with fewer, nothing can be worked out, and that is said of each change. */
    @Test
    void what_is_too_much_to_be_worked_out_is_named_all_the_same() {
        Told<ShotScenario> told = Told.of(ShotScenario.kind(), SetUp.of("Vera; 10 mm Pistol; 180; unaimed"));

        List<Chances.Change> changes =
                new ExactOdds().changes(told.scenario(), told.odds().findings().getFirst(), FEW);

        assertThat(changes)
                .filteredOn(change -> change.outlook().isEmpty())
                .extracting(Chances.Change::words)
                .contains("the target in cover");
    }

    private static List<String> words(ShotScenario scenario) {
        return ShotScenario.kind().variations(scenario).stream()
                .map(Variation::words)
                .toList();
    }
}
