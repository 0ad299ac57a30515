package dev.snakewater.domain.fallout.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is added to a test, and what is due and does not count. */
class CheckTest {

    private static final Rulings BOOK = Rulings.BY_THE_BOOK;
    private static final Check LUCK = new Check(Optional.empty(), Optional.of(Statistics.Statistic.LUCK));

    /** Skag's luck is 5: 5 - 2 - 2 - 2 = -1, for 15 points are one and a half pips, and what is begun counts. */
    @Test
    void a_statistic_feels_the_same_in_pips_and_is_not_held() {
        Tally limit = limit(LUCK, played(true, true));

        assertThat(limit.lines())
                .containsExactly(
                        plus(-2, "winded", FalloutRule.FO_59_WINDED),
                        plus(-2, "head-wound", FalloutRule.FO_69_WOUNDS),
                        plus(-2, Reason.said("rain"), FalloutRule.FO_68_MASTER));
        assertThat(limit.total()).isEqualTo(-1);
    }

    /** Where running is not played nobody is out of breath, in a test as in a shot; that it was due stays to be seen. */
    @Test
    void where_running_is_not_played_it_is_seen_what_does_not_count() {
        Modifier winded = new Modifier(-20, "winded", FalloutRule.FO_59_WINDED);

        Tally skill = limit(Check.of(Skill.ACROBATICS), played(false, false));
        assertThat(skill.lines())
                .containsExactly(
                        new Tally.Waived(winded, FalloutRule.FO_67_OPTIONAL_RULES),
                        plus(-15, Reason.said("rain"), FalloutRule.FO_68_MASTER));
        assertThat(skill.total()).isEqualTo(20);

        Tally statistic = limit(LUCK, played(false, false));
        assertThat(statistic.lines().getFirst())
                .isEqualTo(new Tally.Waived(
                        new Modifier(-2, "winded", FalloutRule.FO_59_WINDED), FalloutRule.FO_67_OPTIONAL_RULES));
        assertThat(statistic.total()).isEqualTo(3);
    }

    /** Luck 5: every ten points that are begun are a pip of a d10, whichever way (FO-03). */
    @ParameterizedTest
    @CsvSource({"-1, 4", "-10, 4", "-11, 3", "-20, 3", "-101, -6", "1, 6", "10, 6", "11, 7"})
    void ten_points_that_are_begun_are_a_pip(int points, int limit) {
        Actor skag =
                new Actor(Person.of(new Name("Skag"), Wastelander.SKAG), List.of(new MasterItem("fog", points)), BOOK);
        assertThat(LUCK.dice(skag)).hasToString("1d10");
        assertThat(LUCK.limit(skag, List.of(), Counting.adding(UnaryOperator.identity()))
                        .total())
                .isEqualTo(limit);
    }

    /** V84: a run that fails in round 3 costs rounds 4 to 7; one that succeeds in round 4 only the next, in which the first is worse. */
    @Test
    void the_worst_of_several_runs_counts() {
        Run third = new Run(1, Pose.UPRIGHT, List.of());
        Run fourth = third.withWinded(List.of(new Run.Exhaustion(20, 3)));
        assertThat(third.comingRounds()).isEmpty();
        assertThat(third.comingRounds(Run.Exhaustion.after(Verdict.FAILURE, 7))).containsExactly(20, 20, 20, 20);
        assertThat(fourth.comingRounds(Run.Exhaustion.after(Verdict.SUCCESS, 7)))
                .containsExactly(20, 20, 20);
        assertThat(fourth.comingRounds(new Run.Exhaustion(40, 1))).containsExactly(40, 20, 20);
    }

    private static Tally limit(Check check, Rulings rulings) {
        Person skag = Person.of(new Name("Skag"), Wastelander.SKAG)
                .withBurdens(new Burdens(Optional.of(20), List.of(Part.HEAD)));
        Actor actor = new Actor(skag, List.of(new MasterItem("rain", -15)), rulings);
        return check.limit(actor, List.of(), Counting.adding(UnaryOperator.identity()));
    }

    private static Rulings played(boolean running, boolean wounds) {
        return Rulings.DECLARED.with(Rulings.DECLARED.with(BOOK, "wounds", wounds), "running", running);
    }

    private static Tally.Line plus(int amount, String what, FalloutRule why) {
        return plus(amount, Reason.of(what), why);
    }

    private static Tally.Line plus(int amount, Reason what, FalloutRule why) {
        return new Tally.Plus(new Modifier(amount, what, why));
    }
}
