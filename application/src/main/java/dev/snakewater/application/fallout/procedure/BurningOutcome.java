package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the fire did.
 *
 * @param fates everybody that could be hit, or burned
 * @param seconds for how long the tank still lasts; none without a flame thrower
 */
public record BurningOutcome(List<Fate> fates, Optional<Integer> seconds) implements Measured {

    /** What it did to somebody, and how she is after it. */
    public record Fate(Name who, int lost, int left, boolean down, Ablaze after) {}

    /** How somebody is whom fire can harm. */
    public record Ablaze(Condition condition, Fire fire) {}

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
        return new BurningOutcome(
                burning.targets().stream().map(BurningOutcome::fate).toList(),
                burning.stoker().map(stoker -> burning.seconds()));
    }

    private static Fate fate(Burning.Target target) {
        Condition now = target.person().condition();
        int lost = target.hitPoints() - now.hitPoints();
        return new Fate(target.name(), lost, now.hitPoints(), now.isDown(), new Ablaze(now, target.fire()));
    }
}
