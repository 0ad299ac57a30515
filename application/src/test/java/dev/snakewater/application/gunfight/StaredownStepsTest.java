package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import java.util.List;
import org.junit.jupiter.api.Test;

class StaredownStepsTest {

    @Test
    void a_tie_names_those_who_share_the_highest_look_and_nobody_else() {
        Course course = Showdown.of(
                        named("Ann").nerve(Degree.GOOD).revolver(),
                        named("Bill").nerve(Degree.FAIR).revolver(),
                        named("Carl").nerve(Degree.FAIR).revolver())
                .withStaredown()
                .played("Ann, staredown: agree, 0000; Bill, staredown: agree, 0000; Carl, staredown: agree, +000");
        assertThat(course.all(GunfightEvent.StaredownTied.class))
                .containsExactly(new GunfightEvent.StaredownTied(List.of(new Name("Ann"), new Name("Carl"))));
        assertThat(course.now().fighters()).noneMatch(fighter -> fighter.holdsPrize());
    }

    @Test
    void the_last_who_is_asked_can_refuse_and_nobody_stares() {
        Course course = Showdown.of(named("Ann").revolver(), named("Bill").revolver())
                .withStaredown()
                .played("Ann, staredown: agree; Bill, staredown: refuse");
        assertThat(course.all(GunfightEvent.StaredownRefused.class))
                .containsExactly(new GunfightEvent.StaredownRefused(new Name("Bill")));
        assertThat(course.all(GunfightEvent.Stared.class)).isEmpty();
        assertThat(course.asked().name()).isEqualTo("draw");
    }
}
