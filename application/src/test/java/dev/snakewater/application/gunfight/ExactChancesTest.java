package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The exact probabilities of the catalogue, tables E1 to E3, as far as they are of whole bodies. */
class ExactChancesTest {

    private static final List<Degree> LEVELS = List.of(
            Degree.TERRIBLE, Degree.POOR, Degree.MEDIOCRE, Degree.FAIR, Degree.GOOD, Degree.GREAT, Degree.SUPERB);

    /** P(4dF >= k) of 81, for k of -4 to 5 (E1). */
    private static final List<Integer> AT_LEAST = List.of(81, 80, 76, 66, 50, 31, 15, 5, 1, 0);

    @ParameterizedTest(name = "E2: {0}, aimed {1}, otherwise {2}, fanned unaimed {3}, at a dodger unaimed {4}")
    @CsvSource({
        "IN_YER_FACE, 80, 66, 50, 31",
        "SPITTIN_DISTANCE, 76, 50, 31, 15",
        "ACROSS_THE_ROOM, 66, 31, 15, 5",
        "ACROSS_THE_STREET, 50, 15, -1, 1",
        "PRETTY_FAR_AWAY, 31, 5, -1, 0",
        "REAL_FAR_AWAY, 15, 1, -1, 0",
    })
    void a_good_shot_hits_so_often_of_81(RangeBand range, int aimed, int handicapped, int fanned, int worst) {
        hits(range, Degree.GOOD, "Bob shoots Joe", aimed);
        hits(range, Degree.GOOD, "Bob shoots Joe unaimed", handicapped);
        hits(range, Degree.GOOD, "Bob snapshots Joe", handicapped);
        hits(range, Degree.GOOD, "Bob shoots Joe, who dodges", handicapped);
        hits(range, Degree.GOOD, "Bob shoots Joe unaimed, who dodges", worst);
        hits(range, Degree.GOOD, "Bob shoots Joe, who dodges with the +2", worst);
        hits(range, Degree.GOOD, "Bob shoots Joe, who is in cover", 0);
        hits(range, Degree.GOOD, "Bob shoots Joe, unaimed, with the +2", aimed);
        if (fanned >= 0) {
            hits(range, Degree.GOOD, "Bob fans Joe", handicapped);
            hits(range, Degree.GOOD, "Bob fans Joe unaimed", fanned);
        }
    }

    /** One skill level up or down moves one row: a shot hits if the dice show the difficulty less the skill. */
    @ParameterizedTest
    @EnumSource(
            value = RangeBand.class,
            names = {"BEYOND"},
            mode = EnumSource.Mode.EXCLUDE)
    void a_level_of_skill_is_worth_a_range(RangeBand range) {
        for (Degree skill : LEVELS) {
            int needed = range.difficulty().orElseThrow().value() - skill.value();
            hits(range, skill, "Bob shoots Joe", atLeast(needed));
            hits(range, skill, "Bob snapshots Joe", atLeast(needed + 2));
        }
    }

    @Test
    void each_total_of_4df_falls_as_often_as_the_table_says() {
        Chances<DrawOutcome> draw = draw(named("Bob"), named("Joe"));
        for (int total = -4; total <= 4; total++) {
            draw.finds("Bob: draw", "" + total, (atLeast(total) - atLeast(total + 1)) + "/81");
        }
    }

    @Test
    void two_snapshots_hit_less_often_than_a_shot_that_was_aimed() {
        Chances<AttackOutcome> room = attack(RangeBand.ACROSS_THE_ROOM, Degree.GOOD, "Bob snapshots Joe twice");
        room.of(outcome -> outcome.hits() > 0, "4061/6561");
        // 31 of 81 hit, each time: after the first of them nobody is down, as 1 - 2 + 4 - 0 is a margin of 3.
        room.finds("Bob: hits", "2", "961/6561");
        attack(RangeBand.ACROSS_THE_STREET, Degree.GOOD, "Bob snapshots Joe twice")
                .of(outcome -> outcome.hits() > 0, "245/729");
    }

    @Test
    void a_fan_at_three() {
        Chances<AttackOutcome> fan = attack(RangeBand.ACROSS_THE_ROOM, Degree.GOOD, "Bob fans Joe, Frank and Skag");
        fan.of(outcome -> outcome.hits() > 0, "406441/531441");
        fan.finds("Bob hits Joe", "yes", "31/81");
        fan.finds("Bob hits Skag", "yes", "31/81");
        // The mean is 31/27: 3 * 31/81. So the hits of all, times their ways, are 3 * 31 * 81 * 81.
        fan.finds("Bob: hits", "3", "29791/531441");
        fan.of(outcome -> outcome.rounds() == 0, "1/1");
    }

    @Test
    void two_guns_at_two_targets() {
        Chances<AttackOutcome> two = Chances.of(
                AttackScenario.kind(),
                AttackWords.read(
                        "Bob shoots Joe and Frank",
                        Showdown.of(
                                        named("Bob")
                                                .pistol(Degree.GOOD)
                                                .twoGun(Degree.FAIR)
                                                .revolver()
                                                .revolver(),
                                        named("Joe"),
                                        named("Frank"))
                                .at(RangeBand.ACROSS_THE_ROOM)
                                .written()));
        two.finds("Bob: hits", "2", "2500/6561");
        two.of(outcome -> outcome.hits() > 0, "5600/6561");
    }

    @Test
    void equal_draws_of_two() {
        Chances<DrawOutcome> equal = draw(named("Bob"), named("Joe"));
        equal.finds("Acts first", "Bob", "2727/6561");
        equal.finds("Acts first", "Joe", "2727/6561");
        equal.finds("Acts first", "Bob and Joe", "1107/6561");
    }

    @Test
    void an_edge_of_two_in_the_draw_from_whatever_it_comes() {
        DrawScenario.Hand prize = new DrawScenario.Hand(new Name("Bob"), List.of(), false, true, false);
        DrawScenario.Hand drawn = new DrawScenario.Hand(new Name("Bob"), List.of(), true, false, false);
        List<Chances<DrawOutcome>> edges = List.of(
                draw(List.of(prize), named("Bob").revolver(), named("Joe").revolver()),
                draw(List.of(drawn), named("Bob").revolver(), named("Joe").revolver()),
                draw(named("Bob").revolver().dropOn("Joe"), named("Joe").revolver()),
                draw(named("Bob").fastDraw(Degree.GREAT), named("Joe").fastDraw(Degree.FAIR)));
        for (Chances<DrawOutcome> edge : edges) {
            edge.finds("Acts first", "Bob", "4850/6561");
            edge.finds("Acts first", "Bob and Joe", "784/6561");
            edge.finds("Acts first", "Joe", "927/6561");
        }
    }

    @Test
    void an_edge_of_one_in_the_draw() {
        // Hurt by 3 points is -1 on everything (HL-24).
        for (Chances<DrawOutcome> edge : List.of(
                draw(named("Bob").fastDraw(Degree.GOOD), named("Joe")),
                draw(named("Bob"), named("Joe").wounds(3)))) {
            edge.finds("Acts first", "Bob", "3834/6561");
            edge.finds("Acts first", "Bob and Joe", "1016/6561");
            edge.finds("Acts first", "Joe", "1711/6561");
        }
    }

    @Test
    void of_three_who_are_equally_fast_one_is_the_fastest_three_times_in_four() {
        Chances<DrawOutcome> three = draw(named("Bob"), named("Joe"), named("Frank"));
        three.finds("How many act first", "1", "405531/531441");
        three.finds("Acts first", "Frank", "135177/531441");
    }

    @Test
    void a_staredown_of_good_nerve_and_fair() {
        Chances<StaredownOutcome> two = staredown(named("Bob").nerve(Degree.GOOD), named("Joe"));
        two.finds("Wins the staredown", "Bob", "3834/6561");
        two.finds("Wins the staredown", "Nobody", "1016/6561");
        two.finds("Wins the staredown", "Joe", "1711/6561");
    }

    @Test
    void a_staredown_of_one_against_two() {
        Chances<StaredownOutcome> outnumbered = staredown(
                named("Bob").nerve(Degree.GOOD),
                named("Joe").side("the gang"),
                named("Frank").side("the gang"));
        outnumbered.finds("Wins the staredown", "Bob", "135177/531441");
    }

    @Test
    void what_one_hit_of_a_revolver_does() {
        Chances<AttackOutcome> shot = attack(RangeBand.ACROSS_THE_STREET, Degree.GOOD, "Bob shoots Joe");
        shot.finds("Joe: wounds", "Unhurt", "31/81");
        shot.finds("Joe: wounds", "Hurt", "35/81");
        shot.finds("Joe: wounds", "Very Hurt", "14/81");
        shot.finds("Joe: wounds", "Incapacitated", "1/81");
        shot.finds("Joe is out of the fight", "yes", "1/81");
        for (int dice = 0; dice <= 4; dice++) {
            shot.finds("Joe: points of damage", "" + (3 + dice), (atLeast(dice) - atLeast(dice + 1)) + "/81");
        }
        shot.of(outcome -> outcome.targets().getFirst().after() == WoundLevel.SCRATCH, "0/1");
    }

    private static int atLeast(int dice) {
        return AT_LEAST.get(Math.clamp(dice + 4, 0, 9));
    }

    private static void hits(RangeBand range, Degree skill, String words, int of81) {
        attack(range, skill, words).finds("Bob hits Joe", "yes", of81 + "/81");
    }

    private static Chances<AttackOutcome> attack(RangeBand range, Degree skill, String words) {
        GunfightScenario fight = Showdown.of(
                        named("Bob").pistol(skill).revolver(),
                        named("Joe").coverNearby(),
                        named("Frank"),
                        named("Skag"))
                .at(range)
                .written();
        return Chances.of(AttackScenario.kind(), AttackWords.read(words, fight));
    }

    private static Chances<DrawOutcome> draw(Gunslinger... fighters) {
        return draw(List.of(), fighters);
    }

    private static Chances<DrawOutcome> draw(List<DrawScenario.Hand> hands, Gunslinger... fighters) {
        return Chances.of(
                DrawScenario.kind(),
                new DrawScenario(Showdown.of(fighters).written().fighters(), hands, Rulings.BY_THE_BOOK));
    }

    private static Chances<StaredownOutcome> staredown(Gunslinger... fighters) {
        return Chances.of(
                StaredownScenario.kind(),
                new StaredownScenario(Showdown.of(fighters).written().fighters(), Rulings.BY_THE_BOOK));
    }
}
