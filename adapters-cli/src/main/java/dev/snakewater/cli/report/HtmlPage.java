package dev.snakewater.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;
import java.util.Optional;

/**
 * A page for a browser that needs nothing beside it: light or dark as its reader likes, wide or narrow, or printed.
 *
 * @param refreshed after how many seconds the browser asks for it again; empty if never
 * @param style what is added to the style of all pages
 * @param script a script; empty, if it has none
 */
public record HtmlPage(String title, Optional<Integer> refreshed, String style, String script) {

    /** A page without a script. */
    HtmlPage(String title, Optional<Integer> refreshed) {
        this(title, refreshed, "", "");
    }

    /** Returns a page with a style and a script that stand beside a class. */
    public static HtmlPage withResources(Class<?> beside, String title, String style, String script) {
        return new HtmlPage(title, Optional.empty(), resource(beside, style), resource(beside, script));
    }

    /** Returns the whole page around this content. */
    public String around(Markup content) {
        Markup page = new Markup().raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        // Nothing from outside, and no script but our own, whatever a title or a note may hold.
        page.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'")
                .raw(script.isEmpty() ? "" : "; script-src '" + fingerprint(script) + "'")
                .raw("\">\n");
        refreshed.ifPresent(seconds -> page.raw("<meta http-equiv=\"refresh\" content=\"")
                .raw(seconds.toString())
                .raw("\">\n"));
        page.element("title", title)
                .raw("\n<style>\n")
                .raw(resource(HtmlPage.class, "report.css"))
                .raw(style);
        page.raw("</style>\n</head>\n<body>\n<main>\n").raw(content.toString()).raw("</main>\n");
        if (!script.isEmpty()) {
            page.raw("<script>").raw(script).raw("</script>\n");
        }
        return page.raw("</body>\n</html>\n").toString();
    }

    private static String fingerprint(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static String resource(Class<?> beside, String name) {
        try (InputStream text = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
