package dev.snakewater.json.transcript;

import dev.snakewater.application.fudge.gunfight.GunfightRuleset;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.json.document.RandomScenario;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fights that nobody would write, kept in files and played again. */
class KeptFightsTest {

    private static final int FIGHTS = 10_000;
    private static final int FEW_TURNS = 2;

    private final JsonTranscripts transcripts = new JsonTranscripts(List.of(new GunfightRuleset()));

    @TempDir
    private Path folder;

    @Test
    void ten_thousand_fights_by_random_answers_replay_from_their_files_to_the_same_report() {
        LongStream.range(0, FIGHTS).parallel().forEach(seed -> {
            try {
                Scenario<?, ?> scenario = RandomScenario.inTurns(seed, FEW_TURNS);
                FightReport account = byRandomAnswers(scenario, seed);
                String file = folder.resolve(
                                seed % 100 + "-" + Thread.currentThread().threadId() + ".jsonl")
                        .toString();
                transcripts.save(file, IfFileExists.REPLACE, scenario, account);

                ReplayFight.Judged judged = TranscriptOnFile.judged(transcripts.load(file));

                must(judged.again().orElseThrow().account().equals(account), "another report");
                must(judged.parting().isEmpty(), "another record");
            } catch (RuntimeException | AssertionError failure) {
                throw new AssertionError("the fight with seed " + seed + ": " + failure, failure);
            }
        });
    }

    /** How a fight goes in which everybody answers by chance, among what is legal. */
    private static <S, O> FightReport byRandomAnswers(Scenario<S, O> scenario, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Dice dice = new RandomDice(seed);
        Played<S, O> played = Played.from(
                scenario.kind().procedure(),
                scenario.setUp().opening(),
                scenario.terms(),
                situation -> new SeatedTable(dice, new ByChance(random)));
        return new Fights()
                .resume(new Recorded(
                        "",
                        scenario,
                        new FightReport.DiceSource.AtTable(),
                        Optional.empty(),
                        List.of(),
                        History.of(played.answers()),
                        1))
                .account();
    }

    private static void must(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }

    /** Decides by chance. */
    private record ByChance(SplittableRandom random) implements SeatedTable.Decider {
        @Override
        public <A> A decide(Choice<A> choice) {
            return choice.options().get(random.nextInt(choice.options().size())).answer();
        }
    }
}
