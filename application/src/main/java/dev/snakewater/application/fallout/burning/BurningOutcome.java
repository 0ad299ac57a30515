package dev.snakewater.application.fallout.burning;

import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the fire did.
 *
 * @param fates everybody that could be hit, or burned
 * @param seconds for how long the tank still lasts; none without a flame thrower
 */
public record BurningOutcome(List<Fate> fates, Optional<Integer> seconds) {

    /** Copies the list. */
    public BurningOutcome {
        fates = List.copyOf(fates);
    }

    /**
     * What it did to somebody.
     *
     * @param who who
     * @param lost how many hit points she lost
     * @param left how many she has left
     * @param down whether she is dead
     * @param after how she is, should there be more
     */
    public record Fate(Name who, int lost, int left, boolean down, Ablaze after) {}

    /** The outcome of things as they stand. */
    static BurningOutcome of(Burning burning) {
        Hearth hearth = burning.hearth();
        return new BurningOutcome(
                IntStream.range(0, burning.targets().size())
                        .mapToObj(place -> fate(hearth, place, burning.targets().get(place)))
                        .toList(),
                hearth.stoker().map(stoker -> burning.seconds()));
    }

    private static Fate fate(Hearth hearth, int place, Ablaze after) {
        int left = after.condition().hitPoints();
        return new Fate(
                hearth.name(place),
                hearth.places().get(place).hitPoints() - left,
                left,
                after.condition().isDown(),
                after);
    }
}
