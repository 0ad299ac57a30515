package dev.snakewater.cli;

import dev.snakewater.application.port.in.TellAftermath;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.procedure.Scenario;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the scenario of those who came out of a fight. */
@Command(
        name = "aftermath",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = {
            "Writes the scenario of those who came out of a fight, with their wounds and the rounds they have left.",
            "Change it as the story goes on, and run it."
        },
        footer = {
            "",
            "Example:",
            "  snakewater run ambush --save fight.jsonl",
            "  snakewater aftermath fight.jsonl > next.json",
            "  snakewater run next.json"
        })
public final class AftermathCommand implements Callable<Integer> {

    private final TellAftermath fights;
    private final Transcripts transcripts;
    private final Function<Scenario<?, ?, ?>, String> document;
    private final PrintStream out;
    private final PrintStream err;

    @Parameters(paramLabel = "TRANSCRIPT", description = "A file that 'run --save' has written.")
    private String file = "";

    /**
     * The command.
     *
     * @param fights knows what is left of them
     * @param transcripts keeps them
     * @param document makes a JSON document of a scenario
     * @param out where the scenario goes
     * @param err where everything else goes
     */
    public AftermathCommand(
            TellAftermath fights,
            Transcripts transcripts,
            Function<Scenario<?, ?, ?>, String> document,
            PrintStream out,
            PrintStream err) {
        this.fights = fights;
        this.transcripts = transcripts;
        this.document = document;
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        Transcripts.Recorded recorded = transcripts.load(file);
        recorded.dropped().ifPresent(dropped -> err.println(file + ": " + dropped));
        Optional<Scenario<?, ?, ?>> next = fights.after(recorded);
        if (next.isEmpty()) {
            err.println("Nobody came out of it alive.");
            return ExitStatus.DOES_NOT_HOLD;
        }
        out.print(document.apply(next.get()));
        return ExitStatus.DONE;
    }
}
