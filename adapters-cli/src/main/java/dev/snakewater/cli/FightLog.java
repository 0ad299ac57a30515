package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.table.Answer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The current turn and the one before it as they went: what was taken back stands before what came instead. */
final class FightLog {

    private final Account account;
    private final Deque<TakenBack> takenBack;
    private final Story story;

    private FightLog(FightAtTable fight, Page page) {
        account = fight.account();
        takenBack = new ArrayDeque<>(takenBack(fight.proceedings()));
        story = new Story(page, false);
    }

    /** An answer that was taken back, and how many answers stand before it. */
    private record TakenBack(Answer answer, int before) {}

    /** Tells it. */
    static void tell(FightAtTable fight, Page page) {
        FightLog log = new FightLog(fight, page);
        int last = fight.turn();
        int first = Math.max(1, last - 1);
        log.takenBack.removeIf(one -> first > 1 && one.before < log.answersUntilEndOf(first - 1));
        for (int turn = first; turn <= last; turn++) {
            log.tell(turn);
        }
    }

    private void tell(int turn) {
        story.turn(turn);
        if (turn <= account.turns().size()) {
            for (Account.Told told : account.turns().get(turn - 1)) {
                tellTakenBack(told.answers());
                story.tell(told);
            }
        }
        tellTakenBack(answersUntilEndOf(turn));
    }

    private void tellTakenBack(int beforeAnswer) {
        while (!takenBack.isEmpty() && takenBack.getFirst().before < beforeAnswer) {
            story.takenBack(takenBack.removeFirst().answer);
        }
    }

    private int answersUntilEndOf(int turn) {
        List<TurnEnd<?>> ends = account.turnEnds();
        return turn <= ends.size() ? ends.get(turn - 1).answers() : Integer.MAX_VALUE;
    }

    private static List<TakenBack> takenBack(Proceedings proceedings) {
        List<TakenBack> found = new ArrayList<>();
        int standing = 0;
        for (Proceedings.Entry entry : proceedings.entries()) {
            if (entry.struck()) {
                found.add(new TakenBack(entry.answer(), standing));
            } else {
                standing++;
            }
        }
        return found;
    }
}
