package dev.snakewater.application.words;

import java.util.Locale;
import java.util.ResourceBundle;

/** Opens the bundles that hold the words of rule texts. */
public final class Bundles {

    private Bundles() {}

    /**
     * Returns the bundle of this name, whatever language the machine speaks.
     *
     * @throws java.util.MissingResourceException if there is none
     */
    public static ResourceBundle of(String name) {
        return ResourceBundle.getBundle(name, Locale.ROOT);
    }
}
