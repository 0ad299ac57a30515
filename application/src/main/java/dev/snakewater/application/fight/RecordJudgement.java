package dev.snakewater.application.fight;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Refused;
import java.util.Optional;

/**
 * Holds records against the fights that they are of.
 *
 * @param transcripts where they are kept
 * @param mended what was mended in the rules since
 */
public record RecordJudgement(Transcripts transcripts, MendedRules mended) implements ReplayFight {

    @Override
    public Judged judge(Recorded recorded) {
        Account again;
        try {
            again = new Fights().again(recorded);
        } catch (Diverged | Refused misfit) {
            return new Judged(
                    Optional.empty(),
                    Optional.of(String.valueOf(misfit.getMessage())),
                    mended.since(recorded, recorded.answers().size()));
        }
        Optional<Transcripts.Difference> difference = transcripts.difference(recorded, again);
        return new Judged(
                Optional.of(again),
                difference.map(Transcripts.Difference::words),
                difference.flatMap(parting -> mended.since(recorded, parting.answers())));
    }
}
