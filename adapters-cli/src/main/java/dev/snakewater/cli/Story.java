package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An account as a story: short lines, names in front, the reasons of each number in brackets behind it. */
final class Story {

    private static final int DEED = 4;
    private static final int CONSEQUENCE = 6;
    private static final int HANGING = 8;
    private static final String BY_HAND = "dice by hand";

    private final Page page;
    private final boolean trace;
    private Optional<String> heading = Optional.empty();
    private Optional<String> printed = Optional.empty();

    /** A story that is still to be told; with a trace, every tally is laid out with its lines and rules. */
    Story(Page page, boolean trace) {
        this.page = page;
        this.trace = trace;
    }

    /** The rest of this story, on another page. */
    Story continuedOn(Page other) {
        Story rest = new Story(other, trace);
        rest.heading = heading;
        rest.printed = printed;
        return rest;
    }

    /** Prints it. */
    void tell(Account account) {
        begin(account);
        List<List<Account.Passage>> passages = account.passages();
        for (int i = 0; i < passages.size(); i++) {
            turn(i + 1);
            passages.get(i).forEach(this::tell);
        }
        end(account);
    }

    /** Prints what comes before the first turn. */
    void begin(Account account) {
        page.heading(0, account.title());
        if (!account.about().isEmpty()) {
            page.print(0, 0, account.about());
        }
        if (!beginsWithHeading(account.opening())) {
            page.gap();
        }
        tell(account.opening());
    }

    /** Whether what is told first, of these sentences and what follows them, is a heading, which brings its own gap. */
    static boolean beginsWithHeading(List<Sentence> sentences) {
        return sentences.isEmpty() || sentences.getFirst().level() == Sentence.Level.HEADING;
    }

    /** Prints the heading of a turn. */
    void turn(int number) {
        page.gap();
        page.heading(0, "Turn " + number);
        heading = Optional.empty();
        printed = Optional.empty();
    }

    /**
     * Goes on elsewhere in the same turn.
     *
     * @param part the heading of the part in which that is; none, if the turn's first part has not begun
     * @return false if what stands above it cannot be said by the heading of a part
     */
    boolean goesOnIn(Optional<String> part) {
        heading = part.filter(text -> !printed.equals(part));
        return part.isPresent() || printed.isEmpty();
    }

    /** Prints how it ended. */
    void end(Account account) {
        heading = Optional.empty();
        page.gap();
        page.heading(0, ending(account));
        tell(account.ending().sentences());
    }

    /** The heading of how it ended. */
    static String ending(Account account) {
        return switch (account.ending().how()) {
            case DECIDED -> "The end";
            case CALLED_OFF -> "The fight is called off: it has reached its limit of turns";
            case UNFINISHED ->
                switch (account.dice()) {
                    case Account.DiceSource.Scripted scripted -> "Here the script ends";
                    case Account.DiceSource.Seeded seeded -> "Here the record ends";
                    case Account.DiceSource.AtTable table -> "So far";
                };
        };
    }

    /** Prints something that happened, or was taken back. */
    void tell(Account.Passage passage) {
        switch (passage) {
            case Account.Told told -> tell(told);
            case Account.TakenBack back -> takenBack(back.answer());
        }
    }

    /** What is said of something that happened; that its dice were thrown by hand stands with the reasons. */
    static List<Sentence> sentences(Account.Told told) {
        List<Sentence> sentences = new ArrayList<>(told.sentences());
        for (int i = 0; told.byHand() && i < sentences.size(); i++) {
            Sentence sentence = sentences.get(i);
            if (sentence.level() != Sentence.Level.HEADING) {
                String reasons = sentence.reasons().isEmpty() ? BY_HAND : sentence.reasons() + "; " + BY_HAND;
                sentences.set(i, new Sentence(sentence.level(), sentence.text(), reasons));
                break;
            }
        }
        return sentences;
    }

    private void tell(Account.Told told) {
        tell(sentences(told));
        if (trace) {
            trace(told);
        }
    }

    private void tell(List<Sentence> sentences) {
        for (Paragraph paragraph : Paragraph.of(sentences)) {
            switch (paragraph) {
                case Paragraph.Said said -> tell(said.sentence());
                case Paragraph.Tabled table -> {
                    headingFirst();
                    table.grid().print(page, CONSEQUENCE);
                }
            }
        }
    }

    private void tell(Sentence sentence) {
        if (sentence.level() == Sentence.Level.HEADING) {
            heading = Optional.of(sentence.text());
            return;
        }
        headingFirst();
        String reasons = sentence.reasons().isEmpty() ? "" : " (" + sentence.reasons() + ")";
        int indent = sentence.level() == Sentence.Level.DEED ? DEED : CONSEQUENCE;
        page.print(indent, HANGING, sentence.text() + reasons);
    }

    private void takenBack(Answer answer) {
        headingFirst();
        page.struck(DEED, Board.takenBack(answer));
    }

    /** A heading is printed when something follows it; a part in which nothing happens has none. */
    private void headingFirst() {
        heading.ifPresent(text -> {
            page.gap();
            page.heading(2, text);
            printed = heading;
        });
        heading = Optional.empty();
    }

    private void trace(Account.Told told) {
        boolean headingOnly = told.sentences().stream().allMatch(one -> one.level() == Sentence.Level.HEADING);
        if (headingOnly) {
            return;
        }
        told.event().tallies().forEach(tally -> TallyPage.print(page, HANGING, tally, told.words()));
        page.print(HANGING, HANGING + 2, "by " + TallyPage.cited(told.happened().why()));
    }
}
