package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.JudgeRecord;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.TellAftermath;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
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
        recorded.dropped().ifPresent(dropped -> voice.err().println(file + ": " + dropped));
        JudgeRecord.Judged judged = records.judge(recorded);
        if (judged.why().isPresent()) {
            voice.err()
                    .println(file + ": it does not come out the same: "
                            + judged.why().get());
            return ExitStatus.DOES_NOT_HOLD;
        }
        Account account = judged.account().orElseThrow();
        if (account.ending().how() == Account.How.UNFINISHED) {
            voice.err().println(file + ": the fight on record is not over; this is how it stands");
        }
        Optional<Scenario<?, ?, ?>> next = fights.after(recorded);
        if (next.isEmpty()) {
            voice.err().println(none(recorded, account));
            return ExitStatus.DOES_NOT_HOLD;
        }
        voice.out().print(voice.documents().scenario().apply(next.get()));
        boolean others = sequel(recorded) == ScenarioKind.Sequel.WITH_OTHERS;
        voice.err()
                .println((others ? "Add whom they meet next" : "It is the same again, with what is left")
                        + "; 'snakewater check' says whether it can be played.");
        return ExitStatus.DONE;
    }

    private static ScenarioKind.Sequel sequel(Recorded recorded) {
        return recorded.scenario().kind().sequel();
    }

    /** Why there is no next one. */
    private static String none(Recorded recorded, Account account) {
        return switch (sequel(recorded)) {
            case NONE -> "Nothing follows on this: it is no whole fight.";
            case AGAIN ->
                account.ending().sentences().stream()
                        .map(sentence -> sentence.text().strip())
                        .collect(Collectors.joining(" ", "There is no next one. So it ended: ", ""));
            case WITH_OTHERS -> "Nobody came out of it alive.";
        };
    }
}
