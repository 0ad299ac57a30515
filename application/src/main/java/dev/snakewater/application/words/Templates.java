package dev.snakewater.application.words;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;

/** The messages of several bundles as templates, each read when it is first asked for. The first bundle that has a key decides. */
final class Templates {

    private final List<ResourceBundle> bundles;
    private final Map<String, Template> read = Collections.synchronizedMap(new TreeMap<>());

    Templates(List<ResourceBundle> bundles) {
        this.bundles = bundles;
    }

    /**
     * Returns the template of this key.
     *
     * @throws java.util.MissingResourceException if there is none
     */
    Template of(String key) {
        return read.computeIfAbsent(key, unread -> Template.of(Wording.marked(written(unread))));
    }

    /**
     * Returns the message of this key as it is written.
     *
     * @throws java.util.MissingResourceException if there is none
     */
    String written(String key) {
        return bundles.stream()
                .filter(bundle -> bundle.containsKey(key))
                .findFirst()
                .orElse(bundles.getFirst())
                .getString(key);
    }

    boolean has(String key) {
        return bundles.stream().anyMatch(bundle -> bundle.containsKey(key));
    }
}
