package dev.snakewater.json.value;

import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Collects problems of a document, made fit for a terminal. Only the first hundred are kept, the rest is counted. */
public final class Problems {

    /** In which all that is wrong with documents is told. */
    public static final Messages WORDS = Messages.in("dev.snakewater.json.problems");

    private static final int MOST_TOLD = 100;
    private static final int LONGEST_POINTER = 200;
    private static final int LONGEST_SENTENCE = 1000;
    private static final int LONGEST_QUOTE = 60;

    private final List<Problem> first = new ArrayList<>();
    private final Consumer<Supplier<Problem>> whole;
    private int found;

    /** Starts with no problems. */
    public Problems() {
        this(problem -> {});
    }

    private Problems(Consumer<Supplier<Problem>> whole) {
        this.whole = whole;
    }

    /** Returns those of a part of the document, which are these as well: they begin with a line, and lie under a place. */
    public Problems ofLine(int line, Pointer under) {
        return new Problems(problem -> add(() -> {
            Problem told = problem.get();
            String what = WORDS.message("line", line, told.what());
            return new Problem(under.text() + told.pointer(), what, told.instead());
        }));
    }

    /** Returns the problem that the messages of this key describe. */
    public static Problem problem(Pointer at, String key, Object... places) {
        List<String> told = WORDS.messages(key, places);
        return new Problem(at.text(), told.getFirst(), told.getLast());
    }

    /** Returns the refusal of a document that cannot be looked into. */
    public static UnreadableException refused(String document, String key, Object... places) {
        return new UnreadableException(document, List.of(fit(problem(Pointer.ROOT, key, places))));
    }

    /** Returns that a file cannot be written, and by a key why not. */
    public static UnwritableException unwritable(String file, String key, Object... places) {
        return new UnwritableException(file, WORDS.message("file." + key, places));
    }

    /** Returns how many problems were found. */
    public int found() {
        return found;
    }

    /** Adds the problem that the messages of this key describe. */
    public void tell(Pointer at, String key, Object... places) {
        add(() -> problem(at, key, places));
    }

    /** Adds one that takes some work to word. */
    void add(Supplier<Problem> problem) {
        found++;
        whole.accept(problem);
        if (first.size() < MOST_TOLD) {
            first.add(fit(problem.get()));
        }
    }

    /** Adds problems. */
    public void addAll(List<Problem> others) {
        others.forEach(problem -> add(() -> problem));
    }

    /** Returns those that are told, and how many more there are. */
    public List<Problem> told() {
        List<Problem> told = new ArrayList<>(first);
        if (found > first.size()) {
            told.add(problem(Pointer.ROOT, "more", found - first.size()));
        }
        return told;
    }

    private static Problem fit(Problem problem) {
        return new Problem(
                cut(problem.pointer(), LONGEST_POINTER),
                cut(problem.what(), LONGEST_SENTENCE),
                cut(problem.instead(), LONGEST_SENTENCE));
    }

    /** Returns a text of a document in quotes, fit for a line on a terminal. */
    public static String quoted(String text) {
        return "'" + cut(text) + "'";
    }

    /** Returns a text of a document, fit for a line on a terminal: not too long, control characters spelt out. */
    public static String cut(String text) {
        return cut(text, LONGEST_QUOTE);
    }

    /** Returns a text cut to this length, fit for a terminal. */
    public static String cut(String text, int longest) {
        String head = text.length() <= longest ? text : text.substring(0, longest) + "...";
        return Visible.line(head);
    }
}
