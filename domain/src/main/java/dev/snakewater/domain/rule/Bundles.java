package dev.snakewater.domain.rule;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/**
 * Opens message bundles. A language is one more file beside a bundle: {@code telling_de.properties}. The language of the machine is used
 * where there is such a file, and English otherwise. What is typed, and what documents and records hold, is the same in every language.
 */
public final class Bundles {

    private Bundles() {}

    /**
     * Returns a bundle by its name, such as {@code dev.snakewater.cli.words}.
     *
     * @throws java.util.MissingResourceException if there is none
     */
    public static ResourceBundle of(String name) {
        return of(name, Bundles.class.getClassLoader());
    }

    /**
     * Returns the bundle of this name where this loader finds it.
     *
     * @throws java.util.MissingResourceException if there is none
     */
    static ResourceBundle of(String name, ClassLoader where) {
        Control orEnglish = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
        return ResourceBundle.getBundle(name, Locale.getDefault(Locale.Category.DISPLAY), where, orEnglish);
    }
}
