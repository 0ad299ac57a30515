package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Tells what happens as it happens, each thing once. */
final class StoryCursor {

    private final Story story;
    private List<Account.Told> told = List.of();
    private boolean goesOnElsewhere;
    private int turn;
    private boolean begun;

    /** A fight as it stands: what happened so far needs no telling, unless nothing has been answered yet. */
    StoryCursor(Account account, Supplier<Page> pages) {
        story = new Story(new Story.OnPage(pages, false));
        begun = !account.answers().isEmpty();
        if (begun) {
            isAt(account);
        }
    }

    /** All of this needs no telling any more; what comes next need not follow from what was told last. */
    void isAt(Account account) {
        told = all(account);
        goesOnElsewhere = true;
    }

    void tellNews(Account account) {
        if (!begun) {
            story.begin(account);
            begun = true;
        }
        int known = known(account);
        goesOnElsewhere = goesOnElsewhere || known < told.size();
        int at = 0;
        for (int i = 0; i < account.turns().size(); i++) {
            Optional<String> part = Optional.empty();
            for (Account.Told event : account.turns().get(i)) {
                if (at++ >= known) {
                    goTo(i + 1, part);
                    story.tell(event);
                }
                part = lastHeading(event, part);
            }
        }
        told = all(account);
    }

    /** How much was told already: up to the first that differs, since what a game master amends comes before the rest of its step. */
    private int known(Account account) {
        List<Account.Told> now = all(account);
        int most = Math.min(now.size(), told.size());
        return IntStream.range(0, most)
                .filter(i -> !now.get(i).equals(told.get(i)))
                .findFirst()
                .orElse(most);
    }

    private void goTo(int number, Optional<String> part) {
        if (number != turn) {
            turn = number;
            story.turn(number);
        }
        if (goesOnElsewhere && !story.goesOnIn(part)) {
            story.turn(number);
        }
        goesOnElsewhere = false;
    }

    private static Optional<String> lastHeading(Account.Told event, Optional<String> before) {
        return event.sentences().reversed().stream()
                .filter(sentence -> sentence.level() == Sentence.Level.HEADING)
                .map(Sentence::text)
                .findFirst()
                .or(() -> before);
    }

    private static List<Account.Told> all(Account account) {
        return account.turns().stream().flatMap(List::stream).toList();
    }
}
