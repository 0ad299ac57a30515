package dev.snakewater.domain.gurps.table;

import dev.snakewater.domain.gurps.Rulings;

/** Fire at whoever comes into the hexes that one watches (B118), and pop-up attacks (B116). Confirmed. */
public final class Opportunity {

    /** What a pop-up attack costs, before the snap shot. */
    public static final int POP_UP = -2;

    /** What watching a single hex costs; no snap shot goes with it. */
    public static final int SINGLE_HEX = -2;

    private static final int SNAP_SHOT_INSIDE = 4;
    private static final int LINE = -5;

    private Opportunity() {}

    /** What watching so many hexes costs at box 9; at least two. */
    public static int hexes(int watched, Rulings rulings) {
        int printed = watched <= 2 ? -4 : watched <= 4 ? -5 : watched <= 6 ? -6 : watched <= 10 ? -7 : -8;
        return read(printed, rulings);
    }

    /** What watching a straight line costs at box 9. */
    public static int line(Rulings rulings) {
        return read(LINE, rulings);
    }

    private static int read(int printed, Rulings rulings) {
        return rulings.opportunity() == Rulings.OpportunityFire.NET ? printed + SNAP_SHOT_INSIDE : printed;
    }
}
