package dev.snakewater.domain.gurps.table;

import dev.snakewater.domain.gurps.Confidence;
import java.util.List;

/**
 * How many rounds of an automatic group hit (B120), by how well the attack is made. A table to be replaced: the page was not
 * found, and only a miss by one is sure.
 *
 * @param groups for groups of 1, 2, 3 and so on rounds: what hits when missed by 1, made by 0, by 1, by 2, by 3 or more
 */
public record GroupHits(List<List<Integer>> groups) {

    /** How many columns a row has. */
    public static final int COLUMNS = 5;

    /** Our reconstruction. */
    public static final GroupHits RECONSTRUCTED = new GroupHits(
            List.of(List.of(0, 1, 1, 1, 1), List.of(0, 1, 2, 2, 2), List.of(1, 1, 2, 3, 3), List.of(1, 2, 2, 3, 4)));

    /** Copies the rows. */
    public GroupHits {
        groups = groups.stream().map(List::copyOf).toList();
    }

    /** How sure our reconstruction is. */
    public static Confidence confidence() {
        return Confidence.HOUSE;
    }

    /** How many rounds the largest group has. */
    public int largest() {
        return groups.size();
    }

    /**
     * How many rounds hit.
     *
     * @param rounds in the group
     * @param margin by how much the attack is made; -1 if it missed by one
     */
    public int hits(int rounds, int margin) {
        int column = Math.clamp(margin + 1, 0, COLUMNS - 1);
        return groups.get(rounds - 1).get(column);
    }
}
