package dev.snakewater.json;

import dev.snakewater.application.procedure.Visible;

/** How documents and messages spell things. */
final class Words {

    private static final int LONGEST_QUOTE = 60;

    private Words() {}

    /** Returns a text of a document in quotes, fit for a line on a terminal. */
    static String quoted(String text) {
        return "'" + cut(text) + "'";
    }

    /** Returns a text of a document, fit for a line on a terminal: not too long, control characters spelt out. */
    static String cut(String text) {
        return cut(text, LONGEST_QUOTE);
    }

    /** Returns the same, at another length. */
    static String cut(String text, int longest) {
        String head = text.length() <= longest ? text : text.substring(0, longest) + "...";
        return Visible.line(head);
    }
}
