package dev.snakewater.domain.fallout.catalogue;

/** The five ranges, the nearest first. */
public enum RangeBand {
    /** Close quarters combat. */
    CQC("CQC"),
    /** Close. */
    CLOSE("close"),
    /** Medium. */
    MEDIUM("medium"),
    /** Far. */
    FAR("far"),
    /** Extreme. */
    EXTREME("extreme");

    private final String word;

    RangeBand(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
