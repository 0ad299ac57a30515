// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.scene;

import java.util.List;

/** The table of size, speed and range (B201): lengths in half yards, each a step. Confirmed. */
public final class SpeedRange {

    /** The farthest that the table goes, in yards. */
    public static final int FARTHEST = 450;

    private static final List<Integer> HALF_YARDS =
            List.of(4, 6, 9, 14, 20, 30, 40, 60, 90, 140, 200, 300, 400, 600, 2 * FARTHEST);
    private static final int HALF_YARDS_OF_A_MAN = 4;
    private static final int SMALLER = 3;

    private SpeedRange() {}

    /** Returns the penalty for distance plus speed, in yards and yards a second. */
    public static int penalty(int yards) {
        return -step(2 * yards);
    }

    /** Returns the modifier for size, by the longest side in feet, at least 1. */
    public static int size(int feet) {
        // A foot is two thirds of half a yard; rounded up to the next entry all the same.
        int halfYards = Math.ceilDiv(2 * feet, 3);
        if (halfYards >= HALF_YARDS_OF_A_MAN) {
            return step(halfYards);
        }
        return halfYards == SMALLER ? -1 : -2;
    }

    private static int step(int halfYards) {
        for (int i = 0; i < HALF_YARDS.size(); i++) {
            if (halfYards <= HALF_YARDS.get(i)) {
                return i;
            }
        }
        throw new IllegalArgumentException("the table ends at " + FARTHEST + " yards");
    }
}
