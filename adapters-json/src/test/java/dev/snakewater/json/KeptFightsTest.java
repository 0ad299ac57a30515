package dev.snakewater.json;

import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.gunfight.GunfightRuleset;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.SeatedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fights that nobody would write, kept in files and played again, whole and torn. */
class KeptFightsTest {

    private static final int FIGHTS = 10_000;
    private static final int TORN = 20;
    private static final int FEW_TURNS = 2;

    private final JsonTranscripts transcripts = new JsonTranscripts(List.of(new GunfightRuleset()));

    @TempDir
    private Path folder;

    @Test
    void ten_thousand_fights_by_random_answers_replay_from_their_files_to_the_same_report() {
        LongStream.range(0, FIGHTS).parallel().forEach(seed -> {
            try {
                Scenario<?, ?, ?> scenario = shortened(RandomScenario.of(seed), FEW_TURNS);
                Account account = byRandomAnswers(scenario, seed);
                String file = folder.resolve(
                                seed % 100 + "-" + Thread.currentThread().threadId() + ".jsonl")
                        .toString();
                transcripts.save(file, IfThere.REPLACE, scenario, account);

                Recorded recorded = transcripts.load(file);
                Account again = new Fights().again(recorded);

                must(DocumentWriter.report(again).equals(DocumentWriter.report(account)), "another report");
                must(transcripts.difference(recorded, again).isEmpty(), "another record");
            } catch (RuntimeException | AssertionError failure) {
                throw new AssertionError("the fight with seed " + seed + ": " + failure, failure);
            }
        });
    }

    @Test
    void every_byte_prefix_of_twenty_records_is_read_up_to_its_last_whole_line_or_says_what_is_wrong() {
        LongStream.range(0, TORN).parallel().forEach(seed -> {
            Scenario<?, ?, ?> scenario = shortened(Documents.read(Documents.DUEL), 1);
            Account account = byRandomAnswers(scenario, seed);
            Path file = folder.resolve("torn-" + seed + ".jsonl");
            transcripts.save(file.toString(), IfThere.REPLACE, scenario, account);
            byte[] bytes = bytes(file);
            for (int length = 0; length < bytes.length; length++) {
                prefix(seed, account, Arrays.copyOf(bytes, length));
            }
        });
    }

    private void prefix(long seed, Account account, byte[] bytes) {
        Path file = folder.resolve("prefix-" + seed + ".jsonl");
        int whole = bytes.length;
        // Of these lines none is whole without the bracket that closes it.
        while (whole > 0 && bytes[whole - 1] != '\n' && !isLine(bytes, whole)) {
            whole--;
        }
        try {
            Files.write(file, bytes);
            Recorded recorded = transcripts.load(file.toString());
            int answers = recorded.answers().size();
            must(whole > 0, "a header that is torn was read");
            must(recorded.answers().equals(account.answers().subList(0, answers)), "other answers");
            must(recorded.dropped().isPresent() == (whole < bytes.length), "a torn line is not told");
            if (whole == bytes.length) {
                Account again = new Fights().again(recorded);
                must(again.answers().size() == answers, "not all answers were asked for");
                must(transcripts.difference(recorded, again).isEmpty(), "another record");
            }
        } catch (Unreadable unreadable) {
            must(whole == 0, "what is whole was not read: " + unreadable.problems());
            must(!unreadable.problems().isEmpty(), "nothing is told");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static boolean isLine(byte[] bytes, int end) {
        String text = new String(bytes, 0, end, StandardCharsets.UTF_8);
        String last = text.substring(text.lastIndexOf('\n') + 1);
        return last.chars().filter(c -> c == '{').count()
                == last.chars().filter(c -> c == '}').count();
    }

    /** How a fight goes in which everybody answers by chance, among what is legal. */
    private static <C, S, O> Account byRandomAnswers(Scenario<C, S, O> scenario, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Dice dice = new RandomDice(seed);
        Played<S, O> played = Played.from(
                scenario.kind().procedure(),
                scenario.kind().open(scenario.setUp()),
                scenario.terms(),
                situation -> new SeatedTable(dice, new ByChance(random)));
        List<Act> acts = played.answers().stream().<Act>map(Act.Answered::new).toList();
        return new Fights()
                .again(new Recorded(
                        "",
                        scenario,
                        new Account.DiceSource.Seeded(RandomDice.GENERATOR, seed),
                        Optional.empty(),
                        List.of(),
                        Proceedings.of(acts),
                        1));
    }

    private static <C, S, O> Scenario<C, S, O> shortened(Scenario<C, S, O> scenario, int turns) {
        return scenario.withTerms(new Terms(turns, scenario.terms().modifiers()));
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
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
