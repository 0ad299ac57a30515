package dev.snakewater.application.session;

import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.words.Messages;
import java.util.List;

/** Checks scenarios and recorded fights. */
public record Checks(Scenarios scenarios, Transcripts transcripts, ReplayFight records) implements CheckDocument {

    @Override
    public Checked check(String reference) {
        return transcripts.isTranscript(reference) ? fight(reference) : setting(reference);
    }

    private Checked setting(String reference) {
        Scenario<?, ?> scenario = scenarios.find(reference);
        return new Checked.Setting(scenario.kind().id(), scenario.title());
    }

    private Checked fight(String reference) {
        Recorded recorded = transcripts.load(reference);
        ReplayFight.Judged judged = records.judge(recorded);
        judged.why().ifPresent(parting -> {
            throw new UnreadableException(
                    recorded.file(), List.of(new Problem("", parting, Messages.SHARED.message("as-saved"))));
        });
        FightReport again = judged.again().orElseThrow().account();
        return new Checked.Fight(
                again.kind(),
                again.title(),
                recorded.answers().size(),
                again.ending().how(),
                recorded.dropped());
    }
}
