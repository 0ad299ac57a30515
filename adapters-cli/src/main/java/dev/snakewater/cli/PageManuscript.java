package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.words.Sentence;
import java.util.function.Supplier;

/**
 * A story as people read it: short lines, the reasons of each number in brackets behind it.
 *
 * @param pages what it is printed on, as wide as that is at the moment
 * @param trace whether every tally is laid out with its lines and rules
 */
record PageManuscript(Supplier<Page> pages, boolean trace) implements Manuscript {

    private static final int PART = 3;
    private static final int DEED = 4;
    private static final int CONSEQUENCE = 6;
    private static final int HANGING = 8;

    @Override
    public void gap() {
        pages.get().gap();
    }

    @Override
    public void heading(int level, String text) {
        pages.get().heading(level == PART ? 2 : 0, text);
    }

    @Override
    public void about(String text) {
        pages.get().print(0, 0, text);
    }

    @Override
    public void say(Sentence sentence) {
        String reasons = sentence.reasons().isEmpty() ? "" : " (" + sentence.reasons() + ")";
        int indent = sentence.level() == Sentence.Level.DEED ? DEED : CONSEQUENCE;
        pages.get().print(indent, HANGING, sentence.text() + reasons);
    }

    @Override
    public void table(Grid grid) {
        grid.print(pages.get(), CONSEQUENCE);
    }

    @Override
    public void takenBack(Answer answer) {
        pages.get().struck(DEED, Words.of("taken-back", Words.of(answer)));
    }

    @Override
    public void trace(Account.Told told) {
        if (trace) {
            told.event().tallies().forEach(tally -> TallyPage.print(pages.get(), HANGING, tally));
            pages.get()
                    .print(
                            HANGING,
                            HANGING + 2,
                            Words.of("story.by", told.happened().why()));
        }
    }
}
