package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/** The distance between two gunfighters, the same both ways (GF-35). */
public record Distance(
        RangeBand range,
        Optional<Degree> difficulty,
        @Within({0, Distance.FARTHEST}) Optional<Integer> paces,
        @Default("true") boolean visible) {

    /** The highest number of paces that can be given. */
    public static final int FARTHEST = 10_000;

    /** Returns a distance with a range band and nothing special. */
    public static Distance of(RangeBand range) {
        return new Distance(range, Optional.empty(), Optional.empty(), true);
    }

    /** Returns the difficulty of a shot over this distance; none if it cannot be fired. */
    public Optional<Degree> toReach() {
        return difficulty.or(range::difficulty);
    }

    /** Counts the difficulty of a shot over this distance, over which it can be fired. */
    public Tally difficulty(Name shooter) {
        return Tally.of(
                shooter, "difficulty", toReach().orElseThrow().value(), "range", GunfightRule.GF_35_RANGE, range);
    }
}
