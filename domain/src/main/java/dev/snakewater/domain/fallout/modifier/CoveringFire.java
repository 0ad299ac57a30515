package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.weapon.Held;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Covering fire: what it needs, its test and its hits (FO-46, FO-47). */
public final class CoveringFire {

    /** The rounds it costs, spent when it is declared. */
    public static final int ROUNDS = 10;

    /** The test of luck, for the first enemy who leaves the cover. */
    public static final Check LUCK = new Check(Optional.empty(), Optional.of(Statistics.Statistic.LUCK));

    private CoveringFire() {}

    /** Returns the hits by the margin of the test: how far the roll stays below the limit. */
    public static int hits(int margin) {
        return margin < 0 ? 0 : Math.max(1, margin);
    }

    /** Returns what is missing, with these action points already spent in the turn; empty if it can be declared. */
    public static List<Need> missing(Held held, int spent) {
        return Stream.of(Need.values())
                .filter(need -> !switch (need) {
                    case WHOLE_ROUND -> spent == 0;
                    case AUTOMATIC_GUN -> held.gun().isAutomatic();
                    case TEN_ROUNDS -> held.rounds() >= ROUNDS;
                })
                .toList();
    }

    /** What covering fire needs. */
    public enum Need {
        /** No action point spent before in the turn. */
        WHOLE_ROUND,
        AUTOMATIC_GUN,
        TEN_ROUNDS
    }
}
