package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.rule.Word;

/** The five ranges, the nearest first. */
public enum RangeBand {
    /** Close quarters combat. */
    CQC,
    /** Close. */
    CLOSE,
    /** Medium. */
    MEDIUM,
    /** Far. */
    FAR,
    /** Extreme. */
    EXTREME;

    @Override
    public String toString() {
        return this == CQC ? name() : Word.of(this);
    }
}
