package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;

/**
 * A gun as somebody has it.
 *
 * @param support what is fitted to rest it on
 * @param rested whether it rests on that
 * @param tunings what is tuned about it
 */
@Withers
public record Held(Gun gun, int rounds, Optional<Support> support, boolean rested, List<Tuning> tunings)
        implements HeldBuilder.With {

    /** A gun with a full magazine and nothing special. */
    public static Held full(Gun gun) {
        return new Held(gun, gun.magazine(), Optional.empty(), false, List.of());
    }

    @Override
    public String toString() {
        return gun.name();
    }
}
