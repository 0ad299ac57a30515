package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.plane.Place;
import java.util.Optional;

/**
 * A weapon of a fighter: what it is, how it is loaded and supported, where it lies if it was dropped, and whether it is still of use
 * (FO-16). The seconds in the tank of a flame thrower are its rounds.
 */
@Withers
public record Carried(String name, Weapon weapon, Held held, Optional<Place> lyingAt, boolean usable)
        implements CarriedBuilder.With {

    /** Where a weapon can be, and whether it is of use. */
    enum State {
        IN_HAND,
        CARRIED,
        DROPPED,
        USELESS
    }

    /** Returns whether it throws fire. */
    public boolean throwsFire() {
        return weapon instanceof Weapon.FlameThrower;
    }

    /** Returns whether its owner has it on her and can use it. */
    public boolean isAtHand() {
        return lyingAt.isEmpty() && usable;
    }
}
