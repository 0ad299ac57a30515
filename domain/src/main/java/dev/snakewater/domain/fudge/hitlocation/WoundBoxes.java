package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import java.util.List;

/**
 * How many wounds of each level a body takes before the next level begins (HL-14).
 *
 * @param each how many boxes there are of each level that has boxes, lightest first
 */
public record WoundBoxes(List<Integer> each) {

    /** The most points that anybody's boxes hold, whatever his Damage Capacity. */
    public static final int MOST = 16;

    /** The most boxes that anybody has of one level. */
    public static final int MOST_OF_A_LEVEL = 4;

    /** So many boxes for a Scratch, Hurt, Very Hurt, Incapacitated and Near Death. */
    public WoundBoxes(Integer... each) {
        this(List.of(each));
    }

    /** Returns the row of this Damage Capacity in the table of HL-14. */
    public static WoundBoxes of(Degree damageCapacity) {
        return switch (damageCapacity) {
            case TERRIBLE -> new WoundBoxes(1, 1, 1, 1, 2);
            case POOR -> new WoundBoxes(2, 1, 1, 2, 2);
            case MEDIOCRE -> new WoundBoxes(2, 2, 1, 2, 2);
            case FAIR -> new WoundBoxes(2, 2, 2, 2, 2);
            case GOOD -> new WoundBoxes(3, 2, 2, 3, 2);
            case GREAT -> new WoundBoxes(3, 3, 2, 3, 2);
            case SUPERB -> new WoundBoxes(3, 3, 3, 3, 2);
            case LEGENDARY -> new WoundBoxes(4, 3, 3, 4, 2);
        };
    }

    /** Returns how many boxes there are together. */
    public int sum() {
        return each.stream().mapToInt(Integer::intValue).sum();
    }
}
