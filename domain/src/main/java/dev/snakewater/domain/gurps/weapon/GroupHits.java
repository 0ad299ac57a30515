// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Within;
import java.util.List;

/**
 * How many rounds of an automatic group hit (B120), by how well the attack is made. A table to be replaced: the page was not found, and
 * only a miss by one is sure.
 */
public record GroupHits(@Items(most = GroupHits.MOST_ROUNDS) List<Row> groupTable) {

    /** As many rounds as a group can have. */
    public static final int MOST_ROUNDS = 20;

    private static final List<Row> RECONSTRUCTED =
            List.of(new Row(0, 1, 1, 1, 1), new Row(0, 1, 2, 2, 2), new Row(1, 1, 2, 3, 3), new Row(1, 2, 2, 3, 4));

    /** How many rounds of a group hit. */
    public record Row(
            @Within({0, MOST_ROUNDS}) int missedByOne,
            @Within({1, MOST_ROUNDS}) int byZero,
            @Within({1, MOST_ROUNDS}) int byOne,
            @Within({1, MOST_ROUNDS}) int byTwo,
            @Within({1, MOST_ROUNDS}) int byMore) {

        /** Returns its numbers in their order. */
        public List<Integer> numbers() {
            return List.of(missedByOne, byZero, byOne, byTwo, byMore);
        }
    }

    public GroupHits {
        groupTable = List.copyOf(groupTable);
    }

    /** Returns how many rounds the largest group has. */
    public int largest() {
        return table().size();
    }

    /** Returns how many rounds of a group hit at a margin of success; -1 for a miss by one. */
    public int hits(int rounds, int margin) {
        List<Integer> numbers = table().get(rounds - 1).numbers();
        return numbers.get(Math.clamp(margin + 1, 0, numbers.size() - 1));
    }

    private List<Row> table() {
        return groupTable.isEmpty() ? RECONSTRUCTED : groupTable;
    }
}
