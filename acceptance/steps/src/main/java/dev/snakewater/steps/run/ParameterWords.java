package dev.snakewater.steps.run;

import java.util.Optional;
import java.util.ResourceBundle;

/** What may stand for the parameters of steps, and what steps are about, in words. */
final class ParameterWords {

    private static final ResourceBundle WORDS = ResourceBundle.getBundle("dev.snakewater.steps.run.parameters");

    private ParameterWords() {}

    /** What may stand for a parameter of this name. */
    static Optional<String> of(String name) {
        return said("may." + name);
    }

    /** What the steps of a class are about. */
    static Optional<String> subject(String type) {
        return said("subject." + type);
    }

    private static Optional<String> said(String key) {
        return WORDS.containsKey(key) ? Optional.of(WORDS.getString(key)) : Optional.empty();
    }
}
