package dev.snakewater.json;

import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Collects what is wrong with a document. Only the first hundred are kept, the rest is counted: nobody reads more. Whoever
 * words a problem may quote the document; here every text is made fit for a terminal.
 */
final class Problems {

    private static final int MOST_TOLD = 100;
    private static final int LONGEST_POINTER = 200;
    private static final int LONGEST_SENTENCE = 1000;

    private final List<Problem> first = new ArrayList<>();
    private int found;

    /** How many there are so far. */
    int found() {
        return found;
    }

    /** Adds one. */
    void add(Pointer at, String what, String instead) {
        add(() -> new Problem(at.text(), what, instead));
    }

    /** Adds one that takes some work to word. */
    void add(Supplier<Problem> problem) {
        found++;
        if (first.size() < MOST_TOLD) {
            first.add(fit(problem.get()));
        }
    }

    /** Adds those of one part of the document. */
    void addAll(List<Problem> others) {
        others.forEach(problem -> add(() -> problem));
    }

    /** The refusal of the document with all of them, and where they stand in its text. */
    Unreadable refusal(String document, String text) {
        return new Unreadable(document, told(), JsonText.places(text));
    }

    /** The refusal of the document with all of them. */
    Unreadable refusal(String document) {
        return new Unreadable(document, told());
    }

    /** Those that are told, and how many more there are. */
    List<Problem> told() {
        List<Problem> told = new ArrayList<>(first);
        if (found > first.size()) {
            told.add(new Problem(
                    Pointer.ROOT.text(), "and " + (found - first.size()) + " more problems", "mend these first"));
        }
        return told;
    }

    private static Problem fit(Problem problem) {
        return new Problem(
                Words.cut(problem.pointer(), LONGEST_POINTER),
                Words.cut(problem.what(), LONGEST_SENTENCE),
                Words.cut(problem.instead(), LONGEST_SENTENCE));
    }
}
