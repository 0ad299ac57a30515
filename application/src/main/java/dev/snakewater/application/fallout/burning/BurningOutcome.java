package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the fire did.
 *
 * @param fates everybody that could be hit, or burned
 * @param seconds for how long the tank still lasts; none without a flame thrower
 */
public record BurningOutcome(List<Fate> fates, Optional<Integer> seconds) implements Measured {

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

    @Override
    public List<Finding> findings() {
        return Stream.concat(
                        fates.stream()
                                .flatMap(fate -> Stream.of(
                                        Finding.is("down", fate.down(), fate.who()),
                                        Finding.counts("lost", fate.lost(), fate.who()))),
                        seconds.stream().map(left -> Finding.counts("tank", left)))
                .toList();
    }

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
