package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.application.table.Relay;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.fallout.shot.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a shooter may choose, why she may not choose the rest, and what is chosen for her. */
class ChoosingTest {

    private static final ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> KIND = ShotScenario.kind();

    @ParameterizedTest
    @EnumSource(
            value = ShotPolicy.class,
            names = {"MOST_DAMAGE", "BEST_VALUE", "MOST_HITS"})
    void of_equal_ways_the_first_listed_is_taken(ShotPolicy policy) {
        ShotSituation situation = KIND.open(SetUp.of("Vera; 10 mm Pistol; 180; unaimed"));
        Course course = new Course(List.of(new Course.Plan(List.of(0), new Way.Unaimed(), Way.FromCover.OPEN)));
        Course another = new Course(course.plans());
        Choice<Object> choice = Choice.among(
                        situation.encounter().shooter().name(),
                        "way",
                        List.of("not at all", "left", "right"),
                        FalloutRule.FO_12_WAYS_TO_SHOOT)
                .leadingTo(word -> word.equals("left") ? course : word.equals("right") ? another : word);

        Object decided = policy.decide(situation, choice, what -> {
            throw new AssertionError("nothing is left to chance");
        });

        assertThat(decided).isSameAs(course);
    }

    @Test
    void a_gun_for_bursts_only_is_refused_for_the_points_that_are_lacking() {
        ShotOutcome outcome = play(armed(3, "Minimi"), new DiceInARow(List.of()));

        assertThat(outcome.refused())
                .containsExactly(new Refusal(Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS));
    }

    @Test
    void a_gun_for_bursts_only_is_barred_by_the_points_that_are_lacking() {
        List<Choice<?>> asked = new ArrayList<>();
        DiceInARow dice = new DiceInARow(List.of("unaimed", "100"));

        play(armed(5, "Minimi", "10 mm Pistol"), new Noting(dice, asked, "10 mm Pistol"));

        assertThat(asked.getFirst().barsOn("Minimi")).containsExactly(FalloutRule.FO_09_ACTION_POINTS);
    }

    private static ShotScenario armed(int actionPoints, String... guns) {
        ShotScenario settled = SetUp.of("Brock; Minimi; 180; burst");
        List<WrittenGun> held =
                Stream.of(guns).map(is -> Filled.in(WrittenGun.class, "is", is)).toList();
        WrittenShooter shooter =
                Filled.in(WrittenShooter.class, "is", "Brock", "actionPoints", actionPoints, "guns", held);
        return Filled.in(ShotScenario.class, "millimetres", 180, "shooter", shooter, "target", settled.target());
    }

    private static ShotOutcome play(ShotScenario scenario, Table table) {
        return Play.through(KIND.procedure(), KIND.open(scenario), table);
    }

    /** A table that notes what is asked, and at which the first answer is given. */
    private record Noting(Table table, List<Choice<?>> asked, String first) implements Relay {
        @Override
        public <A> A choose(Choice<A> choice) {
            asked.add(choice);
            return asked.size() == 1 ? choice.chosen(first).answer() : table.choose(choice);
        }
    }
}
