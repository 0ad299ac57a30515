package dev.snakewater.application.measure;

import java.util.List;

/** An outcome or an event that can be measured. */
public interface Measured {

    /** Returns its findings, the most important first, in the same order for all outcomes of a kind. */
    default List<Finding> findings() {
        return List.of();
    }
}
