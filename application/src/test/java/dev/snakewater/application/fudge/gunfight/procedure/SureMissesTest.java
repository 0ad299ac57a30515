package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.telling.GunfightTelling;
import dev.snakewater.application.table.Choice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nobody hits a man behind cover (GF-19): whoever may fire at him reads so beside the option. */
class SureMissesTest {

    private static final String[] BILL_DIVES = {
        "Ann, draw: 0; Bill, draw: ++++; Carl, draw: ----", "Bill, part 3: dive for cover"
    };

    @Test
    void a_target_behind_cover_is_noted_as_a_sure_miss() {
        Course course = three().played(BILL_DIVES[0], BILL_DIVES[1], "Ann, part 3: snapshot");
        assertThat(course.asked().name()).isEqualTo("target");
        assertThat(notes(course)).containsExactly("Bill: behind cover, a sure miss", "Carl: ");
    }

    @Test
    void a_shot_that_can_only_miss_is_noted_before_it_is_chosen() {
        Course alone = Showdown.of(revolver("Ann"), revolver("Bill") + ", coverNearby: true")
                .played("Ann, draw: 0; Bill, draw: ++++", "Bill, part 3: dive for cover");
        assertThat(notes(alone)).contains("snapshot: Bill is behind cover, a sure miss", "aim: ");
    }

    @Test
    void where_somebody_can_be_hit_the_shot_is_not_noted() {
        assertThat(notes(three().played(BILL_DIVES))).contains("snapshot: ", "aim: ");
    }

    private static Showdown three() {
        return Showdown.of(revolver("Ann"), revolver("Bill") + ", coverNearby: true", revolver("Carl"));
    }

    private static String revolver(String name) {
        return name + ", guns: [{kind: revolver}]";
    }

    private static List<String> notes(Course course) {
        return ((Choice<?>) course.asked())
                .options().stream()
                        .map(option -> option.word() + ": "
                                + option.note().map(GunfightTelling.WORDS::of).orElse(""))
                        .toList();
    }
}
