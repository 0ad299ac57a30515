package dev.snakewater.cli;

import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.Transcripts;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays a fight again from its transcript, and says whether it came out the same. */
@Command(name = "replay")
final class ReplayCommand implements Callable<Integer> {

    private final ReplayFight records;
    private final Transcripts transcripts;
    private final Console console;

    @Parameters(paramLabel = "TRANSCRIPT")
    private String file;

    @Mixin
    private Options.Report options;

    ReplayCommand(ReplayFight records, Transcripts transcripts, Console console) {
        this.records = records;
        this.transcripts = transcripts;
        this.console = console;
    }

    @Override
    public Integer call() {
        Recorded recorded = transcripts.load(file);
        console.tellDropped(recorded);
        ReplayFight.Judged judged = records.judge(recorded);
        judged.account().ifPresent(account -> options.tell(account, console));
        if (judged.why().isPresent()) {
            console.aside("record.differs", file, judged.why());
            return ExitStatus.DOES_NOT_HOLD;
        }
        Output verdict = options.format() == Format.TEXT ? console.out() : console.err();
        verdict.println(Words.of("record.same", recorded.answers().size()));
        return ExitStatus.DONE;
    }
}
