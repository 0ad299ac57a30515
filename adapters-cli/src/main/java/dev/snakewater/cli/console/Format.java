package dev.snakewater.cli.console;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.cli.page.Markdown;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** How a fight can be told: on the screen, or in a file whose name ends so. */
public enum Format {
    TEXT(".txt"),
    JSON(".json"),
    MARKDOWN(".md");

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

    /** Whether a file's name says that it is a text for people, which can stand behind another. */
    public static boolean isText(String file) {
        return of(file).filter(format -> format != JSON).isPresent();
    }

    /** Returns a fight told in this format. */
    public String told(Account account, Console console) {
        return switch (this) {
            case TEXT -> text(account);
            case JSON -> console.documents().report().apply(account);
            case MARKDOWN -> Markdown.of(account);
        };
    }

    private static String text(Account account) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            new Story(Page.on(new Output(out), Map.of(), Page.Colour.NEVER), false).tell(account);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
