package dev.snakewater.domain.gurps;

/** How sure an entry of a table is, by what it was taken from. */
public enum Confidence {
    /** The chart itself, the publisher, or several sources that do not know each other. */
    CONFIRMED,
    /** One source. */
    SINGLE_SOURCE,
    /** No source: ours, to be replaced by who has the book at hand. */
    HOUSE;

    /** The words of an entry as it stands among reasons: what nobody confirms is marked. */
    public String marked(String words) {
        return this == HOUSE ? words + ", unconfirmed" : words;
    }
}
