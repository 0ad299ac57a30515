package dev.snakewater.application.procedure;

/**
 * Something that can be said of an outcome in a word or a number, so that outcomes can be counted by it. Of one kind, every
 * outcome says the same things in the same order, as far as they apply to it.
 */
public sealed interface Finding {

    /** What something is that can be or not be, and is. */
    String YES = "yes";

    /** What is said, such as {@code Bob's wounds}. */
    String of();

    /**
     * Something that is one of a few.
     *
     * @param of what is said
     * @param rank where it stands among the few; they are listed by it
     * @param is which of them
     */
    record Is(String of, int rank, String is) implements Finding {}

    /**
     * Something that is counted; its mean means something.
     *
     * @param of what is said
     * @param number how many
     */
    record Counts(String of, int number) implements Finding {}

    /** Something that is or is not. */
    static Finding is(String of, boolean so) {
        return new Is(of, so ? 0 : 1, so ? YES : "no");
    }
}
