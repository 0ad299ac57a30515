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
        /** The headings of a table, and each of its rows: with two blanks or more between the cells. */
        COLUMNS,
        ROW
    }

    /** Something that happens. */
    public static Sentence deed(String text, String reasons) {
        return new Sentence(Level.DEED, text, reasons);
    }
}
