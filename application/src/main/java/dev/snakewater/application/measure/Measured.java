package dev.snakewater.application.measure;

import java.util.List;

/** An outcome or an event that can be measured. */
public interface Measured {

    /**
     * Returns its findings, the most important first. All outcomes of a kind have the same measures in the same order, as far as they
     * apply.
     */
    default List<Finding> findings() {
        return List.of();
    }
}
