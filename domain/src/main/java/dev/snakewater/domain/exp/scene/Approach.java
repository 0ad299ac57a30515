package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/** How an attacker comes at a target. */
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

    /** An attack on what cannot be seen (EX-28 to EX-31). */
    public record BlindFire(
            @Spelt(pattern = "\\S", as = "where-to-aim") Optional<String> cue, List<Weather.Condition> causes) {

        public BlindFire {
            causes = List.copyOf(causes);
        }
    }
}
