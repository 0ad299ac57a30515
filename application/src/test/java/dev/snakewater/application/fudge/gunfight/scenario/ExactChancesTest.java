package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The exact probabilities of the catalogue, tables E1 to E3, as far as they are of whole bodies and the features do not have them. */
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
    void an_edge_of_two_in_the_draw_from_whatever_it_comes() {
        DrawScenario.Hand prize = new DrawScenario.Hand(new Name("Bob"), List.of(), false, true, false);
        DrawScenario.Hand drawn = new DrawScenario.Hand(new Name("Bob"), List.of(), true, false, false);
        List<Chances<DrawScenario.Outcome>> edges = List.of(
                draw(List.of(prize), "Bob, guns: [{kind: revolver}]", "Joe, guns: [{kind: revolver}]"),
                draw(List.of(drawn), "Bob, guns: [{kind: revolver}]", "Joe, guns: [{kind: revolver}]"),
                draw("Bob, dropOn: [Joe], guns: [{kind: revolver}]", "Joe, guns: [{kind: revolver}]"),
                draw("Bob, fastDraw: Great", "Joe, fastDraw: Fair"));
        for (Chances<DrawScenario.Outcome> edge : edges) {
            edge.finds("Acts first", "Bob", "4850/6561");
            edge.finds("Acts first", "Bob and Joe", "784/6561");
            edge.finds("Acts first", "Joe", "927/6561");
        }
    }

    @Test
    void an_edge_of_one_in_the_draw() {
        // Hurt by 3 points is -1 on everything (HL-24).
        for (Chances<DrawScenario.Outcome> edge :
                List.of(draw("Bob, fastDraw: Good", "Joe"), draw("Bob", "Joe, wounds: 3"))) {
            edge.finds("Acts first", "Bob", "3834/6561");
            edge.finds("Acts first", "Bob and Joe", "1016/6561");
            edge.finds("Acts first", "Joe", "1711/6561");
        }
    }

    private static int atLeast(int dice) {
        return AT_LEAST.get(Math.clamp(dice + 4, 0, 9));
    }

    private static void hits(RangeBand range, Degree skill, String words, int of81) {
        attack(range, skill, words).finds("Bob hits Joe", "yes", of81 + "/81");
    }

    private static Chances<AttackOutcome> attack(RangeBand range, Degree skill, String words) {
        GunfightScenario fight = Showdown.of(
                        "Bob, pistol: " + skill + ", guns: [{kind: revolver}]",
                        "Joe, coverNearby: true",
                        "Frank",
                        "Skag")
                .at(range)
                .written();
        return Chances.of(AttackScenario.kind(), AttackWords.read(words, fight));
    }

    private static Chances<DrawScenario.Outcome> draw(String... fighters) {
        return draw(List.of(), fighters);
    }

    private static Chances<DrawScenario.Outcome> draw(List<DrawScenario.Hand> hands, String... fighters) {
        return Chances.of(
                DrawScenario.kind(),
                new DrawScenario(Showdown.of(fighters).written().fighters(), hands, Rulings.BY_THE_BOOK));
    }
}
