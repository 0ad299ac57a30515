package dev.snakewater.domain.exp;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.Optional;

/**
 * A weapon in somebody's hands.
 *
 * @param name what it is called
 * @param type its type
 * @param reach where it can be used, if it is of type A
 * @param range how far it carries, if it is not
 * @param accuracy what it adds to the to-hit roll
 * @param damage its dice; none if only the to-hit roll is of interest
 * @param proficient whether its bearer knows it (EX-60)
 */
public record Weapon(
        String name,
        WeaponType type,
        Reach reach,
        Optional<Range> range,
        int accuracy,
        Optional<DicePool> damage,
        boolean proficient) {

    /**
     * How far a weapon carries.
     *
     * @param hexes so far without a penalty (EX-33)
     * @param decay what each hex beyond costs (EX-34); none if it carries no farther
     */
    public record Range(int hexes, Optional<Integer> decay) {}

    /** Whether it strikes or thrusts, so that no rate and no cover touches it. */
    public boolean isTypeA() {
        return type == WeaponType.TYPE_A;
    }

    /** How many hexes beyond its range that is. */
    public int beyond(int hexes) {
        return range.map(far -> Math.max(0, hexes - far.hexes())).orElse(0);
    }

    @Override
    public String toString() {
        return name;
    }
}
