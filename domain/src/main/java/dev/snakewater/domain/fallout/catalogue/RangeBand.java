package dev.snakewater.domain.fallout.catalogue;

/** The five ranges, the nearest first. */
public enum RangeBand {
    /** Close quarters combat. */
    CQC,
    CLOSE,
    MEDIUM,
    FAR,
    EXTREME;
}
