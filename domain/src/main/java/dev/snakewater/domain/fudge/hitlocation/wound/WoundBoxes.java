package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.Degree;
import java.util.List;

/**
 * How many wounds of each level a body takes before the next level begins (HL-14).
 *
 * @param scratch boxes for a Scratch
 * @param hurt boxes for Hurt
 * @param veryHurt boxes for Very Hurt
 * @param incapacitated boxes for Incapacitated
 * @param nearDeath boxes for Near Death
 */
public record WoundBoxes(int scratch, int hurt, int veryHurt, int incapacitated, int nearDeath) {

    /** The most points that anybody's boxes hold, whatever his Damage Capacity. */
    public static final int MOST = 16;

    /** The most boxes that anybody has of one level. */
    public static final int MOST_OF_A_LEVEL = 4;

    /** The row of this Damage Capacity in the table of HL-14. */
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

    /** How many boxes there are of each level that has boxes, lightest first. */
    public List<Integer> each() {
        return List.of(scratch, hurt, veryHurt, incapacitated, nearDeath);
    }

    /** All boxes together. */
    public int sum() {
        return scratch + hurt + veryHurt + incapacitated + nearDeath;
    }
}
