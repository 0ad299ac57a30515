package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.Optional;

/** A gun. One without a price of a single shot only fires bursts; some need both hands below some strength. */
@Withers
public record Gun(
        String name,
        Optional<Column> column,
        Skill skill,
        int hands,
        Optional<Integer> bothHandsBelow,
        DicePool damage,
        Optional<Integer> single,
        Optional<Burst> burst,
        int minimumStrength,
        int mountedStrength,
        int magazine,
        Loading loading,
        Bands bands)
        implements Weapon, GunBuilder.With {

    /** Returns an ordinary gun without a price. Its column says how many hands it needs, or else its skill. */
    public static Gun of(
            String name,
            Optional<Column> column,
            Skill skill,
            DicePool damage,
            int minimumStrength,
            int magazine,
            Bands bands) {
        return new Gun(
                name,
                column,
                skill,
                column.map(Column::hands).orElse(skill == Skill.HANDGUNS ? 1 : 2),
                Optional.empty(),
                damage,
                Optional.empty(),
                Optional.empty(),
                minimumStrength,
                minimumStrength,
                magazine,
                Loading.MAGAZINE,
                bands);
    }

    @Override
    public Gun gun() {
        return this;
    }

    /** Returns whether it is a heavy weapon (FO-14). */
    public boolean isHeavy() {
        return skill == Skill.HEAVY_WEAPONS;
    }

    /** Returns how many hands a person with this strength needs. */
    public int handsFor(int strength) {
        return bothHandsBelow.filter(enough -> strength < enough).isPresent() ? 2 : hands;
    }

    /** Returns whether it can fire bursts. */
    public boolean isAutomatic() {
        return burst.isPresent();
    }

    /** The burst of an automatic gun. */
    public record Burst(
            @Within({1, Weapon.DEAREST}) int actionPoints,
            @Within({2, 50}) int rounds) {}

    /** How a weapon is reloaded (FO-72). */
    public record Loading(@Within({0, Weapon.DEAREST}) int actionPoints, Fills fills) {

        /** Two action points for the whole magazine, belt or tank, as on the known cards. */
        public static final Loading MAGAZINE = new Loading(2, Fills.MAGAZINE);

        /** Two action points for each cartridge, for guns with a tube. */
        public static final Loading CARTRIDGE = new Loading(2, Fills.CARTRIDGE);

        /** How much is loaded at once. */
        public enum Fills {
            MAGAZINE,
            CARTRIDGE
        }
    }

    /** How similar the two guns in a person's hands are (FO-61). */
    public enum Similarity {
        /** The same model. */
        EQUAL,
        /** Two guns of one column. */
        SIMILAR,
        /** Guns of different columns, or of none. */
        DIFFERENT;

        /** Returns the similarity of two guns. */
        public static Similarity of(Gun first, Gun second) {
            if (first.name().equals(second.name())) {
                return EQUAL;
            }
            return first.column().isPresent() && first.column().equals(second.column()) ? SIMILAR : DIFFERENT;
        }
    }
}
