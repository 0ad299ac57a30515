package dev.snakewater.application.words;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The messages of several bundles as templates, each read when it is first asked for. The first bundle that has a key decides. */
final class Templates extends ResourceBundle {

    private final List<ResourceBundle> bundles;
    private final Map<String, Template> read = Collections.synchronizedMap(new TreeMap<>());

    Templates(List<ResourceBundle> bundles) {
        this.bundles = List.copyOf(bundles);
    }

    /**
     * Returns the template of this key.
     *
     * @throws java.util.MissingResourceException if there is none
     */
    Template of(String key) {
        return (Template) getObject(key);
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

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return containsKey(key)
                ? read.computeIfAbsent(key, unread -> Template.of(Wording.marked(written(unread))))
                : null;
    }

    @Override
    public boolean containsKey(String key) {
        return bundles.stream().anyMatch(bundle -> bundle.containsKey(key));
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(bundles.stream()
                .flatMap(bundle -> bundle.keySet().stream())
                .distinct()
                .toList());
    }
}
