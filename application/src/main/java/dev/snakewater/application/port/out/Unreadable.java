package dev.snakewater.application.port.out;

import dev.snakewater.application.procedure.Problem;
import java.util.List;

/** A document that cannot be used, with everything that is wrong with it. */
public final class Unreadable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String document;
    private final transient List<Problem> problems;

    /**
     * Tells what is wrong.
     *
     * @param document what was to be read
     * @param problems at least one
     */
    public Unreadable(String document, List<Problem> problems) {
        super(document + ": " + problems.size() + " problems");
        this.document = document;
        this.problems = List.copyOf(problems);
    }

    /** What was to be read. */
    public String document() {
        return document;
    }

    /** Everything that is wrong with it. */
    public List<Problem> problems() {
        return problems;
    }
}
