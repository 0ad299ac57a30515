package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Markdown;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A fight told in a format and form. */
public record FormattedReport(FightReport account, Format format, Form form, Console console) {

    /** How much is told of a fight. */
    public enum Form {
        SHORT,
        LONG,
        /** As text, with the numbers behind each event; otherwise like {@link #LONG}. */
        TRACED
    }

    /** Tells it on a page. */
    public void tell(Page page) {
        boolean isShort = form == Form.SHORT;
        switch (format) {
            case TEXT -> {
                if (isShort) {
                    new ShortForm(new Story.OnPage(() -> page, false)).tell(account);
                } else {
                    new Story(page, form == Form.TRACED).tell(account);
                }
            }
            case JSON ->
                page.out()
                        .print(
                                isShort
                                        ? console.documents().summary().apply(account)
                                        : console.documents().report().apply(account));
            case MARKDOWN ->
                page.out()
                        .print(
                                isShort
                                        ? Markdown.of(markdown -> new ShortForm(markdown).tell(account))
                                        : Markdown.of(account));
            case HTML -> page.out().print(HtmlReport.of(account, isShort));
        }
    }

    /** Returns it as a file holds it. */
    public String text() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            tell(Page.on(new Output(out), Map.of(), Page.Colour.NEVER));
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
