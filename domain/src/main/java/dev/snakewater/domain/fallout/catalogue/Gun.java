package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Column;
import dev.snakewater.domain.rule.Withers;
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
}
