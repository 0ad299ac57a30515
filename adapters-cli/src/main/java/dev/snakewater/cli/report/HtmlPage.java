package dev.snakewater.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/** A page for a browser that needs nothing beside it: light or dark as its reader likes, wide or narrow, or printed. */
record HtmlPage(String title, Optional<Integer> refreshed) {

    /** Returns the whole page around this content. */
    String around(Markup content) {
        Markup page = new Markup().raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        // Nothing from outside, whatever a title or a note may hold.
        page.raw(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n");
        refreshed.ifPresent(seconds -> page.raw("<meta http-equiv=\"refresh\" content=\"")
                .raw(seconds.toString())
                .raw("\">\n"));
        page.element("title", title).raw("\n<style>\n").raw(style()).raw("</style>\n</head>\n<body>\n<main>\n");
        return page.raw(content.toString()).raw("</main>\n</body>\n</html>\n").toString();
    }

    private static String style() {
        try (InputStream css = Objects.requireNonNull(HtmlPage.class.getResourceAsStream("report.css"))) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
