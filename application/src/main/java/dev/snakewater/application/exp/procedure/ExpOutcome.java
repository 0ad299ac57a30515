package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.wound.Health;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The outcome of an attack: no result if it was called off, no damage without dice of damage, and the weather that was rolled (EX-13). */
@Withers
public record ExpOutcome(
        Name attacker,
        Name target,
        Optional<Result> result,
        List<Bar> bars,
        Optional<Integer> damage,
        Optional<Integer> hitPoints,
        Optional<Health.State> state,
        List<Weather> thrown)
        implements Measured, ExpOutcomeBuilder.With {

    static ExpOutcome unhurt(ToHitSituation now, Optional<Result> why) {
        Optional<Integer> none = now.attack().weapon().dice().map(dice -> 0);
        Optional<Health.State> state =
                now.health().map(left -> left.state(now.attack().target().kind()));
        return new ExpOutcome(
                now.by(), now.at(), why, List.of(), none, now.points().map(HitPoints::left), state, now.thrown());
    }

    static ExpOutcome hit(ToHitSituation now, Optional<Integer> damage, Optional<Health.State> state) {
        Optional<Integer> left = damage.flatMap(done -> now.points()).map(HitPoints::left);
        return new ExpOutcome(
                now.by(), now.at(), Optional.of(Result.HIT), List.of(), damage, left, state, now.thrown());
    }

    /** Without dice of damage, it is unknown what a hit does, unless it kills. */
    @Override
    public List<Finding> findings() {
        return Stream.of(
                        result.map(is -> Finding.one("result", is)),
                        damage.map(points -> Finding.counts("damage", points)),
                        hitPoints
                                .filter(points -> damage.isPresent())
                                .map(points -> Finding.counts("hit-points", points, target)),
                        state.filter(is -> damage.isPresent() || is == Health.State.DEAD)
                                .map(is -> Finding.is("down", is.isDown(), target)))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What can come of an attack (EX-01). */
    public enum Result {
        HIT,
        MISS,
        GATE_FAILED,
        BARRED;
    }
}
