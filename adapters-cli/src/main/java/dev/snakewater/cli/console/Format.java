package dev.snakewater.cli.console;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The formats of a fight, and the endings of their files. */
public enum Format {
    TEXT(".txt"),
    JSON(".json"),
    MARKDOWN(".md"),
    HTML(".html");

    private final String end;

    Format(String end) {
        this.end = end;
    }

    /** Returns the format that a file's name asks for. */
    public static Optional<Format> of(String file) {
        return Stream.of(values())
                .filter(format -> file.toLowerCase(Locale.ROOT).endsWith(format.end))
                .findFirst();
    }

    /** Returns whether a file's name says that it holds text, to which more can be appended. */
    public static boolean isText(String file) {
        return of(file).filter(format -> format == TEXT || format == MARKDOWN).isPresent();
    }
}
