package dev.snakewater.application.measure;

import java.util.List;

/** Something that findings can be taken from: an outcome, or an event. */
public interface Measured {

    /**
     * Returns what is counted when many are compared, the most important first. Of one kind, every outcome says the same things in the
     * same order, as far as they apply to it.
     */
    default List<Finding> findings() {
        return List.of();
    }
}
