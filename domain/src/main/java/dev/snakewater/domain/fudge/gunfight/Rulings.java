package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;
import java.util.Optional;

/** The game master's readings where the rule texts are open, and the optional rules in play. */
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

    /** The declared rulings. */
    public static final DeclaredRulings<Rulings> DECLARED = DeclaredRulings.of(
            Rulings.class, GunfightRule.RULEBOOK, CoreOption.RULEBOOK, HouseRule.RULEBOOK, HitLocationRule.RULEBOOK);

    /** The catalogue's readings, without optional rules and house rules. */
    public static final Rulings BY_THE_BOOK = DECLARED.byTheBook();

    /** Returns whether there are hit locations. */
    public boolean located() {
        return hitLocation.orElse(false);
    }

    /** Returns the way in which wounds are marked. */
    public WoundModel woundModel() {
        return body.woundModel();
    }

    /** How a staredown is decided (GF-02). */
    public enum StaredownBy {
        OPPOSED_ROLL,
        COMPARE_RATINGS;
    }

    /** How long the drop replaces an aim (GF-13). */
    public enum DropScope {
        /** For the first attack of the turn on somebody under it. */
        FIRST_ATTACK,
        PART_3_ONLY,
        /** For all attacks of the turn on anyone under it. */
        WHOLE_TURN;
    }

    /** What happens when draws are tied (GF-09). */
    public enum DrawTies {
        /** Those who tie act together. */
        SIMULTANEOUS,
        /** Those who tie roll Fast Draw again among themselves, once. */
        OPPOSED;
    }
}
