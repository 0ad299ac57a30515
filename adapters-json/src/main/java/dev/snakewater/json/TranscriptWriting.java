package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.TurnEnd;
import java.util.ArrayList;
import java.util.List;

/** The lines that tell of a fight after the header: each answer, each turn's end where it came, the ending. */
final class TranscriptWriting {

    private TranscriptWriting() {}

    /** Those of a fight, in order. */
    static List<TranscriptLine> lines(Account account) {
        List<TranscriptLine> lines = new ArrayList<>();
        for (int answers = 0; answers < account.answers().size(); answers++) {
            lines.addAll(turnEnds(account, answers));
            lines.add(TranscriptLine.answer(account.answers().get(answers)));
        }
        lines.addAll(behindTheLast(account));
        return lines;
    }

    /** Those of what followed from the last answer. */
    static List<TranscriptLine> behindTheLast(Account account) {
        List<TranscriptLine> lines = turnEnds(account, account.answers().size());
        TranscriptLine.ending(account.ending()).ifPresent(lines::add);
        return lines;
    }

    private static List<TranscriptLine> turnEnds(Account account, int answers) {
        List<TranscriptLine> lines = new ArrayList<>();
        for (int turn = 0; turn < account.turnEnds().size(); turn++) {
            TurnEnd<?> end = account.turnEnds().get(turn);
            if (end.answers() == answers) {
                lines.add(new TranscriptLine.TurnEnds(turn + 1, (Json.Fields) Written.of(end.situation())));
            }
        }
        return lines;
    }
}
