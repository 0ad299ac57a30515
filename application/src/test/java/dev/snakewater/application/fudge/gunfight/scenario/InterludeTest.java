package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happens to gunfighters between two fights. */
class InterludeTest {

    private static final String LEFT_LEG = "{part: left leg, wounds: 9}";
    private static final String HEAD = "{part: head, marks: [2, 1, 0, 0, 0]}";

    private final ProblemCollector refused = new ProblemCollector(Messages.SHARED);

    private GunfightScenario after(GunfightScenario now, Interlude what) {
        return now.after(what, now, "--it", refused);
    }

    private static GunfightScenario hurt() {
        return Showdown.of("Ann, parts: [" + HEAD + ", " + LEFT_LEG + ", {part: right hand, lost: true}]", "Bill")
                .written();
    }

    private static List<String> marks(GunfightScenario scenario) {
        return scenario.fighters().getFirst().parts().stream()
                .map(part -> part.part() + " "
                        + (part.lost() ? "lost" : part.wounds().marks()))
                .toList();
    }

    /** A leg of Fair Damage Capacity has the boxes of Mediocre, 2 2 1 2 2 (HL-12, HL-14): 9 points fill all, and it is Crippled. */
    @Test
    void HL_34_every_part_heals_by_itself_and_what_is_lost_does_not() {
        assertThat(marks(after(hurt(), new Interlude.Rest(1))))
                .containsExactly("head [2, 0, 0, 0, 0]", "left leg [2, 2, 1, 2, 2]", "right hand lost");
        assertThat(marks(after(hurt(), new Interlude.Rest(2))))
                .containsExactly("left leg [2, 2, 1, 2, 0]", "right hand lost");
        assertThat(marks(after(hurt(), new Interlude.HealAll()))).containsExactly("right hand lost");
        assertThat(refused.isEmpty()).isTrue();
    }

    @Test
    void points_heal_the_worst_part_first() {
        assertThat(marks(after(hurt(), new Interlude.Heal("ann", 3))))
                .containsExactly("head [2, 1, 0, 0, 0]", "left leg [2, 2, 1, 1, 0]", "right hand lost");
    }

    @Test
    void nobody_heals_who_is_not_hurt_and_nothing_grows_again() {
        after(hurt(), new Interlude.Heal("Bill", 1));
        after(
                Showdown.of("Ann, parts: [{part: right hand, lost: true}]", "Bill")
                        .written(),
                new Interlude.Heal("An", 1));
        assertThat(refused.all())
                .extracting(Problem::what)
                .containsExactly("Bill is not hurt", "all that Ann has left is lost for good (HL-23)");
    }

    @Test
    void who_stays_away_takes_his_distances_along() {
        GunfightScenario three = Showdown.of("Ann", "Bill", "Carl")
                .apart("Ann", "Bill", RangeBand.BEYOND)
                .apart("Bill", "Carl", RangeBand.IN_YER_FACE)
                .written();
        GunfightScenario two = after(three, new Interlude.Without("Carl"));
        assertThat(two.distances()).hasSize(1);
        assertThat(two.problems()).isEmpty();
    }

    @Test
    void those_who_join_keep_their_side_and_get_names_that_nobody_has() {
        GunfightScenario here = Showdown.of("Bandit 1, side: gang", "Ann").written();
        GunfightScenario there = Showdown.of("Bandit, side: gang, dropOn: [Bill], guns: [{kind: revolver}]", "Bill")
                .written();
        Scenario<?, ?> other = new Scenario<>(GunfightScenario.kind(), "There", "", FightTerms.of(1), List.of(), there);
        GunfightScenario both = after(here, new Interlude.With(other, "bandit", 2));
        assertThat(both.everybody()).extracting(Name::text).containsExactly("Bandit 1", "Ann", "Bandit 2", "Bandit 3");
        assertThat(both.fighters().getLast().ownSide()).isEqualTo(new Side("gang"));
        assertThat(both.problems()).isEmpty();
        after(here, new Interlude.With(other, "Bill", 101));
        assertThat(refused.all()).extracting(Problem::what).containsExactly("101 is too many for one sheet");
    }
}
