package dev.snakewater.json;

import java.util.Optional;
import java.util.ResourceBundle;

/**
 * What is said of the fields of documents: what the records say of their components, in a bundle that is made from their
 * docstrings, with keys such as {@code application.gunfight.GunfightScenario.Fighter.nerve}.
 *
 * @param words the bundle
 */
record FieldWords(ResourceBundle words) {

    private static final String OURS = "dev.snakewater.";

    /** Those that come with the program. */
    static FieldWords ofTheRecords() {
        return new FieldWords(ResourceBundle.getBundle("META-INF.snakewater.fields"));
    }

    /** What a record says of one of its components; nothing, of a record that is no part of a document that people write. */
    Optional<String> of(Class<?> type, String component) {
        String key = type.getCanonicalName().replaceFirst("^" + OURS, "") + "." + component;
        return words.containsKey(key) ? Optional.of(words.getString(key)) : Optional.empty();
    }
}
