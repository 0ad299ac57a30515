package dev.snakewater.cli.console;

import dev.snakewater.application.port.in.FightReport;
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

/** The formats of a fight, and the endings of their files. */
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

    /** Returns whether a file's name says that it holds text, to which more can be appended. */
    public static boolean isText(String file) {
        return of(file).filter(format -> format != JSON).isPresent();
    }

    /** Tells a fight in this format on a page; as text, with the numbers behind each event if wanted. */
    public void tell(FightReport account, Page page, boolean trace, Console console) {
        switch (this) {
            case TEXT -> new Story(page, trace).tell(account);
            case JSON -> page.out().print(console.documents().report().apply(account));
            case MARKDOWN -> page.out().print(Markdown.of(account));
        }
    }

    /** Returns a fight told in this format, as a file holds it. */
    public String told(FightReport account, Console console) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            tell(account, Page.on(new Output(out), Map.of(), Page.Colour.NEVER), false, console);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
