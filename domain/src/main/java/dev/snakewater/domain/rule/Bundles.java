package dev.snakewater.domain.rule;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/**
 * Opens message bundles in the language of the machine, if there is such a file ({@code telling_de.properties}), or else in English. What
 * is typed, and what documents and records hold, is the same in every language.
 */
public final class Bundles {

    private Bundles() {}

    /** Returns a bundle by its name, such as {@code dev.snakewater.cli.words}. */
    public static ResourceBundle of(String name) {
        return of(name, Bundles.class.getClassLoader());
    }

    /** Returns the bundle of this name that the loader of a jar finds, if it brings one. */
    public static Optional<ResourceBundle> ifAny(String name, ClassLoader where) {
        try {
            return Optional.of(of(name, where));
        } catch (MissingResourceException none) {
            return Optional.empty();
        }
    }

    /** Returns the bundle of this name that the loader finds. */
    public static ResourceBundle of(String name, ClassLoader where) {
        Locale spoken = Locale.getDefault(Locale.Category.DISPLAY);
        boolean isEnglish = spoken.getLanguage().equals(Locale.ENGLISH.getLanguage());
        // To look for what is not there, on the whole class path, takes as long as to read what is.
        Locale wanted = isEnglish ? Locale.ROOT : spoken;
        // From the module path Java lets nobody say how to look.
        return Bundles.class.getModule().isNamed()
                ? ResourceBundle.getBundle(name, wanted, where)
                : ResourceBundle.getBundle(
                        name, wanted, where, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }
}
