package dev.snakewater.domain.rule;

import java.util.Optional;
import java.util.ResourceBundle;

/** The words of rules and rulebooks, from a bundle beside each enum of rules, under the same name. */
final class RuleWords {

    private static final ClassValue<ResourceBundle> BUNDLES = new ClassValue<>() {
        @Override
        protected ResourceBundle computeValue(Class<?> rules) {
            return Bundles.of(rules.getName(), rules.getClassLoader());
        }
    };

    private RuleWords() {}

    /** Returns the words of a rule's bundle for a key, if there are any. */
    static Optional<String> of(Rule rule, String key) {
        ResourceBundle words = words(rule);
        return words.containsKey(key) ? Optional.of(words.getString(key)) : Optional.empty();
    }

    /** Returns the words that a rule's bundle must have for a key. */
    static String must(Rule rule, String key) {
        return words(rule).getString(key);
    }

    private static ResourceBundle words(Rule rule) {
        return BUNDLES.get(((Enum<?>) rule).getDeclaringClass());
    }
}
