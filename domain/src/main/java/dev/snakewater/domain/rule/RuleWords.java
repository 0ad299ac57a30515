package dev.snakewater.domain.rule;

import java.util.Optional;
import java.util.ResourceBundle;

/** The bundles in which it is told what rules say: one beside each enum of rules, under the same name. */
final class RuleWords {

    private static final ClassValue<ResourceBundle> BUNDLES = new ClassValue<>() {
        @Override
        protected ResourceBundle computeValue(Class<?> rules) {
            return Bundles.of(rules.getName(), rules.getClassLoader());
        }
    };

    private RuleWords() {}

    /** Returns what is told of a rule under this key; nothing, if it is not told. */
    static Optional<String> of(Rule rule, String what) {
        ResourceBundle words = words(rule);
        String key = rule.id() + "." + what;
        return words.containsKey(key) ? Optional.of(words.getString(key)) : Optional.empty();
    }

    /**
     * Returns what must be told of a rule.
     *
     * @throws java.util.MissingResourceException if nobody has written it
     */
    static String must(Rule rule, String what) {
        return words(rule).getString(rule.id() + "." + what);
    }

    /**
     * Returns what must be told of the book in which a rule stands.
     *
     * @throws java.util.MissingResourceException if nobody has written it
     */
    static String ofBook(Rule rule, String what) {
        return words(rule).getString("book." + what);
    }

    /** Returns what its publisher wants said of the book in which a rule stands; nothing, if that is nothing. */
    static Optional<String> noticeOfBook(Rule rule) {
        ResourceBundle words = words(rule);
        return words.containsKey("book.notice") ? Optional.of(words.getString("book.notice")) : Optional.empty();
    }

    private static ResourceBundle words(Rule rule) {
        return BUNDLES.get(((Enum<?>) rule).getDeclaringClass());
    }
}
