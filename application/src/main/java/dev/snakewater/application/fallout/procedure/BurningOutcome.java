package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The outcome of a fire, with the seconds left in the tank of a flame thrower. */
public record BurningOutcome(List<Fate> fates, Optional<Integer> seconds) implements Measured {

    /** What the fire did to somebody, and how she is now. */
    public record Fate(Name who, int lost, int left, boolean down, BurnState after) {}

    /** The state of somebody whom the fire can harm. */
    public record BurnState(Condition condition, Fire fire) {}

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

    static BurningOutcome of(BurningSituation burning) {
        return new BurningOutcome(
                burning.targets().stream().map(BurningOutcome::fate).toList(),
                burning.user().map(user -> burning.seconds()));
    }

    private static Fate fate(BurningSituation.Target target) {
        Condition now = target.person().condition();
        int lost = target.hitPoints() - now.hitPoints();
        return new Fate(target.name(), lost, now.hitPoints(), now.isDown(), new BurnState(now, target.fire()));
    }
}
