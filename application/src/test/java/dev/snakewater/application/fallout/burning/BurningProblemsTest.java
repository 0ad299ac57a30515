package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.burning.Stage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What can be wrong with a fire, and what comes after one. */
class BurningProblemsTest {

    private static final BurningScenarios KIND = new BurningScenarios();
    private static final Form<BurningScenario> FIRE = Form.of(BurningScenario.class);
    private static final Form<WrittenTarget> SKAG = Form.of(WrittenTarget.class).with("is", "Skag");

    @Test
    void everything_that_is_wrong_is_told_at_once() {
        WrittenShooter shooter = Form.of(WrittenShooter.class)
                .with("is", "Verra")
                .with("with", "Minimi")
                .with("actionPoints", -1)
                .with("winded", 15)
                .filled();
        WrittenTarget nobody = Form.of(WrittenTarget.class)
                .with("name", "hold fire")
                .with("locations", List.of(Part.HEAD))
                .filled();
        BurningScenario written = FIRE.with("shooter", shooter)
                .with("rounds", 0)
                .with("targets", List.of(nobody, SKAG.with("hitPoints", 0).filled()))
                .filled();
        assertThat(pointers(written))
                .containsExactlyInAnyOrder(
                        "/shooter/is",
                        "/shooter/with",
                        "/shooter/actionPoints",
                        "/shooter/winded",
                        "/targets/0/hitPoints",
                        "/targets/0/millimetres",
                        "/targets/0/locations",
                        "/targets/0/name",
                        "/targets/1/hitPoints",
                        "/targets/1/millimetres",
                        "/rounds");
    }

    @Test
    void more_in_the_tank_than_it_holds_is_told() {
        BurningScenario written = FIRE.with(
                        "shooter",
                        Form.of(WrittenShooter.class)
                                .with("is", "Brock")
                                .with("seconds", 9)
                                .filled())
                .with("targets", List.of(SKAG.with("millimetres", 100).filled()))
                .filled();
        assertThat(KIND.problems(written))
                .containsExactly(new Problem("/shooter/seconds", "9 is out of range", "0 to 8"));
    }

    @Test
    void where_nobody_fires_somebody_must_burn() {
        assertThat(pointers(FIRE.with("targets", List.of(SKAG.filled())).filled()))
                .containsExactly("/targets");
        assertThat(pointers(FIRE.with(
                                "targets",
                                List.of(SKAG.with("alight", Stage.THIRD).filled()))
                        .filled()))
                .isEmpty();
        assertThat(pointers(FIRE.filled())).contains("/targets");
    }

    @Test
    void who_is_exempt_from_cover_is_not_said_where_there_are_no_reactions() {
        Rulings exempt = Form.like(Rulings.BY_THE_BOOK)
                .with("coverExemption", Rulings.CoverExemption.BOTH)
                .filled();

        assertThat(pointers(FIRE.with("rulings", exempt)
                        .with(
                                "targets",
                                List.of(SKAG.with("alight", Stage.FIRST).filled()))
                        .filled()))
                .containsExactly("/rulings/coverExemption");
    }

    @Test
    void two_of_the_same_name_cannot_be_told_apart() {
        WrittenTarget burning = SKAG.with("alight", Stage.FIRST).filled();
        assertThat(pointers(FIRE.with("targets", List.of(burning, burning)).filled()))
                .containsExactly("/targets/1/is");
    }

    @Test
    void what_comes_after_is_without_the_dead_and_with_what_is_left_in_the_tank() {
        BurningScenario written = FIRE.with(
                        "shooter",
                        Form.of(WrittenShooter.class).with("is", "Brock").filled())
                .with(
                        "targets",
                        List.of(
                                SKAG.with("millimetres", 100)
                                        .with("name", "one")
                                        .filled(),
                                SKAG.with("millimetres", 100)
                                        .with("name", "two")
                                        .filled()))
                .filled();
        Burning opening = KIND.open(written);
        Burning after = opening.paid(5)
                .with(
                        0,
                        new Ablaze(
                                opening.targets().getFirst().condition().less(30),
                                opening.targets().getFirst().fire()));
        BurningScenario next = KIND.aftermath(written, BurningOutcome.of(after)).orElseThrow();
        assertThat(next.targets()).extracting(WrittenTarget::name).containsExactly(Optional.of("two"));
        assertThat(next.shooter().orElseThrow().seconds()).contains(7);
        assertThat(KIND.problems(next)).isEmpty();
    }

    private static List<String> pointers(BurningScenario written) {
        return KIND.problems(written).stream().map(Problem::pointer).toList();
    }
}
