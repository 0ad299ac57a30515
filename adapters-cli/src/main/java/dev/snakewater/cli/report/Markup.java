package dev.snakewater.cli.report;

import dev.snakewater.cli.page.Page;
import java.util.Locale;

/** A text in HTML or SVG that grows element by element. What it is given as text is escaped, and made visible. */
public final class Markup {

    private final StringBuilder text = new StringBuilder();

    /** Begins an element, with the names and values of its attributes in turn. */
    public Markup open(String element, String... attributes) {
        return begun(element, attributes).raw(">");
    }

    /** Adds an element without content. */
    public Markup empty(String element, String... attributes) {
        return begun(element, attributes).raw("/>");
    }

    /** Ends an element. */
    public Markup close(String element) {
        return raw("</").raw(element).raw(">");
    }

    /** Ends an element that stands in lines of its own. */
    public Markup closeLine(String element) {
        return close(element).raw("\n");
    }

    /** Adds an element that holds only a text. */
    public Markup element(String element, String content, String... attributes) {
        return open(element, attributes).text(content).close(element);
    }

    /** Adds a text. */
    public Markup text(String content) {
        return raw(escaped(content));
    }

    /** Adds what is markup already. */
    public Markup raw(String markup) {
        text.append(markup);
        return this;
    }

    private Markup begun(String element, String... attributes) {
        raw("<").raw(element);
        for (int i = 0; i < attributes.length; i += 2) {
            raw(" ").raw(attributes[i]).raw("=\"").text(attributes[i + 1]).raw("\"");
        }
        return this;
    }

    private static String escaped(String content) {
        return Page.fit(content)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** Returns a length in a drawing: a tenth is exact enough. */
    public static String length(double number) {
        String tenths = String.format(Locale.ROOT, "%.1f", number);
        return tenths.endsWith(".0") ? tenths.substring(0, tenths.length() - 2) : tenths;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
