package dev.snakewater.cli.page;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Tells a fight as a story. */
public final class Story {

    private static final int WHOLE = 1;
    private static final int TURN = 2;
    private static final int PART = 3;

    private final Manuscript on;
    private Optional<String> heading = Optional.empty();
    private Optional<String> printed = Optional.empty();

    /** Tells on this manuscript. */
    public Story(Manuscript on) {
        this.on = on;
    }

    /** Tells on a page, with the numbers behind each event if wanted. */
    public Story(Page page, boolean trace) {
        this(new OnPage(() -> page, trace));
    }

    /** Tells a whole fight. */
    public void tell(FightReport account) {
        begin(account);
        List<List<FightReport.Entry>> passages = account.passages();
        for (int i = 0; i < passages.size(); i++) {
            turn(i + 1, account.words());
            passages.get(i).forEach(this::tell);
        }
        end(account);
    }

    /** Tells the current turn and the one before it as they went: what was taken back stands before what came instead. */
    public void tellLatest(FightAtTable fight) {
        List<List<FightReport.Entry>> passages = fight.account().passages();
        WrongUsage.when(passages.stream().flatMap(List::stream).allMatch(Story::isSilent), "story.nothing");
        for (int turn = Math.max(1, fight.turn() - 1); turn <= fight.turn(); turn++) {
            turn(turn, fight.words());
            passages.stream().skip(turn - 1L).limit(1).flatMap(List::stream).forEach(this::tell);
        }
    }

    /** Tells the title and the opening. */
    public void begin(FightReport account) {
        on.heading(WHOLE, account.title());
        if (!account.about().isEmpty()) {
            on.about(account.about());
        }
        // A heading brings its own gap.
        if (account.opening().stream().limit(1).anyMatch(sentence -> sentence.level() != Sentence.Level.HEADING)) {
            on.gap();
        }
        tell(account.opening());
    }

    /** Begins a turn, which the rule text may call otherwise. */
    public void turn(int number, Messages words) {
        headline(words.message("turn", number));
    }

    private void headline(String text) {
        on.gap();
        on.heading(TURN, text);
        heading = Optional.empty();
        printed = Optional.empty();
    }

    /** Continues in this part of the turn; returns false if the heading of a part cannot say where that is. */
    public boolean goesOnIn(Optional<String> part) {
        heading = part.filter(text -> !printed.equals(part));
        return part.isPresent() || printed.isEmpty();
    }

    /** Tells the ending. */
    public void end(FightReport account) {
        headline(Words.of("story.end", account.ending().how(), account.dice()));
        tell(account.ending().sentences());
    }

    /** Tells one event, or what was done beside it. */
    public void tell(FightReport.Entry passage) {
        switch (passage) {
            case FightReport.NarratedEvent told -> {
                tell(sentences(told));
                if (says(told)) {
                    on.trace(told);
                }
            }
            case FightReport.TakenBack back -> {
                headingFirst();
                on.takenBack(back.answer());
            }
            case FightReport.FreeRoll free ->
                beside(Words.of(
                        "story.rolled",
                        free.roll().dice(),
                        Words.shown(free.roll().dice(), free.roll().fall())));
            case FightReport.Note note -> beside(Words.of("story.noted", note.text()));
        }
    }

    private void beside(String text) {
        tell(Sentence.deed(text, ""));
    }

    private static boolean isSilent(FightReport.Entry passage) {
        return passage instanceof FightReport.NarratedEvent told && !says(told);
    }

    private static boolean says(FightReport.NarratedEvent told) {
        return told.sentences().stream().anyMatch(sentence -> sentence.level() != Sentence.Level.HEADING);
    }

    private static List<Sentence> sentences(FightReport.NarratedEvent told) {
        List<Sentence> sentences = new ArrayList<>(told.sentences());
        for (int i = 0; told.byHand() && i < sentences.size(); i++) {
            Sentence sentence = sentences.get(i);
            if (sentence.level() != Sentence.Level.HEADING) {
                String reasons = Words.of("story.by-hand", sentence.reasons().isEmpty(), sentence.reasons());
                sentences.set(i, new Sentence(sentence.level(), sentence.text(), reasons));
                break;
            }
        }
        return sentences;
    }

    private void tell(List<Sentence> sentences) {
        TextTable.read(sentences, this::tell, table -> {
            headingFirst();
            on.table(table);
        });
    }

    /** Tells a sentence, or notes a heading, which is told when something follows it. */
    public void tell(Sentence sentence) {
        if (sentence.level() == Sentence.Level.HEADING) {
            heading = Optional.of(sentence.text());
        } else {
            headingFirst();
            on.say(sentence);
        }
    }

    /** A heading is told when something follows it; a part in which nothing happens has none. */
    private void headingFirst() {
        heading.ifPresent(text -> {
            on.gap();
            on.heading(PART, text);
            printed = heading;
        });
        heading = Optional.empty();
    }

    /** What a story is written on. */
    public interface Manuscript {

        /** Leaves a line empty. */
        void gap();

        /** Writes a heading: of the whole at level 1, of a turn at 2, of a part at 3. */
        void heading(int level, String text);

        /** Writes what the scenario says of itself. */
        void about(String text);

        /** Writes a sentence. */
        void say(Sentence sentence);

        /** Writes a table. */
        void table(TextTable grid);

        /** Writes that an answer was taken back. */
        void takenBack(Answer answer);

        /** Writes the numbers behind an event, if they are wanted. */
        default void trace(FightReport.NarratedEvent told) {}
    }

    /** A story as people read it: short lines, the reasons of each number in brackets behind it, on a page as wide as it is at the moment. */
    public record OnPage(Supplier<Page> pages, boolean trace) implements Manuscript {

        private static final int DEED = 4;
        private static final int CONSEQUENCE = 6;

        /** How far what goes on in another line is indented. */
        public static final int HANGING = 8;

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
        public void table(TextTable grid) {
            grid.print(pages.get(), CONSEQUENCE);
        }

        @Override
        public void takenBack(Answer answer) {
            pages.get().struck(DEED, Words.of("taken-back", Words.told(answer)));
        }

        @Override
        public void trace(FightReport.NarratedEvent told) {
            if (trace) {
                told.event().tallies().forEach(tally -> pages.get().print(HANGING, tally, told.words()));
                String why = Words.of("story.by", told.happened().why());
                pages.get().print(HANGING, HANGING + 2, why);
            }
        }
    }
}
