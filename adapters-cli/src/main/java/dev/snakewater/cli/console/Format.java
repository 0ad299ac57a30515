package dev.snakewater.cli.console;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.cli.page.Markdown;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import dev.snakewater.cli.report.HtmlReport;
import dev.snakewater.cli.report.ShortForm;
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

    /** How much is told of a fight. */
    public enum Form {
        SHORT,
        LONG
    }

    /** Tells a fight in this format on a page; as text, with the numbers behind each event if wanted. */
    public void tell(FightReport account, Page page, boolean trace, Console console) {
        switch (this) {
            case TEXT -> new Story(page, trace).tell(account);
            default -> page.out().print(document(account, Form.LONG, console));
        }
    }

    /** Tells a fight in this format and form on a page. */
    public void tell(FightReport account, Page page, Form form, Console console) {
        if (this == TEXT && form == Form.SHORT) {
            new ShortForm(new Story.OnPage(() -> page, false)).tell(account);
        } else if (this == TEXT) {
            new Story(page, false).tell(account);
        } else {
            page.out().print(document(account, form, console));
        }
    }

    private String document(FightReport account, Form form, Console console) {
        boolean isShort = form == Form.SHORT;
        return switch (this) {
            case JSON ->
                isShort
                        ? console.documents().summary().apply(account)
                        : console.documents().report().apply(account);
            case MARKDOWN ->
                isShort ? Markdown.of(markdown -> new ShortForm(markdown).tell(account)) : Markdown.of(account);
            case HTML -> HtmlReport.of(account, isShort);
            case TEXT -> throw new IllegalStateException("a page tells it");
        };
    }

    /** Returns a fight told in this format, as a file holds it. */
    public String told(FightReport account, Console console) {
        return told(account, Form.LONG, console);
    }

    /** Returns a fight told in this format and form, as a file holds it. */
    public String told(FightReport account, Form form, Console console) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            tell(account, Page.on(new Output(out), Map.of(), Page.Colour.NEVER), form, console);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
