package dev.snakewater.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.session.RecordJudgement;
import dev.snakewater.application.session.RulebookIndex;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.cli.console.NoDocuments;
import dev.snakewater.cli.page.OddsPage;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.report.ReportFiles;
import dev.snakewater.cli.report.SideTable;
import dev.snakewater.json.file.AtomicFile;
import dev.snakewater.json.file.AutosaveFolder;
import dev.snakewater.json.transcript.JsonTranscripts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A choice that is free within bounds, and a plan, from the keyboard to the record. */
class FreeChoiceAtTableTest {

    private static final Stroll STROLL = new Stroll();
    private static final List<Ruleset> RULESETS = List.of(STROLL);

    private static final Scenario<?, ?> WALK =
            new Scenario<>(STROLL.kind(), "A walk", "", FightTerms.of(5), List.of(), new Stroll.Begins(400, 120));

    @TempDir
    private Path folder;

    @Test
    void proposals_are_listed_with_their_notes_and_anything_else_may_be_typed() {
        assertThat(played(80, false)).endsWith("""
               1  500 120  1 steps    2  400 520  4 steps   (barred: 400 720)
              Or type a place, as in: 400 120.
            Bob, where to?>\s""");
    }

    @Test
    void what_is_typed_is_kept_in_one_spelling_and_replayed() throws IOException {
        String shown = played(80, false, "Towards joe", "  300,  200 ");

        assertThat(shown).contains("Bob walks to 500 120.", "Bob walks to 300 200.", "Bob is at 300 200.");
        assertThat(Files.readAllLines(folder.resolve("walk.jsonl")))
                .anyMatch(line -> line.contains("\"chose\":\"500 120\""))
                .anyMatch(line -> line.contains("\"chose\":\"300 200\""));
        try (RecordedFight again = opening().resumed(file(), Optional.empty())) {
            assertThat(again.fight().question()).isEmpty();
            assertThat(again.fight().history().answers()).hasSize(2);
        }
    }

    @Test
    void a_fight_goes_on_as_it_was_judged_when_she_was_asked_whether_it_should() {
        played(80, false, "towards joe");
        FightOpening opening = opening();
        FightOpening.Interrupted before = opening.latest().orElseThrow();

        try (RecordedFight again = opening.resumed(before, Optional.empty())) {
            assertThat(again.fight()).isSameAs(before.fight());
            assertThat(again.fight().history().answers()).hasSize(1);
        }
    }

    @Test
    void what_somebody_played_while_she_was_asked_whether_to_go_on_is_judged_anew() {
        played(80, false, "towards joe");
        FightOpening opening = opening();
        FightOpening.Interrupted before = opening.latest().orElseThrow();

        try (RecordedFight meanwhile = opening().resumed(file(), Optional.empty())) {
            AnswerParser.readAll(meanwhile.fight(), "300, 200").forEach(meanwhile::does);
            meanwhile.does(new HistoryEntry.Undone(1));
        }

        try (RecordedFight again = opening.resumed(before, Optional.empty())) {
            assertThat(again.fight().history().redoable()).hasSize(1);
        }
    }

    @Test
    void what_is_tried_while_she_reads_is_neither_shown_nor_kept() {
        String shown = played(80, false, FreeChoiceAtTableTest::awaitDryRuns);

        assertThat(shown).doesNotContain("Bob walks to");
        try (RecordedFight again = opening().resumed(file(), Optional.empty())) {
            assertThat(again.fight().history().answers()).isEmpty();
        }
    }

    @Test
    void what_is_tried_while_she_is_asked_whom_she_plays_is_played_but_neither_shown_nor_kept() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Page page = new Page(outputTo(bytes), 80, false, false, false);
        RecordedFight unkept = opening().unkept(new Fights().begin(WALK));

        new DryRun(page, new RulebookIndex(RULESETS), beside().reports()).beginSeated(unkept);
        awaitDryRuns();

        assertThat(unkept.fight().history().answers()).hasSize(2);
        assertThat(bytes.size()).isZero();
        assertThat(folder).isEmptyDirectory();
    }

    private static void awaitDryRuns() {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals(DryRun.NAME)) {
                joined(thread);
            }
        }
    }

    private static void joined(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Test
    void what_is_too_far_is_refused_with_how_far_he_gets_and_costs_nothing() {
        assertThat(played(200, false, "400 721", "400 700", "foo", "1"))
                .contains("Bob, place: '400 721' is barred by FO-33 Walking; he gets as far as 400 620.\n")
                .contains("Bob, place: '400 700' is barred by FO-33 Walking; he gets as far as 400 620.\n")
                .contains("Bob, place: 'foo' is not understood here; proposed are: 500 120, 400 520.")
                .contains("Bob walks to 500 120.");
    }

    @Test
    void a_command_is_a_command() {
        assertThat(played(80, false, "why", "undo", "barred"))
                .contains("This is required by FO-33")
                .contains("There is nothing to undo.")
                .contains("400 720: barred by FO-33");
    }

    @Test
    void the_game_master_puts_somebody_anywhere() {
        assertThat(played(80, false, "amend Bob place to 300,200", "amend Bob place", "amend Bob place to nowhere"))
                .contains("   1  400 200  1 steps")
                .contains("Bob place can be: 0 0, or anything else that fits.");
    }

    @Test
    void the_plan_is_drawn_once_and_again_when_somebody_has_moved() {
        String shown = played(60, false, "why", "1", "table");

        assertThat(shown.split("One column is", -1)).hasSize(4);
        assertThat(shown).contains("B Bob: 400 120 N", "B Bob: 500 120 N", "J Joe: 700 120 W");
    }

    @Test
    void read_aloud_distances_and_bearings_are_told_and_nothing_is_drawn() {
        assertThat(played(80, true))
                .contains("Joe: 30 cm away, bearing 90, in sight.")
                .contains("1: 500 120. 1 steps")
                .doesNotContain("One column");
    }

    @Test
    void odds_and_simulations_say_that_places_are_chosen_among_proposals() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OddsPage page = new OddsPage(new Page(outputTo(bytes), 80, false, false, false));

        page.print(
                new ExactOdds(Clock.STOPPED).of(WALK, Effort.ofSituations(100), Waiting.PATIENTLY),
                List.of(),
                Optional.empty());
        page.print(
                new Simulation(Clock.STOPPED)
                        .fights(WALK, 1, Effort.ofFights(10).withThreads(1), Waiting.PATIENTLY),
                true);

        assertThat(bytes.toString(StandardCharsets.UTF_8)
                        .split("Places are chosen among those that are proposed\\.\n", -1))
                .hasSize(3);
    }

    private static Output outputTo(ByteArrayOutputStream bytes) {
        return new Output(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    }

    private String played(int width, boolean aloud, String... typed) {
        return played(width, aloud, () -> {}, typed);
    }

    private String played(int width, boolean aloud, Runnable reading, String... typed) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = outputTo(bytes);
        Page page = new Page(out, width, false, false, aloud);
        Keyboard keyboard = new Typing(out, reading, List.of(typed));
        Players players = new Players(Optional.of("all"), keyboard, page, asked -> {});
        try (RecordedFight ledger = opening()
                .begun(WALK, players, Optional.of(file()), IfFileExists.REFUSE, Seat.Dice.RANDOM)
                .orElseThrow()) {
            new TableHost(
                            keyboard,
                            ledger,
                            () -> page,
                            new RandomDice(1),
                            Optional.empty(),
                            new RulebookIndex(RULESETS),
                            beside())
                    .host();
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static SideTable beside() {
        Console nowhere = new Console(
                InputStream.nullInputStream(),
                outputTo(new ByteArrayOutputStream()),
                outputTo(new ByteArrayOutputStream()),
                Map.of(),
                NoDocuments.NONE);
        return new SideTable(
                new RandomDice(1),
                new ReportFiles(new AtomicFile.TextFiles(), nowhere, List.of(), IfFileExists.REFUSE));
    }

    private String file() {
        return folder.resolve("walk.jsonl").toString();
    }

    private FightOpening opening() {
        JsonTranscripts transcripts = new JsonTranscripts(RULESETS);
        Output nowhere = outputTo(new ByteArrayOutputStream());
        return new FightOpening(
                new Fights(),
                new RecordJudgement(transcripts, RULESETS),
                transcripts,
                new AutosaveFolder(Optional.of(folder.resolve("fights"))),
                new Console(InputStream.nullInputStream(), nowhere, nowhere, Map.of(), NoDocuments.NONE));
    }

    /** Somebody who reads what is asked, types these lines and leaves. */
    private record Typing(Output out, Runnable reading, Iterator<String> lines) implements Keyboard {

        Typing(Output out, Runnable reading, List<String> lines) {
            this(out, reading, lines.iterator());
        }

        @Override
        public Typed read(String prompt, Supplier<List<String>> completions) {
            out.print(prompt);
            reading.run();
            if (!lines.hasNext()) {
                return Typed.Key.ENDED;
            }
            String line = lines.next();
            out.println(line);
            return new Typed.Line(line);
        }

        @Override
        public void close() {}
    }
}
