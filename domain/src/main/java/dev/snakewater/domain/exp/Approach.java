package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * How an attacker comes at a target.
 *
 * @param hexes how many hexes the target is away (EX-32)
 * @param metres or how many metres on the table
 * @param fromBehind whether the attack comes from behind (EX-10)
 * @param outOfReach in theatrical play, whether the referee says that the weapon does not get there (EX-59)
 * @param protection what stands between the two
 * @param blind how the attacker fires blind; she sees, if left out
 */
public record Approach(
        @Within({0, Approach.FARTHEST}) Optional<Integer> hexes,
        @Within({0, 2 * Approach.FARTHEST}) Optional<Integer> metres,
        @Default("false") boolean fromBehind,
        Optional<Boolean> outOfReach,
        Protection protection,
        Optional<BlindFire> blind) {

    static final int FARTHEST = 10_000;

    /** The same so many hexes away. */
    public Approach over(int distance) {
        return new Approach(Optional.of(distance), Optional.empty(), fromBehind, outOfReach, protection, blind);
    }

    /** The same from behind, or not. */
    public Approach fromBehind(boolean isSo) {
        return new Approach(hexes, metres, isSo, outOfReach, protection, blind);
    }

    /** The same with something else between the two. */
    public Approach past(Protection other) {
        return new Approach(hexes, metres, fromBehind, outOfReach, other, blind);
    }

    /** The same, blind or not. */
    public Approach firing(Optional<BlindFire> how) {
        return new Approach(hexes, metres, fromBehind, outOfReach, protection, how);
    }
}
