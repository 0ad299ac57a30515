package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWastelander;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWeapon;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.fallout.shot.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is wrong with a set-up is told all at once, each with its place. */
class ShotProblemsTest {

    private static final Form<WrittenShooter> VERA =
            Form.of(WrittenShooter.class).with("is", "Vera");
    private static final Form<WrittenAction> ACTION = Form.of(WrittenAction.class);
    private static final Form<ShotScenario> SCENE = Form.of(ShotScenario.class)
            .with("millimetres", 180)
            .with("shooter", VERA.filled())
            .with("target", Form.of(WrittenTarget.class).with("is", "Skag").filled());

    @Test
    void a_set_up_that_says_only_who_and_how_far_is_right() {
        assertThat(pointers(SCENE)).isEmpty();
    }

    @Test
    void statistics_bands_weapons_action_points_and_bursts_are_told_all_at_once() {
        Form<WrittenWastelander> sheet = Form.of(WrittenWastelander.class).with("like", "Skag");
        WrittenWeapon bandless = Form.of(WrittenWeapon.class)
                .with("name", "Pipe gun")
                .with("skill", Skill.HANDGUNS)
                .with("damage", DicePool.of("1d6").toString())
                .with("actionPoints", 4)
                .with("minimumStrength", 3)
                .with("magazine", 6)
                .filled();
        WrittenCatalogue own = new WrittenCatalogue(
                List.of(bandless),
                List.of(),
                List.of(
                        sheet.with("name", "Wisp").with("strength", 0).filled(),
                        sheet.with("name", "Ogre").with("strength", 99).filled()));

        assertThat(pointers(SCENE.with("catalogue", own)
                        .with(
                                "shooter",
                                VERA.with("actionPoints", -1)
                                        .with("guns", List.of(gun("Hunting rifle"), gun("Blunderbuss")))
                                        .filled())
                        .with("action", ACTION.with("way", WayWord.BURST).filled())))
                .containsExactlyInAnyOrder(
                        "/catalogue/weapons/0/bands",
                        "/catalogue/characters/0/strength",
                        "/catalogue/characters/1/strength",
                        "/shooter/actionPoints",
                        "/shooter/guns/1/is",
                        "/action/way");
    }

    @Test
    void a_burst_with_a_bolt_action_is_told_with_its_rule_and_what_would_be_right() {
        List<Problem> problems = ShotProblems.of(SCENE.with(
                        "shooter",
                        VERA.with("guns", List.of(gun("Hunting rifle"))).filled())
                .with("action", ACTION.with("way", WayWord.BURST).filled())
                .filled());

        assertThat(problems)
                .containsExactly(new Problem(
                        "/action/way",
                        "a burst with the Hunting rifle, not automatic (FO-21)",
                        "unaimed, aimed, or an automatic gun"));
    }

    @Test
    void whoever_is_unknown_is_told_with_those_who_are_there() {
        List<Problem> problems = ShotProblems.of(
                SCENE.with("shooter", VERA.with("is", "Vela").filled()).filled());

        assertThat(problems)
                .containsExactly(new Problem(
                        "/shooter/is",
                        "there is no character 'Vela'",
                        "did you mean 'Vera'? one of: Vera, Brock, Skag, Gorm"));
    }

    @Test
    void what_does_not_fit_together_is_told() {
        assertThat(pointers(SCENE.with(
                                "shooter",
                                VERA.with("ambidextrous", true)
                                        .with("level", 5)
                                        .with("winded", 15)
                                        .with(
                                                "guns",
                                                List.of(
                                                        Form.like(gun("10 mm Pistol"))
                                                                .with("rounds", 13)
                                                                .with("rested", true)
                                                                .filled(),
                                                        gun("Flame thrower")))
                                        .filled())
                        .with("master", List.of(new MasterItem("", 300)))
                        .with("times", 9)
                        .with("millimetres", -5)
                        .with(
                                "target",
                                Form.of(WrittenTarget.class)
                                        .with("armour", "paper")
                                        .with("locations", List.of(Part.HEAD))
                                        .filled())))
                .containsExactlyInAnyOrder(
                        "/shooter/ambidextrous",
                        "/shooter/winded",
                        "/shooter/guns/0/rounds",
                        "/shooter/guns/0/rested",
                        "/shooter/guns/1/is",
                        "/master/0/what",
                        "/master/0/points",
                        "/times",
                        "/millimetres",
                        "/target/armour",
                        "/target/hitPoints",
                        "/target/locations");
    }

    @Test
    void an_action_must_be_one_that_can_be_meant() {
        assertThat(pointers(
                        SCENE.with("action", ACTION.with("way", WayWord.AIMED).filled())))
                .containsExactly("/action/at");
        assertThat(pointers(SCENE.with(
                        "action", ACTION.with("at", Part.HEAD).with("extra", 2).filled())))
                .containsExactly("/action/at", "/action/extra");
        assertThat(pointers(SCENE.with(
                        "action",
                        ACTION.with("with", List.of("10 mm Pistol", "10 mm Pistol"))
                                .filled())))
                .containsExactly("/action/with/1");
        assertThat(pointers(SCENE.with(
                        "action", ACTION.with("from", FromCover.BLIND).filled())))
                .containsExactly("/action/from");
    }

    @Test
    void nobody_has_the_action_points_for_so_much_aiming() {
        Form<WrittenAction> aimed = ACTION.with("way", WayWord.AIMED).with("at", Part.HEAD);

        // Vera has 9 action points: 19 more are refused by FO-09 when she shoots; 20 more and the shot are more than
        // anybody has.
        assertThat(pointers(SCENE.with("action", aimed.with("extra", 19).filled())))
                .isEmpty();
        assertThat(ShotProblems.of(
                        SCENE.with("action", aimed.with("extra", 20).filled()).filled()))
                .containsExactly(new Problem("/action/extra", "20 is out of range", "1 to 19"));
    }

    @Test
    void a_move_must_change_something() {
        assertThat(pointers(SCENE.with("before", List.of(Move.LEAVE_COVER)))).containsExactly("/before/0");
        assertThat(pointers(SCENE.with("before", List.of(Move.TAKE_COVER, Move.TAKE_COVER))))
                .containsExactly("/before/1");
        assertThat(pointers(SCENE.with("before", List.of(Move.TAKE_COVER)).with("after", List.of(Move.LEAVE_COVER))))
                .isEmpty();
    }

    @Test
    void without_poses_nobody_changes_one_and_nobody_wonders_what_one_would_change() {
        Form<ShotScenario> upright = SCENE.with(
                "rulings", Form.like(Rulings.BY_THE_BOOK).with("poses", false).filled());

        assertThat(ShotProblems.of(
                        upright.with("before", List.of(Move.LIE_DOWN)).filled()))
                .containsExactly(new Problem(
                        "/before/0",
                        "'lie down', and poses are not played with (FO-67)",
                        "something else, or \"poses\": true"));
        assertThat(variations(SCENE)).contains("the target crouched", "the target prone");
        assertThat(variations(upright)).doesNotContain("the target crouched", "the target prone");
    }

    /** The handicap of cover is waived for reactions alone. */
    @Test
    void who_is_exempt_from_cover_is_said_only_where_somebody_reacts() {
        Form<Rulings> exempt = Form.like(Rulings.BY_THE_BOOK).with("coverExemption", Rulings.CoverExemption.BOTH);
        Form<ShotScenario> ruled = SCENE.with("rulings", exempt.filled());

        assertThat(ShotProblems.of(ruled.filled()))
                .containsExactly(new Problem(
                        "/rulings/coverExemption",
                        "who is exempt from cover, where nobody reacts",
                        "somebody who reacts (FO-41); or leave it out"));
        assertThat(pointers(ruled.with("shooter", VERA.with("reacts", true).filled())))
                .isEmpty();
        assertThat(pointers(ruled.with(
                        "target",
                        Form.of(WrittenTarget.class)
                                .with("is", "Skag")
                                .with("reacts", true)
                                .filled())))
                .isEmpty();
        assertThat(pointers(ruled.with("shooter", VERA.with("reacts", true).filled())
                        .with("rulings", exempt.with("reaction", false).filled())))
                .containsExactly("/rulings/coverExemption");
    }

    private static List<String> variations(Form<ShotScenario> scenario) {
        return ShotVariations.of(scenario.filled()).stream()
                .map(variation -> variation.words())
                .toList();
    }

    private static List<String> pointers(Form<ShotScenario> scenario) {
        return ShotProblems.of(scenario.filled()).stream().map(Problem::pointer).toList();
    }

    private static WrittenGun gun(String is) {
        return Form.of(WrittenGun.class).with("is", is).filled();
    }
}
