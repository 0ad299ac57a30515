package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.Degree;
import java.util.List;

/** The number of wound boxes of each level (HL-14). */
public record WoundBoxes(int scratch, int hurt, int veryHurt, int incapacitated, int nearDeath) {

    /** The most points that boxes can hold, with any Damage Capacity. */
    public static final int MOST = 16;

    /** The most boxes of one level. */
    public static final int MOST_OF_A_LEVEL = 4;

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

    /** Returns the number of boxes of each level, lightest first. */
    public List<Integer> each() {
        return List.of(scratch, hurt, veryHurt, incapacitated, nearDeath);
    }

    /** Returns the number of all boxes. */
    public int sum() {
        return scratch + hurt + veryHurt + incapacitated + nearDeath;
    }
}
