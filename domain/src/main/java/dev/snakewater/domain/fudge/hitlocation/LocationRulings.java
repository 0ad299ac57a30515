package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;
import java.util.List;

/** Rulings on what the addendum leaves open about attacks. */
public record LocationRulings(
        @Unwrapped OfHarm harm,
        @Ruling("HL-02") @Default("false") boolean calledShotDamageAddBack,
        @Ruling(value = "HL-10", inPlay = false) List<Region> locationDie) {

    /** The declared rulings. */
    public static final DeclaredRulings<LocationRulings> DECLARED =
            DeclaredRulings.of(LocationRulings.class, HitLocationRule.RULEBOOK);

    public LocationRulings {
        locationDie = List.copyOf(locationDie);
    }

    /** Returns how wounds are marked. */
    public WoundModel woundModel() {
        return harm.woundModel();
    }

    /** Returns whether an agility roll may prevent a fall. */
    public boolean agilitySaveOnFall() {
        return harm.agilitySaveOnFall();
    }

    /** Returns the die for the location of a hit. */
    public LocationDie die() {
        return LocationDie.of(locationDie);
    }

    /** Rulings about harm, however it is done. */
    public record OfHarm(
            @Unwrapped OfWounds wounds,
            @Ruling("HL-20") @Default("false") boolean agilitySaveOnFall) {

        /** The declared rulings. */
        public static final DeclaredRulings<OfHarm> DECLARED =
                DeclaredRulings.of(OfHarm.class, HitLocationRule.RULEBOOK);

        /** Returns how wounds are marked. */
        public WoundModel woundModel() {
            return wounds.woundModel();
        }
    }

    /** Rulings about wounds, however they came about. */
    public record OfWounds(
            @Ruling(value = "HL-31", inPlay = false) @Default("points 1993")
            WoundModel woundModel) {

        /** The declared rulings. */
        public static final DeclaredRulings<OfWounds> DECLARED =
                DeclaredRulings.of(OfWounds.class, HitLocationRule.RULEBOOK);
    }
}
