package dev.snakewater.application.words;

/** A sentence of a story, and the reasons for its numbers, which may be empty. */
public record Sentence(Level level, String text, String reasons) {

    /** The level of a sentence. */
    public enum Level {
        /** The heading of a part. */
        HEADING,
        /** Something that happens. */
        DEED,
        /** What follows from the deed before it. */
        CONSEQUENCE,
        /** The headings of a table, with two blanks or more between them. */
        COLUMNS,
        /** A row of a table, with two blanks or more between its cells. */
        ROW
    }

    /** Something that happens. */
    public static Sentence deed(String text, String reasons) {
        return new Sentence(Level.DEED, text, reasons);
    }
}
