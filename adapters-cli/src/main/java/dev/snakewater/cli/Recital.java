package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import java.util.List;

/** Tells what happens as it happens, each thing once. */
final class Recital {

    private Story story;
    private int told;
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
        told = account.turns().stream().mapToInt(List::size).sum();
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
        for (int i = 0; i < account.turns().size(); i++) {
            for (Account.Told event : account.turns().get(i)) {
                at++;
                if (at > told) {
                    turnTo(i + 1);
                    story.tell(event);
                }
            }
        }
        told = at;
    }

    private void turnTo(int number) {
        if (number > turn) {
            turn = number;
            story.turn(number);
        }
    }
}
