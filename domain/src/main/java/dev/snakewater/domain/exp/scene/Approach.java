package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/**
 * How an attacker comes at a target.
 *
 * @param hexes the distance to the target in hexes (EX-32)
 * @param metres or the distance in metres on the table
 * @param fromBehind whether the attack comes from behind (EX-10)
 * @param outOfReach in theatrical play, whether the referee says that the target is out of reach (EX-59)
 * @param protection the target's cover and concealment
 * @param blind how the attacker fires blind; she sees the target unless specified
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

    /** Returns this at another distance. */
    public Approach over(int distance) {
        return with(it -> it.hexes(Optional.of(distance)).metres(Optional.empty()));
    }

    /**
     * An attack on what cannot be seen (EX-28 to EX-31).
     *
     * @param cue what tells the attacker where to aim; without a cue she cannot attack (EX-29)
     * @param causes the weather that blinds her, whose penalty is waived (EX-30)
     */
    public record BlindFire(
            @Spelt(pattern = "\\S", as = "where-to-aim") Optional<String> cue, List<Weather.Condition> causes) {

        public BlindFire {
            causes = List.copyOf(causes);
        }
    }
}
