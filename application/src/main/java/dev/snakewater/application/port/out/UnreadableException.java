package dev.snakewater.application.port.out;

import dev.snakewater.application.scenario.Problem;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Thrown if a document cannot be used, with all its problems. */
public final class UnreadableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A place in a text: line and column, counted from 1. */
    public record Place(int line, int column) {}

    private final String document;
    private final transient List<Problem> problems;
    private final transient Map<String, Place> places;

    /** Takes the problems, at least one, without their places. */
    public UnreadableException(String document, List<Problem> problems) {
        this(document, problems, new TreeMap<>());
    }

    /** Takes the problems, at least one, and where each value of the document begins, by JSON pointers. */
    public UnreadableException(String document, List<Problem> problems, Map<String, Place> places) {
        super(document + ": " + problems.size() + " problems");
        this.document = document;
        this.problems = List.copyOf(problems);
        this.places = Collections.unmodifiableMap(new TreeMap<>(places));
    }

    /** Returns the place of a problem: where its value begins, or what it is missing from; empty if unknown. */
    public Optional<Place> place(Problem problem) {
        String at = problem.pointer();
        while (!at.isEmpty() && !places.containsKey(at)) {
            at = at.substring(0, at.lastIndexOf('/'));
        }
        return problem.pointer().isEmpty() ? Optional.empty() : Optional.ofNullable(places.get(at));
    }

    /** Returns the document that was to be read. */
    public String document() {
        return document;
    }

    /** Returns its problems. */
    public List<Problem> problems() {
        return problems;
    }
}
