package dev.snakewater.cli.board;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Tells a fight as it is played, each event once. */
public final class StoryCursor {

    private final Story story;
    private List<FightReport.NarratedEvent> told = List.of();
    private boolean goesOnElsewhere;
    private int turn;
    private boolean begun;

    /** Goes on with an account on these pages. */
    public StoryCursor(FightReport account, Supplier<Page> pages) {
        story = new Story(new Story.OnPage(pages, false));
        begun = !account.answers().isEmpty();
        if (begun) {
            isAt(account);
        }
    }

    /** Marks everything so far as told. What comes next may not follow from it. */
    public void isAt(FightReport account) {
        told = all(account);
        goesOnElsewhere = true;
    }

    /** Tells what is new, and returns whether anything was. */
    public boolean tellNews(FightReport account) {
        if (!begun) {
            story.begin(account);
            begun = true;
        }
        int known = known(account);
        goesOnElsewhere = goesOnElsewhere || known < told.size();
        int at = 0;
        for (int i = 0; i < account.turns().size(); i++) {
            Optional<String> part = Optional.empty();
            for (FightReport.NarratedEvent event : account.turns().get(i)) {
                if (at++ >= known) {
                    goTo(i + 1, part, event.words());
                    story.tell(event);
                }
                part = lastHeading(event, part);
            }
        }
        told = all(account);
        return at > known;
    }

    /** Returns how many events were told already: up to the first difference, since amendments come before the rest of their step. */
    private int known(FightReport account) {
        List<FightReport.NarratedEvent> now = all(account);
        int most = Math.min(now.size(), told.size());
        return IntStream.range(0, most)
                .filter(i -> !now.get(i).equals(told.get(i)))
                .findFirst()
                .orElse(most);
    }

    private void goTo(int number, Optional<String> part, Messages words) {
        if (number != turn) {
            turn = number;
            story.turn(number, words);
        }
        if (goesOnElsewhere && !story.goesOnIn(part)) {
            story.turn(number, words);
        }
        goesOnElsewhere = false;
    }

    private static Optional<String> lastHeading(FightReport.NarratedEvent event, Optional<String> before) {
        return event.sentences().reversed().stream()
                .filter(sentence -> sentence.level() == Sentence.Level.HEADING)
                .map(Sentence::text)
                .findFirst()
                .or(() -> before);
    }

    private static List<FightReport.NarratedEvent> all(FightReport account) {
        return account.turns().stream().flatMap(List::stream).toList();
    }
}
