package dev.snakewater.application.fallout.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.fallout.burning.BurningScenario;
import dev.snakewater.application.fallout.burning.BurningScenarios;
import dev.snakewater.application.fallout.effort.JumpScenario;
import dev.snakewater.application.fallout.effort.JumpScenarios;
import dev.snakewater.application.fallout.effort.RunScenario;
import dev.snakewater.application.fallout.effort.RunScenarios;
import dev.snakewater.application.fallout.effort.TestScenario;
import dev.snakewater.application.fallout.effort.TestScenarios;
import dev.snakewater.application.fallout.shot.ShotScenario;
import dev.snakewater.application.fallout.shot.ShotScenarios;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is the same in scenarios of several kinds is wrong in all of them alike, and is told all at once. */
class SceneProblemsTest {

    private static final Form<ShotScenario.WrittenShooter> SHOOTER =
            Form.of(ShotScenario.WrittenShooter.class).with("is", "Vera");
    private static final Form<ShotScenario> SHOT = Form.of(ShotScenario.class)
            .with("millimetres", 180)
            .with("shooter", SHOOTER.filled())
            .with(
                    "target",
                    Form.of(ShotScenario.WrittenTarget.class).with("is", "Skag").filled());
    private static final Form<BurningScenario.WrittenShooter> STOKER =
            Form.of(BurningScenario.WrittenShooter.class).with("is", "Brock");
    private static final Form<BurningScenario.WrittenTarget> BURNING =
            Form.of(BurningScenario.WrittenTarget.class).with("is", "Skag").with("millimetres", 100);
    private static final Form<BurningScenario> FIRE =
            Form.of(BurningScenario.class).with("shooter", STOKER.filled()).with("targets", List.of(BURNING.filled()));
    private static final Form<JumpScenario> JUMP =
            Form.of(JumpScenario.class).with("who", "Vera").with("millimetres", 60);
    private static final Form<RunScenario> RUN =
            Form.of(RunScenario.class).with("who", "Vera").with("millimetres", 90);
    private static final Form<TestScenario> TEST =
            Form.of(TestScenario.class).with("who", "Vera").with("statistic", Statistic.LUCK);

    static Stream<Arguments> a_master_and_a_catalogue() {
        Map<String, Object> wrong = Map.of(
                "master",
                List.of(new MasterItem(" ", 201)),
                "catalogue",
                new WrittenCatalogue(
                        List.of(),
                        List.of(),
                        List.of(Form.of(WrittenCatalogue.WrittenWastelander.class)
                                .with("name", "Nell")
                                .with("luck", 21)
                                .with("rifles", 151)
                                .filled())));
        return Stream.of(
                arguments(new ShotScenarios(), SHOT.with(wrong).filled()),
                arguments(new BurningScenarios(), FIRE.with(wrong).filled()),
                arguments(new JumpScenarios(), JUMP.with(wrong).filled()),
                arguments(new RunScenarios(), RUN.with(wrong).filled()),
                arguments(new TestScenarios(), TEST.with(wrong).filled()));
    }

    @ParameterizedTest
    @MethodSource("a_master_and_a_catalogue")
    <C> void what_the_master_adds_and_the_sheets_have_the_same_limits_in_all(ScenarioKind<C, ?, ?> kind, C written) {
        assertThat(kind.problems(written))
                .containsExactlyInAnyOrder(
                        new Problem("/catalogue/characters/0/luck", "21 is out of range", "1 to 20"),
                        new Problem("/catalogue/characters/0/rifles", "151 is out of range", "0 to 150"),
                        new Problem("/master/0/what", "an item without a name", "what it is called (FO-68)"),
                        new Problem("/master/0/points", "201 is out of range", "-200 to 200"));
    }

    @ParameterizedTest
    @ValueSource(ints = {-10, 0, 15, 30})
    void running_costs_what_the_book_says_or_nothing_is_written(int points) {
        String what = "running never costs " + points;
        String instead = "10, 20 or 40 (FO-55, FO-57, FO-58); or leave it out";

        assertThat(new ShotScenarios()
                        .problems(SHOT.with(
                                        "shooter",
                                        SHOOTER.with("winded", points).filled())
                                .filled()))
                .containsExactly(new Problem("/shooter/winded", what, instead));
        assertThat(new BurningScenarios()
                        .problems(FIRE.with(
                                        "shooter", STOKER.with("winded", points).filled())
                                .filled()))
                .containsExactly(new Problem("/shooter/winded", what, instead));
        assertThat(new JumpScenarios().problems(JUMP.with("winded", points).filled()))
                .containsExactly(new Problem("/winded", what, instead));
        assertThat(new TestScenarios().problems(TEST.with("winded", points).filled()))
                .containsExactly(new Problem("/winded", what, instead));
        assertThat(new RunScenarios()
                        .problems(RUN.with("winded", List.of(new Breath(points, 2)))
                                .filled()))
                .containsExactly(new Problem("/winded/0/points", what, instead));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 21})
    void nobody_has_so_many_action_points(int points) {
        String what = points + " is out of range";

        assertThat(new ShotScenarios()
                        .problems(SHOT.with(
                                        "shooter",
                                        SHOOTER.with("actionPoints", points).filled())
                                .filled()))
                .containsExactly(new Problem("/shooter/actionPoints", what, "0 to 20"));
        assertThat(new BurningScenarios()
                        .problems(FIRE.with(
                                        "shooter",
                                        STOKER.with("actionPoints", points).filled())
                                .filled()))
                .containsExactly(new Problem("/shooter/actionPoints", what, "0 to 20"));
        assertThat(new JumpScenarios()
                        .problems(JUMP.with("actionPoints", points)
                                .with("walked", points)
                                .filled()))
                .containsExactly(
                        new Problem("/walked", what, "0 to 20"), new Problem("/actionPoints", what, "0 to 20"));
        assertThat(new RunScenarios().problems(RUN.with("actionPoints", points).filled()))
                .containsExactly(new Problem("/actionPoints", what, "0 to 20"));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 10_001})
    void whoever_is_shot_at_or_burns_is_on_the_table(int millimetres) {
        String what = millimetres + " is out of range";

        assertThat(new ShotScenarios()
                        .problems(SHOT.with("millimetres", millimetres).filled()))
                .containsExactly(new Problem("/millimetres", what, "0 to 10000"));
        assertThat(new BurningScenarios()
                        .problems(FIRE.with(
                                        "targets",
                                        List.of(BURNING.with("millimetres", millimetres)
                                                .filled()))
                                .filled()))
                .containsExactly(new Problem("/targets/0/millimetres", what, "0 to 10000"));
    }

    /** The Minimi of the book is no flame thrower; that of this catalogue is one, whatever else is wrong with it. */
    @Test
    void of_what_a_wrong_catalogue_replaces_nothing_is_said_that_does_not_hold() {
        WrittenCatalogue own = new WrittenCatalogue(
                List.of(Form.of(WrittenCatalogue.WrittenWeapon.class)
                        .with("name", "minimi")
                        .with("like", "Flame thrower")
                        .with("magazine", 0)
                        .filled()),
                List.of(),
                List.of());
        BurningScenario written = FIRE.with("catalogue", own)
                .with(
                        "shooter",
                        STOKER.with("with", "Minimi").with("seconds", 9).filled())
                .filled();

        assertThat(new BurningScenarios().problems(written))
                .containsExactly(new Problem("/catalogue/weapons/0/magazine", "0 is out of range", "1 to 1000"));
        assertThat(new BurningScenarios()
                        .problems(Form.like(written)
                                .with("shooter", STOKER.with("with", "AK-112").filled())
                                .filled()))
                .extracting(Problem::pointer)
                .containsExactly("/catalogue/weapons/0/magazine", "/shooter/with");
    }

    static Stream<Arguments> targets() {
        Map<String, Object> wrong =
                Map.of("is", Optional.empty(), "name", "Ske,eter", "armour", "paper", "locations", List.of(Part.HEAD));
        return Stream.of(
                arguments(
                        new ShotScenarios(),
                        SHOT.with(
                                        "target",
                                        Form.of(ShotScenario.WrittenTarget.class)
                                                .with(wrong)
                                                .filled())
                                .filled(),
                        "/target"),
                arguments(
                        new BurningScenarios(),
                        FIRE.with("targets", List.of(BURNING.with(wrong).filled()))
                                .filled(),
                        "/targets/0"));
    }

    @ParameterizedTest
    @MethodSource("targets")
    <C> void what_is_wrong_with_a_target_is_the_same_in_both(ScenarioKind<C, ?, ?> kind, C written, String at) {
        assertThat(kind.problems(written))
                .containsExactlyInAnyOrder(
                        new Problem(
                                at + "/name",
                                "'Ske,eter' is no name",
                                "1 to 40 characters on one line, without comma or colon"),
                        new Problem(
                                at + "/armour", "there is no armour 'paper'", "one of: none, leather, metal, combat"),
                        new Problem(
                                at + "/hitPoints",
                                "nobody says how many hit points there are",
                                "hitPoints, or whose sheet it is (is)"),
                        new Problem(
                                at + "/locations",
                                "1 part for the faces of a d6",
                                "6, a part for each face (FO-13); or none"));
    }
}
