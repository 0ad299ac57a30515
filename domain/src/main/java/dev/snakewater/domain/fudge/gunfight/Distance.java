package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * What lies between two gunfighters. It is the same both ways (GF-35).
 *
 * @param range the range band
 * @param difficulty a difficulty that the game master names for a range beyond the table
 * @param paces how many paces it is, for fanning
 * @param visible whether they can see each other
 */
public record Distance(
        RangeBand range,
        Optional<Degree> difficulty,
        @Within({0, Distance.FARTHEST}) Optional<Integer> paces,
        @Default("true") boolean visible) {

    /** The most paces that are counted. */
    public static final int FARTHEST = 10_000;

    /** A range band and nothing out of the ordinary. */
    public static Distance of(RangeBand range) {
        return new Distance(range, Optional.empty(), Optional.empty(), true);
    }

    /** What a shot over this distance must reach; none if it cannot be fired at all. */
    public Optional<Degree> toReach() {
        return difficulty.or(range::difficulty);
    }

    /**
     * What a shot over this distance must reach, with its reason.
     *
     * @throws java.util.NoSuchElementException if no shot can be fired over it
     */
    public Tally difficulty(Name shooter) {
        return Tally.of(
                shooter, "difficulty", toReach().orElseThrow().value(), "range", GunfightRule.GF_35_RANGE, range);
    }
}
