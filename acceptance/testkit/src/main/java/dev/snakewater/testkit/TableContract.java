package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds at the table, whatever is answered, overruled and taken back. */
interface TableContract extends Contract {

    int GAMES = 20;
    int ONE_IN_OVERRULES = 4;
    int MOST_ANSWERS = 60;
    int MEDDLED = 5;

    @ParameterizedTest
    @MethodSource("examples")
    default void undoing_n_answers_and_redoing_them_changes_nothing_for_every_n(Scenario<?, ?> scenario) {
        for (int seed = 0; seed < GAMES; seed++) {
            List<FightAtTable> course = course(scenario, seed);
            FightAtTable last = course.getLast();
            for (int n = 1; n < course.size(); n++) {
                FightAtTable undone = last.after(new HistoryEntry.Undone(n));
                FightAtTable then = course.get(course.size() - 1 - n);
                assertThat(standing(undone.account()))
                        .as("seed %d, %d taken back", seed, n)
                        .isEqualTo(standing(then.account()));
                assertThat(undone.account().takenBack()).hasSize(n);
                assertThat(undone.question()).isEqualTo(then.question());
                assertThat(undone.state()).isEqualTo(then.state());
                assertThat(undone.after(new HistoryEntry.Redone(n)).account())
                        .as("seed %d, %d brought back", seed, n)
                        .isEqualTo(last.account());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void free_dice_and_notes_change_nothing_and_stay_when_answers_are_undone(Scenario<?, ?> scenario) {
        DicePool free = DicePool.of("2d6+3");
        HistoryEntry roll = new HistoryEntry.Rolled(free, free.showing(List.of(1, 6)));
        HistoryEntry note = new HistoryEntry.Noted("they have burnt the bridge");
        for (FightAtTable fight : course(scenario, 4)) {
            FightAtTable noted = fight.after(roll).after(note);
            assertThat(standing(noted.account())).isEqualTo(standing(fight.account()));
            assertThat(noted.question()).isEqualTo(fight.question());
            int answers = noted.history().answers().size();
            FightAtTable undone = answers == 0 ? noted : noted.after(new HistoryEntry.Undone(answers));
            assertThat(undone.account().passages().stream().flatMap(List::stream))
                    .contains(
                            new FightReport.FreeRoll((HistoryEntry.Rolled) roll, 0),
                            new FightReport.Note("they have burnt the bridge", 0));
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void what_a_throw_decides_is_decided_by_every_fall_of_it(Scenario<?, ?> scenario) {
        for (FightAtTable fight : course(scenario, 1)) {
            if (fight.question().orElse(null) instanceof Throw what) {
                for (NeededRoll need : fight.needs()) {
                    assertThat(need.totals())
                            .isNotEmpty()
                            .allMatch(total -> total >= what.dice().least()
                                    && total <= what.dice().most());
                    assertThat(need.share().chance()).isGreaterThan(Chance.NONE).isLessThanOrEqualTo(Chance.SURE);
                }
                fight.needs().stream()
                        .map(NeededRoll::of)
                        .distinct()
                        .findFirst()
                        .ifPresent(first -> assertThat(fight.needs().stream()
                                        .filter(need -> need.of().equals(first))
                                        .map(need -> need.share().chance())
                                        .reduce(Chance.NONE, Chance::plus))
                                .as(first)
                                .isEqualTo(Chance.SURE));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void what_an_option_leads_to_is_what_comes_when_it_is_taken(Scenario<?, ?> scenario) {
        for (FightAtTable fight : course(scenario, 2)) {
            for (OptionForecast ahead : fight.actsWithOthers() ? List.<OptionForecast>of() : fight.ahead()) {
                Choice<?> choice = (Choice<?>) fight.question().orElseThrow();
                FightAtTable taken = fight.after(Answer.of(choice, ahead.word()));
                for (String word : ahead.then()) {
                    taken = taken.after(Answer.of((Choice<?>) taken.question().orElseThrow(), word));
                }
                assertThat(taken.question()).contains(ahead.what());
                assertThat(taken.needs()).isEqualTo(ahead.needs());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void whoever_is_asked_stands_in_the_table_of_how_things_stand(Scenario<?, ?> scenario) {
        for (FightAtTable fight : course(scenario, 3)) {
            StatusTable state = fight.state();
            fight.question()
                    .filter(asked -> !state.rows().isEmpty())
                    .ifPresent(asked -> assertThat(state.rows().stream().map(StatusTable.Row::who))
                            .doesNotHaveDuplicates()
                            .isSubsetOf(fight.fighters())
                            .contains(asked.by()));
        }
    }

    /** Whatever a game master adds: beforehand, and at the table. */
    @ParameterizedTest
    @MethodSource("examples")
    default void what_stands_before_a_throw_is_what_it_is_thrown_with(Scenario<?, ?> scenario) {
        for (int seed = 0; seed < MEDDLED; seed++) {
            List<FightAtTable> course = course(meddled(scenario, seed), seed);
            for (int n = 1; n < course.size(); n++) {
                FightAtTable before = course.get(n - 1);
                if (before.question().orElse(null) instanceof Throw what
                        && course.get(n).account().answers().getLast() instanceof Answer.Fell fell) {
                    List<Tally> thrown = toldAfter(course.get(n));
                    assertThat(before.counted()).as("seed %d, %s", seed, what).allSatisfy(counted -> {
                        List<Integer> same = thrown.stream()
                                .filter(tally -> tally.whose().equals(counted.whose())
                                        && tally.of().equals(counted.of()))
                                .map(tally -> tally.completedBy(fell.fall()).total())
                                .toList();
                        if (!same.isEmpty()) {
                            assertThat(same)
                                    .as(
                                            "%s of %s is not what was counted before the throw: put everything into"
                                                    + " the tally that is counted",
                                            counted.of(), counted.whose())
                                    .contains(counted.completedBy(fell.fall()).total());
                        }
                    });
                }
            }
        }
    }

    /** The tallies of what was told since the last answer. */
    private static List<Tally> toldAfter(FightAtTable fight) {
        FightReport account = fight.account();
        return account.turns().stream()
                .flatMap(List::stream)
                .filter(told -> told.happened().answers() == account.answers().size())
                .flatMap(told -> told.event().tallies().stream())
                .toList();
    }

    /** The same with what a game master may lay down beforehand. */
    private static <S, O> Scenario<S, O> meddled(Scenario<S, O> scenario, int seed) {
        List<GameMasterModifier> whims =
                Examples.whims(scenario.kind(), scenario.setUp(), 2, new SplittableRandom(seed));
        return scenario.with(it -> it.terms(new FightTerms(TURNS, whims)).script(List.of()));
    }

    /** What stands of a fight, without what was taken back. */
    private static FightReport standing(FightReport account) {
        return account.withAsides(List.of());
    }

    /** A game by random answers, and random overruling: the fight after none of them, after one, and so on. */
    private static List<FightAtTable> course(Scenario<?, ?> scenario, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomDice dice = new RandomDice(seed);
        List<FightAtTable> course = new ArrayList<>(List.of(new Fights().begin(scenario)));
        while (course.getLast().question().isPresent() && course.size() < MOST_ANSWERS) {
            FightAtTable fight = course.getLast();
            Answer answer = random.nextInt(ONE_IN_OVERRULES) == 0
                    ? overruled(fight, random).orElseGet(() -> answered(fight, random, dice))
                    : answered(fight, random, dice);
            course.add(fight.after(answer));
        }
        return course;
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void what_can_be_amended_can_be_made_so_and_what_is_barred_is_refused_by_its_rules(
            Scenario<?, ?> scenario) {
        for (FightAtTable fight : course(scenario, 3)) {
            for (Choice<?> choice : fight.amendments()) {
                List<? extends Choice.Option<?>> options = choice.options();
                assertThat(options).extracting(Choice.Option::word).doesNotHaveDuplicates();
                Stream.of(options.getFirst(), options.getLast()).distinct().forEach(option -> {
                    // Made anew each time, and so of nothing but what is chosen.
                    assertThat((Object) option.answer()).as(choice.name()).isNotSameAs(option.answer());
                    assertThat(amended(fight, choice, option.word()).account().answers())
                            .contains(answer(choice, option.word()));
                });
                for (Choice.Option<?> barred : choice.barred()) {
                    assertThatExceptionOfType(RefusedException.class)
                            .isThrownBy(() -> amended(fight, choice, barred.word()))
                            .satisfies(refused -> assertThat(refused.rules())
                                    .isEqualTo(barred.bars())
                                    .isNotEmpty());
                }
            }
        }
    }

    /** The fight with an amendment, before the step that is being played. */
    private static FightAtTable amended(FightAtTable fight, Choice<?> choice, String word) {
        FightAtTable before =
                fight.answersInStep() == 0 ? fight : fight.after(new HistoryEntry.Undone(fight.answersInStep()));
        return before.after(answer(choice, word));
    }

    private static Answer.Amended answer(Choice<?> choice, String word) {
        return new Answer.Amended(choice.by(), choice.name(), choice.why().id(), word);
    }

    private static Answer answered(FightAtTable fight, SplittableRandom random, RandomDice dice) {
        return switch (fight.question().orElseThrow()) {
            case Throw what -> Answer.of(what, dice.roll(what));
            case Choice<?> choice -> Answer.of(choice, word(choice.options(), random));
        };
    }

    /** Something that the game master can overrule here, if there is anything. */
    private static Optional<Answer> overruled(FightAtTable fight, SplittableRandom random) {
        if (fight.question().orElseThrow() instanceof Choice<?> choice
                && !choice.allowable().isEmpty()
                && random.nextBoolean()) {
            return Optional.of(new Answer.Allowed(
                    choice.by(), choice.name(), choice.why().id(), word(choice.allowable(), random)));
        }
        if (!fight.counted().isEmpty() && random.nextBoolean()) {
            Tally tally = fight.counted().get(random.nextInt(fight.counted().size()));
            return Optional.of(new Answer.Added(tally.whose(), tally.of(), "GM-01", random.nextInt(1, 4), "a whim"));
        }
        if (fight.answersInStep() == 0 && !fight.roster().isEmpty() && random.nextInt(ONE_IN_OVERRULES) == 0) {
            return reinforced(fight, random);
        }
        List<? extends Choice<?>> amendments = fight.amendments();
        if (fight.answersInStep() > 0 || amendments.isEmpty()) {
            return Optional.empty();
        }
        Choice<?> amended = amendments.get(random.nextInt(amendments.size()));
        return amended.options().isEmpty()
                ? Optional.empty()
                : Optional.of(new Answer.Amended(
                        amended.by(), amended.name(), amended.why().id(), word(amended.options(), random)));
    }

    /** Somebody who enters or leaves, if that is possible. */
    private static Optional<Answer> reinforced(FightAtTable fight, SplittableRandom random) {
        Member one = fight.roster().get(random.nextInt(fight.roster().size()));
        Name name = new Name("Newcomer " + fight.history().given().size());
        Answer comes = random.nextInt(3) == 0
                ? new Answer.Left(one.who())
                : new Answer.Entered(
                        name,
                        one.who(),
                        Optional.of(new Side("the posse")).filter(side -> random.nextBoolean()),
                        Optional.empty(),
                        Optional.empty());
        try {
            fight.after(comes);
            return Optional.of(comes);
        } catch (RefusedException refused) {
            return Optional.empty();
        }
    }

    private static String word(List<? extends Choice.Option<?>> options, SplittableRandom random) {
        return options.get(random.nextInt(options.size())).word();
    }
}
