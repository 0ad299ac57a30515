package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.report.ReportFiles;
import dev.snakewater.cli.report.SideTable;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Plays a fight on beside the person who reads a question, with the first option of each choice, unseen and unkept: Java then has
 * loaded and compiled what her own answers need, and they come at once. It ends by itself, or with the program.
 *
 * @param page on which the fight would be shown
 * @param rules which could be looked up
 * @param reports which could be written
 */
public record DryRun(Page page, ConsultRules rules, ReportFiles reports) {

    static final String NAME = "dry run";

    // One die falls as a 1; Enter rolls several.
    private static final String ANSWERS = "1\n\n".repeat(8);

    private static final long SEED = 1;

    /** Begins one as if she had said that she plays whoever comes first. */
    public void beginSeated(RecordedFight unkept) {
        begin(() -> {
            Seats.of(unkept.fight())
                    .only(List.of(unkept.fight().fighters().getFirst()))
                    .forEach(unkept::does);
            host(unkept);
        });
    }

    /** Begins one where the fight stands. */
    void begin(RecordedFight unkept) {
        begin(() -> host(unkept));
    }

    private static void begin(Runnable run) {
        Thread thread = new Thread(run, NAME);
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler((any, thrown) -> {}); // Whoever plays meets it herself, and is told then.
        thread.start();
    }

    private void host(RecordedFight unkept) {
        Output nobody = new Output(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        Keyboard answers =
                new Keyboard.Piped(new ByteArrayInputStream(ANSWERS.getBytes(StandardCharsets.UTF_8)), nobody);
        new Recap(page.onto(nobody), unkept.fight()).tell();
        new TableHost(
                        answers,
                        unkept,
                        () -> page.onto(nobody),
                        new RandomDice(SEED),
                        Optional.empty(),
                        rules,
                        new SideTable(new RandomDice(SEED), reports))
                .host();
    }
}
