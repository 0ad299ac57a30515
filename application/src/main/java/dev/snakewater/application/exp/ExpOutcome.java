package dev.snakewater.application.exp;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How an attack ended.
 *
 * @param attacker who attacked
 * @param target whom
 * @param result what came of it; none if it was broken off before
 * @param bars what barred it, if it was barred
 * @param damage the damage of a hit, 0 without one; none where no dice of damage are told
 * @param hitPoints the target's hit points then, where they are told
 * @param state how the target is then, where hit points are told
 * @param thrown the weather that dice decided, which the next attack finds as it is (EX-13)
 */
@Withers
public record ExpOutcome(
        Name attacker,
        Name target,
        Optional<Result> result,
        List<Bar> bars,
        Optional<Integer> damage,
        Optional<Integer> hitPoints,
        Optional<State> state,
        List<Weather> thrown)
        implements Measured, ExpOutcomeBuilder.With {

    public ExpOutcome {
        bars = List.copyOf(bars);
        thrown = List.copyOf(thrown);
    }

    /** An attack that has done nothing yet, or did nothing because this came of it. */
    static ExpOutcome unhurt(ToHitSituation now, Optional<Result> why) {
        Persona target = now.attack().target();
        return of(
                now,
                why,
                now.attack().weapon().dice().map(dice -> 0),
                now.points().map(HitPoints::left),
                now.points().map(left -> left.state(target.kind())));
    }

    /** A hit on somebody who is then like this, as far as it is known what it did. */
    static ExpOutcome hit(ToHitSituation now, Optional<Integer> damage, Optional<State> state) {
        Optional<Integer> left = damage.flatMap(done -> now.points()).map(HitPoints::left);
        return of(now, Optional.of(Result.HIT), damage, left, state);
    }

    private static ExpOutcome of(
            ToHitSituation now,
            Optional<Result> result,
            Optional<Integer> damage,
            Optional<Integer> hitPoints,
            Optional<State> state) {
        return new ExpOutcome(now.by(), now.at(), result, List.of(), damage, hitPoints, state, now.thrown());
    }

    /** Where no dice of damage are told, nobody knows what a hit does to her, unless it kills. */
    @Override
    public List<Finding> findings() {
        return Stream.of(
                        result.map(is -> Finding.one("result", is)),
                        damage.map(points -> Finding.counts("damage", points)),
                        hitPoints
                                .filter(points -> damage.isPresent())
                                .map(points -> Finding.counts("hit-points", points, target)),
                        state.filter(is -> damage.isPresent() || is == State.DEAD)
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
