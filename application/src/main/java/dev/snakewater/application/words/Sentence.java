package dev.snakewater.application.words;

/**
 * A piece of a story.
 *
 * @param level how it stands in the story
 * @param text what is told
 * @param reasons where its numbers come from; may be empty
 */
public record Sentence(Level level, String text, String reasons) {

    /** How a sentence stands in a story. */
    public enum Level {
        /** The heading of a part. */
        HEADING,
        /** Something that happens. */
        DEED,
        /** What follows from the deed before it. */
        CONSEQUENCE
    }

    /** Something that happens. */
    public static Sentence deed(String text, String reasons) {
        return new Sentence(Level.DEED, text, reasons);
    }
}
