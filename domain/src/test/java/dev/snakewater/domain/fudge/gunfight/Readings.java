package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.Optional;

/** Rulings that differ from the book in one respect. */
final class Readings {

    private Readings() {}

    static Rulings options(boolean criticals, boolean grazes) {
        return rulings(20, RangeBand.ACROSS_THE_ROOM, criticals, grazes, false, false);
    }

    /** A fan that reaches so far. */
    static Rulings fan(int paces, RangeBand range) {
        return rulings(paces, range, false, false, false, false);
    }

    static Rulings house(boolean flight, boolean surrender) {
        return rulings(20, RangeBand.ACROSS_THE_ROOM, false, false, flight, surrender);
    }

    private static Rulings rulings(
            int paces, RangeBand range, boolean criticals, boolean grazes, boolean flight, boolean surrender) {
        return new Rulings(
                Rulings.StaredownBy.OPPOSED_ROLL,
                Rulings.DropScope.FIRST_ATTACK,
                Rulings.DrawTies.SIMULTANEOUS,
                WoundModel.POINTS_1993,
                paces,
                range,
                criticals,
                grazes,
                false,
                flight,
                surrender,
                false,
                Optional.empty());
    }
}
