package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.words.Sentence;
import java.util.List;

/** The current turn and the one before it as they went: what was taken back stands before what came instead. */
final class FightLog {

    private FightLog() {}

    /** Tells it. */
    static void tell(FightAtTable fight, Page page) {
        Story story = new Story(page, false);
        List<List<Account.Passage>> passages = fight.account().passages();
        int last = fight.turn();
        if (passages.stream().flatMap(List::stream).allMatch(FightLog::isSilent)) {
            page.print(2, 2, "Nothing has happened yet.");
            return;
        }
        for (int turn = Math.max(1, last - 1); turn <= last; turn++) {
            story.turn(turn);
            if (turn <= passages.size()) {
                passages.get(turn - 1).forEach(story::tell);
            }
        }
    }

    private static boolean isSilent(Account.Passage passage) {
        return passage instanceof Account.Told told
                && told.sentences().stream().allMatch(sentence -> sentence.level() == Sentence.Level.HEADING);
    }
}
