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
 * @param paces how many paces it is, where somebody has counted them (GF-22)
 * @param visible whether the two can see each other (GF-22)
 */
public record Distance(RangeBand band, Optional<Degree> named, Optional<Integer> paces, boolean visible) {

    /** A range band and nothing out of the ordinary. */
    public static Distance of(RangeBand band) {
        return new Distance(band, Optional.empty(), Optional.empty(), true);
    }

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
