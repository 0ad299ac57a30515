package dev.snakewater.application.scenario;

import java.util.List;

/**
 * Something wrong with a document, and what would be right.
 *
 * @param pointer where, as a JSON pointer such as {@code /fighters/0/nerve}; empty for the whole document
 * @param needs what else must be readable for this to be a problem: pointers, in which {@code *} stands for any item or field
 */
public record Problem(String pointer, String what, String instead, List<String> needs) {

    public Problem {
        needs = List.copyOf(needs);
    }

    /** Creates a problem that depends only on its own place. */
    public Problem(String pointer, String what, String instead) {
        this(pointer, what, instead, List.of());
    }
}
