package dev.snakewater.domain.exp;

import java.util.Optional;

/**
 * How an attacker comes at a target.
 *
 * @param hexes how far away (EX-32)
 * @param fromBehind whether from behind (EX-10)
 * @param outOfReach whether the referee says that the weapon does not get there (EX-59)
 * @param protection what stands between them
 * @param blind how she fires blind, if she does
 */
public record Approach(
        int hexes, boolean fromBehind, boolean outOfReach, Protection protection, Optional<BlindFire> blind) {

    /** The same so many hexes away. */
    public Approach over(int distance) {
        return new Approach(distance, fromBehind, outOfReach, protection, blind);
    }

    /** The same from behind, or not. */
    public Approach fromBehind(boolean isSo) {
        return new Approach(hexes, isSo, outOfReach, protection, blind);
    }
}
