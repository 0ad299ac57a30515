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
        int turns = 0;
        for (int answers = 0; answers <= account.answers().size(); answers++) {
            while (turns < account.turnEnds().size()
                    && account.turnEnds().get(turns).answers() == answers) {
                TurnEnd<?> end = account.turnEnds().get(turns++);
                lines.add(new TranscriptLine.TurnEnds(turns, (Json.Fields) Written.of(end.situation())));
            }
            if (answers < account.answers().size()) {
                lines.add(TranscriptLine.answer(account.answers().get(answers)));
            }
        }
        TranscriptLine.ending(account.ending()).ifPresent(lines::add);
        return lines;
    }
}
