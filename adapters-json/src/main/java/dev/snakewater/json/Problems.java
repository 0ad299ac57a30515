package dev.snakewater.json;

import dev.snakewater.application.procedure.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Collects what is wrong with a document. Only the first hundred are kept, the rest is counted: nobody reads more. */
final class Problems {

    private static final int MOST_TOLD = 100;

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
            first.add(problem.get());
        }
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
}
