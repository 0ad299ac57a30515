package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
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
@Withers
public record Approach(
        @Within({0, Approach.FARTHEST}) Optional<Integer> hexes,
        @Within({0, 2 * Approach.FARTHEST}) Optional<Integer> metres,
        @Default("false") boolean fromBehind,
        Optional<Boolean> outOfReach,
        Protection protection,
        Optional<BlindFire> blind)
        implements ApproachBuilder.With {

    static final int FARTHEST = 10_000;

    /** The same so many hexes away. */
    public Approach over(int distance) {
        return with(it -> it.hexes(Optional.of(distance)).metres(Optional.empty()));
    }

    /**
     * An attack on what cannot be seen (EX-28 to EX-31).
     *
     * @param cue what tells the attacker where to aim; without it there is no attack (EX-29)
     * @param causes what of the weather blinds her, and so is not charged again (EX-30)
     */
    public record BlindFire(
            @Spelt(pattern = "\\S", as = "where-to-aim") Optional<String> cue, List<Weather.Condition> causes) {

        public BlindFire {
            causes = List.copyOf(causes);
        }
    }
}
