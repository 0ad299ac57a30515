package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/**
 * What lies between two gunfighters. It is the same both ways (GF-35).
 *
 * @param band the range band
 * @param named a difficulty that the game master named instead of the band's
 */
public record Distance(RangeBand band, Optional<Degree> named) {

    /** What a shot over this distance must reach; none if it cannot be fired at all. */
    public Optional<Degree> difficulty() {
        return named.or(band::difficulty);
    }

    /**
     * What a shot over this distance must reach, with its reason.
     *
     * @throws java.util.NoSuchElementException if no shot can be fired over it
     */
    public Tally difficulty(Name shooter) {
        return Tally.of(
                shooter, "difficulty", difficulty().orElseThrow().value(), band.toString(), GunfightRule.GF_35_RANGE);
    }
}
