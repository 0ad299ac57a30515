package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * A weapon that fires rounds.
 *
 * @param column in which column it stands among similar guns; none if it stands in none
 * @param hands how many hands it takes: 1 or 2
 * @param bothHandsBelow the strength below which a gun for one hand takes both; none if one is always enough
 * @param single what a single shot costs in action points; none if it fires bursts only
 * @param minimumStrength the strength it asks for when it is held in the hands
 * @param mountedStrength the strength it asks for on a mount
 */
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

    /** Returns a gun that does nothing unusual and has no price yet, with as many hands as its column has it, or its skill. */
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

    /** Whether it is among the weapons that have their own rules (FO-14). */
    public boolean isHeavy() {
        return skill == Skill.HEAVY_WEAPONS;
    }

    /** How many hands somebody of this strength needs for it. */
    public int handsFor(int strength) {
        return bothHandsBelow.filter(enough -> strength < enough).isPresent() ? 2 : hands;
    }

    /** Whether it fires bursts. */
    public boolean isAutomatic() {
        return burst.isPresent();
    }

    /**
     * The burst of an automatic gun.
     *
     * @param actionPoints what it costs
     * @param rounds how many rounds it fires
     */
    public record Burst(
            @Within({1, Weapon.DEAREST}) int actionPoints,
            @Within({2, 50}) int rounds) {}

    /**
     * How a weapon is reloaded (FO-72).
     *
     * @param actionPoints what it costs
     * @param fills how much comes in for that price
     */
    public record Loading(@Within({0, Weapon.DEAREST}) int actionPoints, Fills fills) {

        /** Two action points for the whole magazine, belt or tank, as on the cards that are known. */
        public static final Loading MAGAZINE = new Loading(2, Fills.MAGAZINE);

        /** Two action points for a cartridge, into a gun with a tube. */
        public static final Loading CARTRIDGE = new Loading(2, Fills.CARTRIDGE);

        /** How much comes in at once. */
        public enum Fills {
            /** All of it. */
            MAGAZINE,
            /** A single one. */
            CARTRIDGE;
        }
    }

    /** How like one another the two guns are that somebody fires at once (FO-61). */
    public enum Similarity {
        /** Of the same model. */
        EQUAL,
        /** In the same column. */
        SIMILAR,
        /** Of two columns, or of none. */
        DIFFERENT;

        /** That of two guns. */
        public static Similarity of(Gun first, Gun second) {
            if (first.name().equals(second.name())) {
                return EQUAL;
            }
            return first.column().isPresent() && first.column().equals(second.column()) ? SIMILAR : DIFFERENT;
        }
    }
}
