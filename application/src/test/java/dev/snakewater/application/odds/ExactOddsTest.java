package dev.snakewater.application.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.application.table.Asked;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Ways;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Odds of procedures so small that they can be reckoned on paper. */
class ExactOddsTest {

    private static final int PLENTY = 1_000_000;

    /** A coin is thrown until it shows 2, three times at most. */
    private static final Toy COIN = new Toy((left, table) -> {
        table.tell(new Toy.Passing("throw"));
        if (left < 3) {
            table.tell(new Toy.Passing("once more"));
        }
        boolean again = Toy.thrown(table, "1d2") == 1;
        if (again) {
            table.tell(new Toy.Passing("showing one"));
        }
        return again && left > 1 ? new Next.Go<>(left - 1, false) : new Next.Done<>(left);
    });

    @Test
    void a_throw_comes_out_as_its_dice_fall() {
        Chances chances = odds(new Toy((at, table) -> new Next.Done<>(Toy.thrown(table, "2d6"))), FightTerms.of(5));

        assertThat(chances.error()).isZero();
        assertThat(chances.turns()).isEmpty();
        assertThat(exactly(chances, "7")).isEqualTo(Chance.of(6, 36));
        assertThat(exactly(chances, "12")).isEqualTo(Chance.of(1, 36));
        assertThat(mean(chances).exactly()).contains(Chance.of(7, 1));
        assertThat(prospect(chances, "11").atLeast().orElseThrow().value()).isEqualTo(3 / 36.0, within(1e-15));
    }

    @Test
    void falls_are_told_out_of_all_falls_even_where_the_fraction_has_lower_terms() {
        Chances chances =
                odds(new Toy((at, table) -> new Next.Done<>(Toy.thrown(table, "4dF") >= -1 ? 1 : 0)), FightTerms.of(1));

        Share.Exact hit = (Share.Exact) prospect(chances, "1").share();
        assertThat(hit.chance()).isEqualTo(Chance.of(22, 27));
        assertThat(hit.inFalls()).isEqualTo("66/81");
    }

    /** Of the places that are proposed, one of two is reached. */
    @Test
    void of_a_free_choice_the_odds_are_those_of_its_proposals_and_they_say_so() {
        Toy walk = new Toy(
                (at, table) -> new Next.Done<>(table.choose(Asked.place()).y()));

        Chances chances = odds(walk, FightTerms.of(1));

        assertThat(chances.amongProposals()).isTrue();
        assertThat(exactly(chances, "0")).isEqualTo(Chance.of(1, 2));
        assertThat(exactly(chances, "400")).isEqualTo(Chance.of(1, 2));
    }

    @Test
    void of_other_choices_they_do_not() {
        Toy way = new Toy((at, table) ->
                new Next.Done<>(Toy.chosen(table, "left", "right").length()));

        assertThat(odds(way, FightTerms.of(1)).amongProposals()).isFalse();
    }

    /** From 0, a coin at a time, up to two heads: 1/4 within two turns, and called off with what there is. */
    @Test
    void what_is_not_decided_within_the_limit_is_called_off() {
        Toy coins = new Toy((heads, table) -> {
            int more = heads + Toy.thrown(table, "1d2") - 1;
            return more == 2 ? new Next.Done<>(2) : new Next.Go<>(more, true);
        });

        Chances chances = odds(coins, FightTerms.of(2));

        assertThat(chances.error()).isZero();
        assertThat(chances.ending().decided()).isEqualTo(exact(1, 4));
        assertThat(chances.ending().calledOff()).isEqualTo(exact(3, 4));
        assertThat(exactly(chances, "-1")).isEqualTo(Chance.of(2, 4));
        assertThat(exactly(chances, "0")).isEqualTo(Chance.of(1, 4));
        assertThat(chances.turns().orElseThrow().prospects())
                .extracting(MeasureDistribution.Weighted::is)
                .containsExactly("2");
    }

    /** One in six each turn: the turns are 6 on average, and 5/6 to the 10th are left after ten. */
    @Test
    void a_fight_that_stays_where_it_is_is_followed_turn_by_turn() {
        Toy six = new Toy((at, table) -> Toy.thrown(table, "1d6") == 6 ? new Next.Done<>(1) : new Next.Go<>(at, true));

        Chances ten = odds(six, FightTerms.of(10));
        assertThat(ten.ending().calledOff().value()).isEqualTo(Math.pow(5 / 6.0, 10), within(1e-14));
        assertThat(ten.situations()).isEqualTo(1);
        assertThat(ten.error()).isBetween(Double.MIN_VALUE, 1e-13);

        Chances many = odds(six, FightTerms.of(10_000));
        assertThat(many.ending().calledOff().value()).isZero();
        assertThat(many.turns().orElseThrow().mean().orElseThrow().value()).isEqualTo(6, within(1e-9));
    }

    @Test
    void what_goes_on_for_ever_is_told_apart_from_what_only_takes_long() {
        Toy maze = new Toy((at, table) -> switch (at) {
            case 0 -> new Next.Go<>(Toy.thrown(table, "1d4"), true);
            case 1, 2 -> new Next.Go<>(3 - at, true);
            case 3 -> Toy.thrown(table, "1d1000") == 1 ? new Next.Done<>(9) : new Next.Go<>(at, true);
            default -> new Next.Done<>(at);
        });

        Chances chances = odds(maze, FightTerms.of(50));

        assertThat(chances.ending().never().value()).isEqualTo(0.5, within(1e-14));
        assertThat(chances.ending().calledOff().value()).isEqualTo(0.5 + 0.25 * Math.pow(0.999, 49), within(1e-14));
        assertThat(chances.ending().decided().value())
                .isEqualTo(0.25 + 0.25 * (1 - Math.pow(0.999, 49)), within(1e-14));
    }

    /** Of three ways one is thrown again; of the two others each is a half. */
    @Test
    void what_is_thrown_again_until_it_counts_is_worked_out_in_fractions() {
        Toy tie = new Toy((at, table) -> {
            int fall = Toy.thrown(table, "1d3");
            return fall == 3 ? new Next.Go<>(at, false) : new Next.Done<>(fall);
        });

        Chances chances = odds(tie, FightTerms.of(1));

        assertThat(exactly(chances, "1")).isEqualTo(Chance.of(1, 2));
        assertThat(chances.error()).isZero();
    }

    @Test
    void what_goes_round_in_circles_within_a_turn_is_solved_too() {
        Toy tie = new Toy((at, table) -> {
            int fall = Toy.thrown(table, "1d3");
            return fall == 3 ? new Next.Go<>(1 - at, false) : new Next.Done<>(fall);
        });

        Chances chances = odds(tie, FightTerms.of(1));

        assertThat(prospect(chances, "1").share().value()).isEqualTo(0.5, within(1e-12));
        assertThat(chances.error()).isBetween(Double.MIN_VALUE, 1e-12);
    }

    @Test
    void a_walk_without_end_within_a_turn_is_told_as_error_and_does_not_hang() {
        Chances chances = odds(new Toy((at, table) -> new Next.Go<>(1 - at, false)), FightTerms.of(3));

        assertThat(chances.ending().decided().value()).isZero();
        assertThat(chances.error()).isGreaterThanOrEqualTo(1);
    }

    @Test
    void past_the_budget_it_says_how_far_it_got() {
        Toy tree = new Toy((at, table) -> {
            int next = 10 * at + Toy.thrown(table, "1d10");
            return next % 10 == 3 ? new Next.Done<>(1) : new Next.Go<>(next, true);
        });

        Chances chances = new ExactOdds(Clock.STOPPED)
                .of(tree.from(1, FightTerms.of(9)), Effort.ofSituations(1_000), Waiting.PATIENTLY);

        // 1 + 9 + 81 + 729 situations fit: four turns to their end. In each turn, a tenth is decided. Of the 6,561
        // situations of the
        // fifth turn, each with a chance of 0.0001, another 180 fit.
        assertThat(chances.beyond()).contains(new Chances.Beyond(4, Chances.Limit.SITUATIONS));
        assertThat(chances.ending().decided().value()).isEqualTo(0.3439 + 0.0018, within(1e-11));
        assertThat(chances.ending().open().value()).isEqualTo(0.6561 - 0.0018, within(1e-11));
        assertThat(chances.error()).isLessThan(1e-11);
        assertThat(chances.ending().calledOff().value()).isZero();
    }

    /** A situation for each way to get there, for ever: one in ten ends in each turn. */
    private static final Toy ENDLESS = new Toy((at, table) -> {
        int face = Toy.thrown(table, "1d10");
        return face == 3 ? new Next.Done<>(1) : new Next.Go<>(31 * at + face, true);
    });

    @Test
    void when_the_time_is_over_the_rest_is_estimated_from_there() {
        AtomicLong asked = new AtomicLong();
        Clock oneMillisecondEachTime = () -> Duration.ofMillis(asked.incrementAndGet());

        Chances chances = new ExactOdds(oneMillisecondEachTime)
                .of(
                        ENDLESS.from(1, FightTerms.of(9)),
                        Effort.unlimited().withWithin(Optional.of(Duration.ofSeconds(4))),
                        Waiting.PATIENTLY);

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.TIME);
        // Half of the time is for each, and each situation and each few fights ask for it.
        assertThat(chances.situations()).isBetween(1_900, 2_000);
        assertThat(chances.fights()).isPositive();
        Share.Between decided = (Share.Between) chances.ending().decided();
        double exactly = 1 - Math.pow(0.9, 9);
        assertThat(exactly).isBetween(decided.certain(), decided.most());
        assertThat(exactly).isBetween(decided.low(), decided.high());
    }

    @Test
    void a_step_of_too_many_falls_for_the_time_is_estimated() {
        Toy steep = new Toy((at, table) ->
                new Next.Done<>(Math.max(Toy.thrown(table, "1d1000"), Toy.thrown(table, "1d1000")) / 501));

        Chances chances = inTime(steep, 1, Duration.ofSeconds(1));

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.TIME);
        Share.Between high = (Share.Between) prospect(chances, "1").share();
        assertThat(high.open()).isEqualTo(1);
        assertThat(0.75).isBetween(high.low(), high.high());
    }

    @Test
    void what_goes_round_in_circles_for_too_long_for_the_time_is_left_where_it_is() {
        Toy slow = new Toy(
                (at, table) -> Toy.thrown(table, "1d1000") == 1 ? new Next.Done<>(1) : new Next.Go<>(1 - at, false));

        Chances chances = inTime(slow, 1, Duration.ofMillis(200));

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.TIME);
        Share.Between decided = (Share.Between) chances.ending().decided();
        assertThat(decided.certain()).isBetween(0.01, 0.2);
        assertThat(decided.most()).isEqualTo(1, within(1e-9));
        assertThat(decided.high()).isEqualTo(1, within(1e-9));
    }

    @Test
    void turns_that_are_known_are_followed_no_longer_than_the_time() {
        Toy slow =
                new Toy((at, table) -> Toy.thrown(table, "1d1000") == 1 ? new Next.Done<>(1) : new Next.Go<>(at, true));

        Chances chances = inTime(slow, 10_000, Duration.ofSeconds(1));

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.TIME);
        // Each turn asks for the time at least once, and has six tenths of a second.
        assertThat(chances.beyond().orElseThrow().turn()).isBetween(1, 600);
        Share.Between decided = (Share.Between) chances.ending().decided();
        assertThat(1.0).isBetween(decided.low(), decided.high() + 1e-9);
    }

    private static Chances inTime(Toy toy, int turns, Duration time) {
        AtomicLong asked = new AtomicLong();
        Clock oneMillisecondEachTime = () -> Duration.ofMillis(asked.incrementAndGet());
        return new ExactOdds(oneMillisecondEachTime)
                .of(
                        toy.from(0, FightTerms.of(turns)),
                        Effort.ofFights(400).withWithin(Optional.of(time)),
                        Waiting.PATIENTLY);
    }

    @Test
    void whoever_has_enough_gets_what_is_known() {
        Chances chances = new ExactOdds(Clock.STOPPED)
                .of(
                        ENDLESS.from(1, FightTerms.of(9)),
                        Effort.unlimited().withFights(5),
                        soFar -> soFar.situations() < 200);

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.PATIENCE);
        assertThat(chances.situations()).isBetween(200, 300);
        assertThat(chances.fights()).isPositive();
    }

    @Test
    void what_does_not_fit_in_the_memory_is_left() {
        Chances chances = new ExactOdds(Clock.STOPPED)
                .of(
                        ENDLESS.from(1, FightTerms.of(9)),
                        Effort.unlimited().withMemory(1).withFights(100),
                        Waiting.PATIENTLY);

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.MEMORY);
        assertThat(chances.fights()).isEqualTo(100);
    }

    @Test
    void a_choice_at_random_is_a_throw_like_any_other() {
        Chances chances = odds(
                new Toy((at, table) -> new Next.Done<>(
                        Toy.chosen(table, "one", "two", "three").equals("two") ? Toy.thrown(table, "1d6") : 0)),
                FightTerms.of(1));

        assertThat(exactly(chances, "0")).isEqualTo(Chance.of(2, 3));
        assertThat(exactly(chances, "6")).isEqualTo(Chance.of(1, 18));
    }

    @Test
    void what_the_game_master_adds_counts_in_its_turn_alone() {
        Toy scales = new Toy((at, table) ->
                Toy.counted(table, 0) + Toy.thrown(table, "1d4") > 4 ? new Next.Done<>(1) : new Next.Go<>(at, true));
        FightTerms terms =
                new FightTerms(3, List.of(new GameMasterModifier(Toy.BOB, "toy", Optional.of(2), 1, "luck")));

        Chances chances = odds(scales, terms);

        assertThat(chances.ending().decided().value()).isEqualTo(0.25, within(1e-15));
        assertThat(chances.ending().never().value()).isEqualTo(0.75, within(1e-15));
    }

    @Test
    void a_kind_without_attacks_says_so() {
        Toy toy = new Toy((at, table) -> new Next.Done<>(at));
        assertThatThrownBy(() -> new ExactOdds(Clock.STOPPED).attack(toy.from(0, FightTerms.of(1)), "Bob hits"))
                .isInstanceOf(UnclearPhraseException.class)
                .hasMessage("scenarios of the kind toy have no single attacks; right would be: the odds of the whole,"
                        + " without --attack");
    }

    @Test
    void a_step_that_asks_something_else_the_second_time_is_a_mistake() {
        List<String> dice = new ArrayList<>(List.of("1d6", "1d4"));
        Toy fickle = new Toy((at, table) -> new Next.Done<>(Toy.thrown(table, dice.removeFirst())));
        assertThatThrownBy(() -> odds(fickle, FightTerms.of(1))).isInstanceOf(IllegalStateException.class);
    }

    /** Thrown once, with 1/2 twice, with 1/4 thrice: 7/4 on average. Once more with 1/2, and again with 1/4: 3/4 on average. */
    @Test
    void stages_passed_are_counted_in_fractions() {
        List<Passed.Stage> stages = passed(COIN, 1);
        assertThat(stages).extracting(Passed.Stage::is).containsExactly("throw", "once more", "showing one");
        assertThat(stages.stream().map(stage -> ((Share.Exact) stage.atAll()).chance()))
                .containsExactly(Chance.SURE, Chance.of(1, 2), Chance.of(1, 2));
        assertThat(stages.stream().map(stage -> stage.average().exactly().orElseThrow()))
                .containsExactly(Chance.of(7, 4), Chance.of(3, 4), Chance.of(7, 8));
    }

    /** Each throw a turn of its own, and so far no fraction: the third turn is the last of them. */
    @Test
    void stages_passed_are_counted_in_doubles_and_over_turns() {
        Toy turns = new Toy((left, table) -> switch (COIN.step(left, table)) {
            case Next.Go<Integer, Integer> go -> new Next.Go<>(go.situation(), true);
            case Next.Done<Integer, Integer> done -> done;
        });
        List<Passed.Stage> stages = passed(turns, 3);
        assertThat(stages.getFirst().atAll()).isInstanceOf(Share.Near.class);
        assertThat(stages).map(stage -> stage.atAll().value()).containsExactly(1.0, 0.5, 0.5);
        assertThat(stages).map(stage -> stage.average().value()).containsExactly(1.75, 0.75, 0.875);
    }

    private static List<Passed.Stage> passed(Toy toy, int turns) {
        return new ExactOdds(Clock.STOPPED)
                .of(toy.from(3, FightTerms.of(turns)), Effort.ofSituations(PLENTY), Waiting.PATIENTLY)
                .passed()
                .orElseThrow()
                .stages();
    }

    private static Chances odds(Toy toy, FightTerms terms) {
        return new ExactOdds(Clock.STOPPED).of(toy.from(0, terms), Effort.ofSituations(PLENTY), Waiting.PATIENTLY);
    }

    private static MeasureDistribution.Weighted prospect(Chances chances, String is) {
        return chances.findings().getFirst().prospects().stream()
                .filter(prospect -> prospect.is().equals(is))
                .findFirst()
                .orElseThrow();
    }

    private static Chance exactly(Chances chances, String is) {
        return ((Share.Exact) prospect(chances, is).share()).chance();
    }

    private static Share exact(long ways, long of) {
        return new Share.Exact(Ways.of(ways, of));
    }

    private static MeasureDistribution.Mean mean(Chances chances) {
        return chances.findings().getFirst().mean().orElseThrow();
    }
}
