package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.session.RecordJudgement;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterEvent;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.json.transcript.JsonTranscripts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** People enter whole fights and leave them at any moment, whoever wrote the kind; other kinds refuse it. */
interface ReinforcementsContract extends Contract {

    int MOST = 150;
    int SEEDS = 3;
    int BUILT_IN = 2;

    /** Returns examples of fights that others can join, and some that come with the program. */
    default Stream<Named<Scenario<?, ?>>> joinable() {
        Stream<Scenario<?, ?>> builtIn = tested().kinds()
                .flatMap(kind -> tested().builtIn()
                        .filter(scenario -> scenario.kind().id().equals(kind.id()))
                        .limit(BUILT_IN));
        return Stream.concat(tested().scenarios(TURNS), builtIn)
                .filter(ReinforcementsContract::isJoinable)
                .map(scenario -> Named.of(scenario.title(), scenario));
    }

    /** Returns examples of everything else. */
    default Stream<Named<Scenario<?, ?>>> others() {
        return tested().scenarios(TURNS)
                .filter(scenario -> !isJoinable(scenario))
                .map(scenario -> Named.of(scenario.title(), scenario));
    }

    private static boolean isJoinable(Scenario<?, ?> scenario) {
        return scenario.kind().sequel() == ScenarioKind.Sequel.WITH_OTHERS;
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("others")
    default void nobody_enters_or_leaves_anything_but_a_whole_fight(Scenario<?, ?> scenario) {
        FightAtTable fight = new Fights().begin(scenario);
        if (fight.question().isPresent()) {
            Name one = fight.fighters().getFirst();
            assertThatExceptionOfType(RefusedException.class)
                    .isThrownBy(() -> fight.after(entered("Cal", one)))
                    .withMessageContaining("only a whole fight of sides");
            assertThatExceptionOfType(RefusedException.class)
                    .isThrownBy(() -> fight.after(new Answer.Left(one)))
                    .withMessageContaining("only a whole fight of sides");
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("joinable")
    default void a_fight_with_comers_and_leavers_replays_and_resumes_and_has_an_aftermath(
            Scenario<?, ?> scenario, @TempDir Path folder) {
        JsonTranscripts transcripts = new JsonTranscripts(tested().rulesets());
        for (int seed = 0; seed < SEEDS; seed++) {
            FightAtTable fight = walked(scenario, seed);
            String file = folder.resolve(seed + ".jsonl").toString();
            transcripts.save(file, IfFileExists.REPLACE, scenario, fight.account());
            Recorded recorded = transcripts.load(file);
            ReplayFight.Judged judged = new RecordJudgement(transcripts, tested().rulesets()).judge(recorded);
            assertThat(judged.parting()).isEmpty();
            FightAtTable resumed = new Fights().resume(recorded);
            assertThat(resumed.account().answers()).isEqualTo(fight.account().answers());
            assertThat(happened(resumed)).isEqualTo(happened(fight));
            assertThat(resumed.fighters()).isEqualTo(fight.fighters());
            assertThat(resumed.roster()).isEqualTo(fight.roster());
            assertThat(resumed.aftermath().isPresent())
                    .isEqualTo(fight.aftermath().isPresent());
            fight.aftermath().ifPresent(next -> {
                assertThat(next.setUp().problems().stream()
                                .filter(problem -> !problem.pointer().equals("/fighters")))
                        .isEmpty();
            });
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("joinable")
    default void whoever_enters_at_once_stands_like_his_model_as_it_was_written(Scenario<?, ?> scenario) {
        FightAtTable before = new Fights().begin(scenario);
        if (before.question().isEmpty()) {
            return;
        }
        Member model = before.roster().getLast();

        FightAtTable after = before.after(entered("Newcomer", model.who()));

        assertThat(after.roster()).startsWith(before.roster().toArray(Member[]::new));
        assertThat(after.roster().getLast()).isEqualTo(new Member(new Name("Newcomer"), model.side()));
        assertThat(after.after(new HistoryEntry.Handed(new Name("Newcomer"), Seat.person(Seat.Dice.HAND)))
                        .account())
                .isEqualTo(after.account());
        assertThat(after.after(new HistoryEntry.Undone(1)).roster()).isEqualTo(before.roster());
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> after.after(entered("newcomer", model.who())));
    }

    private static List<LoggedEvent> happened(FightAtTable fight) {
        return fight.account().turns().stream()
                .flatMap(List::stream)
                .map(FightReport.NarratedEvent::happened)
                .toList();
    }

    /** A game by random answers in which every few answers somebody enters or leaves. */
    private static FightAtTable walked(Scenario<?, ?> scenario, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomDice dice = new RandomDice(seed);
        FightAtTable fight = new Fights().begin(scenario);
        for (int answers = 0; fight.question().isPresent() && answers < MOST; answers++) {
            fight = fight.after(
                    switch (fight.question().orElseThrow()) {
                        case Throw what -> Answer.of(what, dice.roll(what));
                        case Choice<?> choice ->
                            Answer.of(
                                    choice,
                                    choice.options()
                                            .get(random.nextInt(choice.options().size()))
                                            .word());
                    });
            if (fight.question().isPresent() && random.nextInt(6) == 0) {
                fight = coming(fight, "Newcomer " + answers, random);
            }
            matches(fight);
        }
        return fight;
    }

    private static FightAtTable coming(FightAtTable fight, String name, SplittableRandom random) {
        int inStep = fight.answersInStep();
        FightAtTable before = inStep == 0 ? fight : fight.after(new HistoryEntry.Undone(inStep));
        Member one = fight.roster().get(random.nextInt(fight.roster().size()));
        try {
            return before.after(random.nextInt(3) == 0 ? new Answer.Left(one.who()) : entered(name, one.who()));
        } catch (RefusedException refused) {
            return before;
        }
    }

    /** Who is there is there everywhere, and who is gone nowhere. */
    private static void matches(FightAtTable fight) {
        List<Name> there = fight.roster().stream().map(Member::who).toList();
        if (fight.question().isEmpty()) {
            return;
        }
        List<Name> gone = fight.account().turns().stream()
                .flatMap(List::stream)
                .flatMap(told -> told.event() instanceof GameMasterEvent.Departed(Name who)
                        ? Stream.of(who)
                        : Stream.<Name>empty())
                .toList();
        assertThat(fight.state().rows().stream().map(StatusTable.Row::who)).containsExactlyInAnyOrderElementsOf(there);
        assertThat(fight.fighters()).containsAll(there).noneMatch(gone::contains);
        fight.fighters().forEach(who -> assertThat(fight.sheet(who)).isNotEmpty());
        assertThat(there).noneMatch(gone::contains);
        fight.plan()
                .ifPresent(plan -> assertThat(IntStream.range(0, plan.marks().size())
                                .mapToObj(i -> plan.marks().get(i).who()))
                        .containsExactlyInAnyOrderElementsOf(there));
    }

    private static Answer.Entered entered(String name, Name like) {
        return new Answer.Entered(new Name(name), like, Optional.<Side>empty(), Optional.empty(), Optional.empty());
    }
}
