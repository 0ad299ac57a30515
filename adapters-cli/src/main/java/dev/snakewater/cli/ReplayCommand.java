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
        voice.tellDropped(recorded);
        JudgeRecord.Judged judged = records.judge(recorded);
        judged.account().ifPresent(account -> options.tell(account, voice));
        if (judged.why().isPresent()) {
            voice.aside("record.differs", file, judged.why());
            return ExitStatus.DOES_NOT_HOLD;
        }
        Output verdict = options.format() == Format.TEXT ? voice.out() : voice.err();
        verdict.println(Words.of("record.same", recorded.answers().size()));
        return ExitStatus.DONE;
    }
}
