package dev.snakewater.application.rulebook;

import dev.snakewater.domain.rule.Bundles;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/**
 * Which examples show which rule. A bundle that is made from the features: keys {@code GF-12.1}, {@code GF-12.2} and so
 * on, each with a feature and the title of one of its examples.
 */
record Examples(ResourceBundle titles) {

    /** Those that come with the program. */
    static Examples ofTheFeatures() {
        return new Examples(Bundles.of("META-INF.snakewater.examples"));
    }

    /** The examples of a rule, in the order of the features. */
    List<String> of(Rule rule) {
        return Stream.iterate(1, number -> number + 1)
                .map(number -> rule.id() + "." + number)
                .takeWhile(titles::containsKey)
                .map(titles::getString)
                .toList();
    }
}
