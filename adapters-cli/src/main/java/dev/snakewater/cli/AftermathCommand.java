package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.JudgeRecord;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.TellAftermath;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the scenario of those who came out of a fight. */
@Command(name = "aftermath")
final class AftermathCommand implements Callable<Integer> {

    private final TellAftermath fights;
    private final JudgeRecord records;
    private final Transcripts transcripts;
    private final Voice voice;

    @Parameters(paramLabel = "TRANSCRIPT")
    private String file = "";

    AftermathCommand(TellAftermath fights, JudgeRecord records, Transcripts transcripts, Voice voice) {
        this.fights = fights;
        this.records = records;
        this.transcripts = transcripts;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        Recorded recorded = transcripts.load(file);
        voice.tellDropped(recorded);
        JudgeRecord.Judged judged = records.judge(recorded);
        if (judged.why().isPresent()) {
            voice.aside("record.differs", file, judged.why());
            return ExitStatus.DOES_NOT_HOLD;
        }
        Account.Ending ending = judged.account().orElseThrow().ending();
        if (ending.how() == Account.How.UNFINISHED) {
            voice.aside("aftermath.not-over", file);
        }
        ScenarioKind.Sequel sequel = recorded.scenario().kind().sequel();
        Optional<Scenario<?, ?, ?>> next = fights.after(recorded);
        if (next.isEmpty()) {
            List<String> told = ending.sentences().stream()
                    .map(sentence -> sentence.text().strip())
                    .toList();
            voice.aside("aftermath.none", sequel, told);
            return ExitStatus.DOES_NOT_HOLD;
        }
        voice.out().print(voice.documents().scenario().apply(next.get()));
        voice.aside("aftermath", sequel);
        return ExitStatus.DONE;
    }
}
