package dev.snakewater.application.fallout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.fallout.burning.BurningScenario;
import dev.snakewater.application.fallout.burning.BurningScenarios;
import dev.snakewater.application.fallout.effort.JumpScenario;
import dev.snakewater.application.fallout.effort.JumpScenarios;
import dev.snakewater.application.fallout.shot.ShotScenario;
import dev.snakewater.application.fallout.shot.ShotScenarios;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.shot.Support;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can never be is told before anything is played, at the place where it stands. */
class CannotBeTest {

    /** Vera has 9 AP: 5 and the half of an agility of 8. */
    @Test
    void nobody_walks_farther_than_a_round_allows() {
        Form<JumpScenario> jump =
                Form.of(JumpScenario.class).with("who", "Vera").with("millimetres", 30);

        assertThat(new JumpScenarios().problems(jump.with("walked", 10).filled()))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple("/walked", "10 AP walked, of 9 in all"));
        assertThat(new JumpScenarios().problems(jump.with("walked", 9).filled()))
                .isEmpty();
    }

    @Test
    void a_bipod_under_a_pistol_is_told() {
        assertThat(new ShotScenarios().problems(shot("10 mm Pistol", "Skag")))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(
                        tuple("/shooter/guns/0/support", "a bipod under the 10 mm Pistol, where it does nothing"));
        assertThat(new ShotScenarios().problems(shot("Hunting rifle", "Skag"))).isEmpty();
    }

    @Test
    void who_is_called_like_another_is_told_where_the_name_stands() {
        assertThat(new ShotScenarios().problems(shot("Hunting rifle", "Vera")))
                .extracting(Problem::pointer)
                .containsExactly("/target/is");
        BurningScenario.WrittenTarget skag = Form.of(BurningScenario.WrittenTarget.class)
                .with("is", "Skag")
                .with("millimetres", 100)
                .filled();
        assertThat(new BurningScenarios()
                        .problems(Form.of(BurningScenario.class)
                                .with(
                                        "shooter",
                                        Form.of(BurningScenario.WrittenShooter.class)
                                                .with("is", "Brock")
                                                .filled())
                                .with("targets", List.of(skag, skag))
                                .filled()))
                .extracting(Problem::pointer)
                .containsExactly("/targets/1/is");
    }

    private static ShotScenario shot(String gun, String at) {
        return Form.of(ShotScenario.class)
                .with("millimetres", 180)
                .with(
                        "shooter",
                        Form.of(ShotScenario.WrittenShooter.class)
                                .with("is", "Vera")
                                .with(
                                        "guns",
                                        List.of(Form.of(ShotScenario.WrittenGun.class)
                                                .with("is", gun)
                                                .with("support", Support.BIPOD)
                                                .filled()))
                                .filled())
                .with(
                        "target",
                        Form.of(ShotScenario.WrittenTarget.class).with("is", at).filled())
                .filled();
    }
}
