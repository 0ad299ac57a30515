package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.Locale;
import java.util.Optional;

/**
 * How a game master reads what the rule texts leave open, and which options of the core rules he plays with.
 *
 * @param staredown how a staredown is decided (GF-02)
 * @param dropScope how long the drop stands in for an aim (GF-13)
 * @param drawTies what equal draws mean (GF-09)
 * @param woundModel how wounds are marked (HL-31)
 * @param fanMaxPaces within how many paces a fan reaches, where paces are known (GF-22)
 * @param fanMaxRange up to which range band it reaches, where they are not (GF-22)
 * @param criticals whether a natural +4 hits and a natural -4 misses whatever else is so (FACT-16)
 * @param grazes whether a margin of 0 or 1 is only a graze (FACT-12)
 * @param damageRoll whether dice are rolled for damage (FACT-14)
 * @param flight whether one may flee (SW-01)
 * @param surrender whether one may surrender (SW-02)
 * @param callingOff whether the fight may be called off by those in it (SW-03)
 * @param hitLocation how he reads what hit location leaves open, if he plays with it (HL-01 to HL-35)
 */
public record Rulings(
        StaredownBy staredown,
        DropScope dropScope,
        DrawTies drawTies,
        WoundModel woundModel,
        int fanMaxPaces,
        RangeBand fanMaxRange,
        boolean criticals,
        boolean grazes,
        boolean damageRoll,
        boolean flight,
        boolean surrender,
        boolean callingOff,
        Optional<BodyRulings> hitLocation) {

    /** The catalogue's readings, no options and no house rules. */
    public static final Rulings BY_THE_BOOK = new Rulings(
            StaredownBy.OPPOSED_ROLL,
            DropScope.FIRST_ATTACK,
            DrawTies.SIMULTANEOUS,
            WoundModel.POINTS_1993,
            20,
            RangeBand.ACROSS_THE_ROOM,
            false,
            false,
            false,
            false,
            false,
            false,
            Optional.empty());

    /** How a staredown is decided (GF-02). */
    public enum StaredownBy {
        /** Everybody rolls on Nerve. */
        OPPOSED_ROLL,
        /** Ratings are compared, without dice. */
        COMPARE_RATINGS;

        @Override
        public String toString() {
            return inSmallLetters(name());
        }
    }

    /** How long the drop stands in for an aim (GF-13). */
    public enum DropScope {
        /** For the first attack of the turn at somebody under it. */
        FIRST_ATTACK,
        /** For attacks in part 3. */
        PART_3_ONLY,
        /** For all attacks of the turn at those under it. */
        WHOLE_TURN;

        @Override
        public String toString() {
            return inSmallLetters(name());
        }
    }

    /** What equal draws mean (GF-09). */
    public enum DrawTies {
        /** Those who tie act together. */
        SIMULTANEOUS,
        /** Those who tie roll Fast Draw again, among themselves, once. */
        OPPOSED;

        @Override
        public String toString() {
            return inSmallLetters(name());
        }
    }

    private static String inSmallLetters(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
