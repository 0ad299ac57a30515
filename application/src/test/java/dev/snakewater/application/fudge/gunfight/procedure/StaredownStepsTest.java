package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import org.junit.jupiter.api.Test;

class StaredownStepsTest {

    @Test
    void a_tie_names_those_who_share_the_highest_look_and_nobody_else() {
        Course course = Showdown.of(
                        "Ann, nerve: Good, guns: [{kind: revolver}]",
                        "Bill, nerve: Fair, guns: [{kind: revolver}]",
                        "Carl, nerve: Fair, guns: [{kind: revolver}]")
                .withStaredown()
                .played("Ann, staredown: agree, 0000; Bill, staredown: agree, 0000; Carl, staredown: agree, +000");
        assertThat(course.all(GunfightEvent.StaredownTied.class))
                .containsExactly(new GunfightEvent.StaredownTied(List.of(new Name("Ann"), new Name("Carl"))));
        assertThat(course.now().fighters()).noneMatch(fighter -> fighter.holdsPrize());
    }

    @Test
    void the_last_who_is_asked_can_refuse_and_nobody_stares() {
        Course course = Showdown.of("Ann, guns: [{kind: revolver}]", "Bill, guns: [{kind: revolver}]")
                .withStaredown()
                .played("Ann, staredown: agree; Bill, staredown: refuse");
        assertThat(course.all(GunfightEvent.StaredownRefused.class))
                .containsExactly(new GunfightEvent.StaredownRefused(new Name("Bill")));
        assertThat(course.all(GunfightEvent.Stared.class)).isEmpty();
        assertThat(course.asked().name()).isEqualTo("draw");
    }
}
