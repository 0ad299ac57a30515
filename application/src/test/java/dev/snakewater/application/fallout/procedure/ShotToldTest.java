package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.session.Fights;
import dev.snakewater.domain.dice.Ways;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is told of an action: what is told before is what is thrown for, and what would change it can be done. */
class ShotToldTest {

    private static final int FEW = 3;
    private static final ShotScenario CHOOSING =
            Shots.of("millimetres: 180, shooter: {is: Vera, guns: [{is: 10 mm Pistol}]}, target: {is: Skag}");
    private static final ShotScenario LEGS_OF_WHO_LIES = Filled.like(
            Shots.PISTOL, "target: {hitPoints: 30, armour: leather, pose: prone}, action: {way: aimed, at: legs}");

    /** Handguns 70 and 10 for close quarters, 20 less; luck 6 and 4. */
    @Test
    void what_the_master_has_laid_down_counts_before_the_throw_as_in_it() {
        Told<ShotScenario> told =
                of(Shots.PISTOL).adding("Vera", "to hit", -20, "her cold").adding("Vera", "critical", 4, "charm");

        String sum = "handguns +70, CQC +10, her cold -20";
        assertThat(told.opening()).contains("10 mm Pistol, unaimed: 4 AP, 60%, critical up to 10 (" + sum + ")");
        assertThat(told.turns("Vera, shot: 61").getFirst())
                .anyMatch(line -> line.startsWith("The 10 mm Pistol: 61 against 60, a miss. (" + sum));
    }

    /** Luck 6, 10 less and 5 more: 1, and never below luck; not 5 more than luck. */
    @Test
    void what_the_master_adds_comes_before_luck_is_the_least() {
        ShotScenario scenario = Filled.like(Shots.PISTOL, """
            shooter: {is: Vera, guns: [{is: 10 mm Pistol, tunings: [{what: cheap sight, critical: -10}]}]}\
            """);

        assertThat(Told.of(ShotScenario.kind(), scenario)
                        .adding("Vera", "critical", 5, "charm")
                        .opening())
                .anyMatch(line -> line.startsWith("10 mm Pistol, unaimed: 4 AP, 80%, critical up to 6 "));
    }

    @Test
    void what_cannot_hit_is_not_critical_either() {
        assertThat(of(Shots.PISTOL).adding("Vera", "to hit", -90, "fog").opening())
                .contains("10 mm Pistol, unaimed: 4 AP, cannot hit (handguns +70, CQC +10, fog -90,"
                        + " a chance is at least 0)");
    }

    /** Of 9 AP, 2 go into cover; out of it for a moment, a shot is 5, and 2 more are left for aiming. */
    @Test
    void what_is_done_first_is_reckoned_with_beforehand() {
        Told<ShotScenario> told = of(Filled.like(CHOOSING, "before: [into cover]"));

        assertThat(told.opening())
                .contains("10 mm Pistol, unaimed, out of cover for a moment: 5 AP, 80%, critical up to 6"
                        + " (handguns +70, CQC +10)")
                .anyMatch(
                        line -> line.startsWith("10 mm Pistol, aimed at the head, out of cover for a moment: 6 AP, 30%,"
                                + " critical up to 31; for 7 AP 40%"));
    }

    /** Of 9 AP, 2 are wanted for a new magazine: no more than 7 for a shot. */
    @Test
    void what_comes_afterwards_is_kept_in_mind() {
        ShotScenario reloads = Filled.like(CHOOSING, "after: [reload]");

        assertThat(of(reloads).turns().getFirst())
                .contains("Vera reloads: 2 AP, 0 left.")
                .noneMatch(line -> line.contains("cannot"));
        assertThat(of(Filled.like(reloads, "shooter: {is: Vera, actionPoints: 5, guns: [{is: 10 mm Pistol}]}"))
                        .opening())
                .contains("10 mm Pistol, unaimed: 4 AP, 80%, critical up to 6; 1 AP too few for the moves after it:"
                        + " reload (handguns +70, CQC +10)");
    }

    /** 3 hit points: the first of three shots is enough. */
    @Test
    void nobody_fires_again_at_who_is_down() {
        ShotScenario thrice = Filled.like(Shots.PISTOL, "target: {hitPoints: 3, armour: leather}, times: 2");
        Told<ShotScenario> told = Told.of(ShotScenario.kind(), thrice);

        assertThat(told.turns("Vera, shot: 50", "Vera, damage: 3 4").getFirst())
                .endsWith("Target loses 7 HP; 4 below 0. (2d6+4 +11, leather, body -4)", "Target is down.");
        assertThat(told.ending("Vera, shot: 50", "Vera, damage: 3 4"))
                .containsExactly(
                        "Vera fires 1 shot; hits: 1.",
                        "Target has lost 7 HP and is down.",
                        "Vera has 5 AP left, and the 10 mm Pistol 11/12.");
    }

    /** 5 AP for the first choice; 4 more are too many for a third of 4. */
    @Test
    void who_can_afford_nothing_more_is_not_asked_for_more() {
        Told<ShotScenario> told = of(Filled.like(CHOOSING, "times: 3"));

        assertThat(told.turns("Vera, way: unaimed, unaimed", "Vera, shot: 81, 82")
                        .getFirst())
                .last()
                .asString()
                .startsWith("The 10 mm Pistol: 82 against 80, a miss.");
    }

    /** Luck 6: 6 is critical, and a head; 11 doubled and 40 less are nothing, and a wound all the same. */
    @Test
    void nobody_with_a_wound_is_told_to_be_unhurt() {
        Told<ShotScenario> told = of(Shots.PISTOL).adding("Vera", "damage", -40, "a dud");
        String[] script = {"Vera, shot: 6", "Vera, location: 5", "Vera, damage: 3 4"};

        assertThat(told.turns(script).getFirst()).contains("Target is wounded: head.");
        assertThat(told.ending(script)).contains("Target has lost no HP.").noneMatch(line -> line.contains("unhurt"));
    }

    @Test
    void what_is_refused_is_told_in_sentences() {
        assertThat(of(LEGS_OF_WHO_LIES).opening())
                .contains("10 mm Pistol, aimed at the legs: barred, that part of the target is not visible (FO-50)");
        assertThat(of(LEGS_OF_WHO_LIES).turns().getFirst())
                .containsExactly(
                        "Vera cannot shoot with the 10 mm Pistol, aimed at the legs: that part of the target is"
                                + " not visible (FO-50).");
    }

    @Test
    void odds_tell_what_is_refused_and_why() {
        assertThat(found(LEGS_OF_WHO_LIES, "Refused"))
                .containsExactly("that part of the target is not visible (FO-50)");
        assertThat(found(Shots.PISTOL, "Refused")).isEmpty();
    }

    @Test
    void a_reason_is_told_once_with_all_its_rules() {
        ShotScenario both = Filled.like(CHOOSING, "shooter: {is: Brock, guns: [{is: AK-112}, {is: Minimi}]}");

        assertThat(of(both).opening())
                .contains("AK-112 and Minimi, aimed: barred, aimed fire is not possible (FO-14, FO-60)");
    }

    /** Luck 6: 6 is critical. A 3 is a leg of people who stand. */
    @Test
    void where_it_strikes_says_why_there() {
        assertThat(of(Filled.like(Shots.PISTOL, "target: {hitPoints: 30, armour: leather, pose: prone}"))
                        .turns("Vera, shot: 6", "Vera, location: 3", "Vera, damage: 3 4")
                        .getFirst())
                .contains(
                        "The d6 shows 3: arm, because prone (FO-50).",
                        "Target loses 22 HP (arm); 8 left. (2d6+4 +11, critical x 2, leather, body -4 waived"
                                + " (criticals ignore armour))",
                        "Target is wounded: arm.");
        assertThat(of(Filled.like(Shots.PISTOL, "target: {hitPoints: 30, armour: leather, armed: false}"))
                        .turns("Vera, shot: 6", "Vera, location: 6", "Vera, damage: 3 4")
                        .getFirst())
                .contains("The d6 shows 6: arm, because unarmed (FO-13).");
    }

    @Test
    void why_a_handicap_does_not_count_is_told_for_who_plays() {
        assertThat(of(Shots.of("millimetres: 450, shooter: {is: Brock, guns: [{is: Hunting rifle}], reacts: true},"
                                + " target: {hitPoints: 30, armour: leather, inCover: true}, action: {}"))
                        .opening())
                .anyMatch(line -> line.contains("target in cover -40 waived (reactions are exempt)"));
    }

    @Test
    void a_sentence_begins_with_a_capital() {
        ShotScenario dog = Filled.like(Shots.PISTOL, "target: {name: the dog, hitPoints: 10}");

        Stream<String> all = Stream.of(
                        of(dog).opening().stream(),
                        of(dog).turns("Vera, shot: 50", "Vera, damage: 3 4").getFirst().stream(),
                        of(dog).ending("Vera, shot: 50", "Vera, damage: 3 4").stream())
                .flatMap(lines -> lines);

        assertThat(all).allMatch(line -> !Character.isLowerCase(line.charAt(0)));
    }

    private static List<String> found(ShotScenario shot, String of) {
        return of(shot).odds().chances().findings().stream()
                .filter(outlook -> outlook.of().equals(of))
                .flatMap(outlook -> outlook.prospects().stream())
                .map(MeasureDistribution.Weighted::is)
                .toList();
    }

    private static Told<ShotScenario> of(ShotScenario scenario) {
        return Told.of(ShotScenario.kind(), scenario);
    }

    /** Vera at 18 cm: 70 and 10 for close quarters are 80 (V01). */
    @Test
    void the_first_thing_that_the_throw_of_a_shot_decides_is_whether_it_hits() {
        FightAtTable fight = new Fights().begin(of(Shots.PISTOL).scenario());

        NeededRoll hit = fight.needs().stream()
                .filter(need -> need.is().equals("yes"))
                .findFirst()
                .orElseThrow();
        assertThat(fight.needs().getFirst().of()).isEqualTo("Target is hit");
        assertThat(hit)
                .isEqualTo(new NeededRoll(
                        "Target is hit",
                        true,
                        "yes",
                        IntStream.rangeClosed(1, 80).boxed().toList(),
                        new Share.Exact(Ways.of(80, 100))));
    }

    /** Of 9 AP, 2 go into cover, and the first of aiming with a pop-out is 6 in all: one more at most. */
    @Test
    void only_what_the_action_points_still_allow_would_change_it() {
        ShotScenario covered = Filled.like(Shots.PISTOL, "before: [into cover]");

        assertThat(words(covered))
                .contains("aimed at the head", "aimed at the head with +2 AP")
                .noneMatch(words -> words.contains("+3 AP") || words.contains("+4 AP"));
    }

    @Test
    void shots_at_the_weapon_are_compared_with_one_another_alone() {
        ShotScenario disarming = Filled.like(Shots.PISTOL, "action: {way: aimed, at: weapon}");

        assertThat(words(Shots.PISTOL)).noneMatch(words -> words.contains("weapon"));
        assertThat(words(disarming))
                .contains("aimed at the weapon with +5 AP", "the target in cover")
                .doesNotContain("unaimed", "aimed at the head");
    }

    @Test
    void without_poses_nobody_wonders_what_one_would_change() {
        ShotScenario scenario = Shots.PISTOL;
        ShotScenario upright = Filled.like(scenario, "rulings", Filled.like(Rulings.BY_THE_BOOK, "poses: false"));

        assertThat(words(scenario)).contains("the target crouched", "the target prone");
        assertThat(words(upright)).doesNotContain("the target crouched", "the target prone");
    }

    /** A shot is 10 situations or more: with fewer, nothing can be worked out, and that is said of each change. */
    @Test
    void what_is_too_much_to_be_worked_out_is_named_all_the_same() {
        Told<ShotScenario> told = Told.of(ShotScenario.kind(), Shots.PISTOL);

        List<Chances.Change> changes = new ExactOdds(Clock.STOPPED)
                .changes(told.scenario(), told.odds().chances().findings().getFirst(), Effort.ofSituations(FEW));

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
