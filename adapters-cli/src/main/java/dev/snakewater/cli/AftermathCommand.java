package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
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

    private final ContinueFight fights;
    private final ReplayFight records;
    private final Transcripts transcripts;
    private final Console console;

    @Parameters(paramLabel = "TRANSCRIPT")
    private String file;

    AftermathCommand(ContinueFight fights, ReplayFight records, Transcripts transcripts, Console console) {
        this.fights = fights;
        this.records = records;
        this.transcripts = transcripts;
        this.console = console;
    }

    @Override
    public Integer call() {
        Recorded recorded = transcripts.load(file);
        console.tellDropped(recorded);
        ReplayFight.Judged judged = records.judge(recorded);
        if (judged.why().isPresent()) {
            console.aside("record.differs", file, judged.why());
            return ExitStatus.DOES_NOT_HOLD;
        }
        Account.Ending ending = judged.account().orElseThrow().ending();
        if (ending.how() == Account.How.UNFINISHED) {
            console.aside("aftermath.not-over", file);
        }
        ScenarioKind.Sequel sequel = recorded.scenario().kind().sequel();
        Optional<Scenario<?, ?, ?>> next = fights.after(recorded);
        if (next.isEmpty()) {
            List<String> told = ending.sentences().stream()
                    .map(sentence -> sentence.text().strip())
                    .toList();
            console.aside("aftermath.none", sequel, told);
            return ExitStatus.DOES_NOT_HOLD;
        }
        console.out().print(console.documents().scenario().apply(next.get()));
        console.aside("aftermath", sequel);
        return ExitStatus.DONE;
    }
}
