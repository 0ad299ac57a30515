package dev.snakewater.cli.plugin;

import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.cli.page.Words;
import java.util.MissingResourceException;
import java.util.ServiceConfigurationError;

/** A jar cannot be used; the message says why. */
final class RefusedPluginException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private RefusedPluginException(String why) {
        super(why);
    }

    /** Returns the refusal with the message of this key. */
    static RefusedPluginException of(String key, Object... places) {
        return new RefusedPluginException(Words.of("plugin." + key, places));
    }

    /** Refuses a jar with the message of this key if a condition holds. */
    static void when(boolean so, String key, Object... places) {
        if (so) {
            throw of(key, places);
        }
    }

    private static String why(UnreadableException scenario) {
        Problem first = scenario.problems().getFirst();
        String at = first.pointer();
        return Words.of("plugin.scenario", scenario.document(), at.isEmpty(), at, first.what());
    }

    /** Returns what this, thrown by something in a jar, says against it. */
    static String why(Throwable thrown) {
        Throwable cause = thrown.getCause();
        String message = String.valueOf(thrown.getMessage());
        return switch (thrown) {
            case RefusedPluginException refused -> message;
            case ServiceConfigurationError named when cause == null -> Words.of("plugin.no-provider", message);
            case ServiceConfigurationError made -> why(cause);
            case ExceptionInInitializerError initial when cause != null -> why(cause);
            case UnsupportedClassVersionError later -> Words.of("plugin.later-java", message);
            case ClassNotFoundException missing -> Words.of("plugin.no-class", message);
            case NoClassDefFoundError missing when cause instanceof ExceptionInInitializerError -> why(cause);
            case NoClassDefFoundError missing -> Words.of("plugin.no-class", message.replace('/', '.'));
            case LinkageError other -> Words.of("plugin.other-code", message);
            case UnreadableException scenario -> why(scenario);
            case MissingResourceException words -> Words.of("plugin.no-words", message);
            default -> Words.of("plugin.thrown", thrown.toString());
        };
    }
}
