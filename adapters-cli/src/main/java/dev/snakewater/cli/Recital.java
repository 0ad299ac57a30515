package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import java.util.List;

/** Tells what happens as it happens, each thing once. */
final class Recital {

    private Story story;
    private List<Account.Told> told = List.of();
    private int turn;
    private boolean begun;

    /** A fight as it stands: what happened so far needs no telling, unless nothing has been answered yet. */
    Recital(Account account, Page page) {
        story = new Story(page, false);
        begun = !account.answers().isEmpty();
        if (begun) {
            isAt(account);
        }
    }

    /** All of this needs no telling any more. */
    void isAt(Account account) {
        told = all(account);
        turn = account.turns().size();
    }

    /** Tells what has happened since. */
    void tellNews(Account account, Page page) {
        story = story.continuedOn(page);
        if (!begun) {
            story.begin(account);
            begun = true;
        }
        int at = 0;
        boolean isNew = false;
        for (int i = 0; i < account.turns().size(); i++) {
            for (Account.Told event : account.turns().get(i)) {
                // From the first that differs on: what a game master amends comes before what was told already.
                isNew = isNew || at >= told.size() || !told.get(at).equals(event);
                at++;
                if (isNew) {
                    turnTo(i + 1);
                    story.tell(event);
                }
            }
        }
        told = all(account);
    }

    private static List<Account.Told> all(Account account) {
        return account.turns().stream().flatMap(List::stream).toList();
    }

    private void turnTo(int number) {
        if (number > turn) {
            turn = number;
            story.turn(number);
        }
    }
}
