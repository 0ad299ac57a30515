package dev.snakewater.steps.run;

import java.text.MessageFormat;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/**
 * What may stand for the parameters of steps of a game, what stands below steps, and what they are about, in words.
 *
 * @param game the rule text; "any", if they are for all
 */
record ParameterWords(String game) {

    private static final ResourceBundle WORDS = ResourceBundle.getBundle("dev.snakewater.steps.run.parameters");

    /** What may stand for a parameter of this name, in this game or in all. */
    Optional<String> of(String name) {
        return said("may." + game + "." + name).or(() -> said("may." + name));
    }

    /** What stands below a step of a class. */
    static Optional<String> below(String method) {
        return said("below." + method);
    }

    /** A table with these headings. */
    static String headings(String names) {
        return MessageFormat.format(WORDS.getString("below.headings"), names);
    }

    /** A table without headings, whose rows have one of these forms. */
    static String rows(List<String> forms) {
        return MessageFormat.format(WORDS.getString("below.rows"), String.join("; ", forms));
    }

    /** What the steps of a class are about. */
    static Optional<String> subject(String type) {
        return said("subject." + type);
    }

    private static Optional<String> said(String key) {
        return WORDS.containsKey(key) ? Optional.of(WORDS.getString(key)) : Optional.empty();
    }
}
