package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Ruling;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * How a game master reads what the rule texts leave open, and which options of the core rules he plays with.
 *
 * @param staredown how a staredown is decided (GF-02)
 * @param dropScope how long the drop stands in for an aim (GF-13)
 * @param drawTies what equal draws mean (GF-09)
 * @param fanMaxPaces within how many paces a fan reaches, where paces are known (GF-22)
 * @param fanMaxRange up to which range band it reaches, where they are not (GF-22)
 * @param criticals whether a natural +4 hits and a natural -4 misses whatever else is so (FACT-16)
 * @param grazes whether a margin of 0 or 1 is only a graze (FACT-12)
 * @param damageRoll whether dice are rolled for damage (FACT-14)
 * @param flight whether one may flee (SW-01)
 * @param surrender whether one may surrender (SW-02)
 * @param callingOff whether the fight may be called off by those in it (SW-03)
 * @param hitLocation whether hits have locations (HL-01 to HL-35); if left open, they have where a sheet tells parts
 * @param calledShotMaxRange up to which range a part of the body can be aimed at; from farther away, dice say where a hit goes (HL-06)
 * @param body how he reads what hit location leaves open
 */
public record Rulings(
        @Ruling(value = "GF-02", inPlay = false) @Default("opposed roll")
        StaredownBy staredown,

        @Ruling("GF-13") @Default("first attack") DropScope dropScope,
        @Ruling("GF-09") @Default("simultaneous") DrawTies drawTies,

        @Ruling("GF-22") @Default("20") @Within({0, Distance.FARTHEST})
        int fanMaxPaces,

        @Ruling("GF-22") @Default("Across the Room") RangeBand fanMaxRange,
        @Ruling("FACT-16") @Default("false") boolean criticals,
        @Ruling("FACT-12") @Default("false") boolean grazes,
        @Ruling("FACT-14") @Default("false") boolean damageRoll,
        @Ruling("SW-01") @Default("false") boolean flight,
        @Ruling("SW-02") @Default("false") boolean surrender,
        @Ruling("SW-03") @Default("false") boolean callingOff,
        @Ruling(value = "HL-12", inPlay = false) Optional<Boolean> hitLocation,
        @Ruling("HL-06") @Default("Across the Street") RangeBand calledShotMaxRange,
        @Unwrapped LocationRulings body) {

    /** What is declared of them. */
    public static final DeclaredRulings<Rulings> DECLARED = DeclaredRulings.of(
            Rulings.class, GunfightRule.RULEBOOK, CoreOption.RULEBOOK, HouseRule.RULEBOOK, HitLocationRule.RULEBOOK);

    /** The catalogue's readings, no options and no house rules. */
    public static final Rulings BY_THE_BOOK = DECLARED.byTheBook();

    /** Whether hits have locations. */
    public boolean located() {
        return hitLocation.orElse(false);
    }

    /** These, of a fight that hits have locations in if nothing else is said. */
    public Rulings locatedUnlessSaid() {
        return hitLocation.isPresent() ? this : DECLARED.with(this, "hitLocation", true);
    }

    /** How wounds are marked. */
    public WoundModel woundModel() {
        return body.woundModel();
    }

    /** How a staredown is decided (GF-02). */
    public enum StaredownBy {
        /** Everybody rolls on Nerve. */
        OPPOSED_ROLL,
        /** Ratings are compared, without dice. */
        COMPARE_RATINGS;
    }

    /** How long the drop stands in for an aim (GF-13). */
    public enum DropScope {
        /** For the first attack of the turn at somebody under it. */
        FIRST_ATTACK,
        /** For attacks in part 3. */
        PART_3_ONLY,
        /** For all attacks of the turn at those under it. */
        WHOLE_TURN;
    }

    /** What equal draws mean (GF-09). */
    public enum DrawTies {
        /** Those who tie act together. */
        SIMULTANEOUS,
        /** Those who tie roll Fast Draw again, among themselves, once. */
        OPPOSED;
    }
}
