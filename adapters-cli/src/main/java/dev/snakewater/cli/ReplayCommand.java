package dev.snakewater.cli;

import dev.snakewater.application.port.in.JudgeRecord;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.Transcripts;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays a fight again from its transcript, and says whether it came out the same. */
@Command(name = "replay")
final class ReplayCommand implements Callable<Integer> {

    private final JudgeRecord records;
    private final Transcripts transcripts;
    private final Voice voice;

    @Parameters(paramLabel = "TRANSCRIPT")
    private String file = "";

    @Mixin
    private ReportOptions options = new ReportOptions();

    ReplayCommand(JudgeRecord records, Transcripts transcripts, Voice voice) {
        this.records = records;
        this.transcripts = transcripts;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        Recorded recorded = transcripts.load(file);
        recorded.dropped().ifPresent(dropped -> voice.err().println(file + ": " + dropped));
        JudgeRecord.Judged judged = records.judge(recorded);
        if (judged.account().isPresent()) {
            options.tell(judged.account().get(), voice);
        }
        if (judged.why().isPresent()) {
            voice.err()
                    .println(file + ": it does not come out the same: "
                            + judged.why().get());
            return ExitStatus.DOES_NOT_HOLD;
        }
        int answers = recorded.answers().size();
        Output verdict = options.format() == ReportOptions.Format.TEXT ? voice.out() : voice.err();
        verdict.println("It came out the same: " + answers + (answers == 1 ? " answer." : " answers."));
        return ExitStatus.DONE;
    }
}
