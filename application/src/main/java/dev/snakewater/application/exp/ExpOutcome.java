package dev.snakewater.application.exp;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Word;
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

    /** An attack that has done nothing yet. */
    static ExpOutcome unhurt(Attack attack) {
        Persona target = attack.target();
        Optional<HitPoints> points = target.body().points();
        return new ExpOutcome(
                attack.attacker().name(),
                target.name(),
                Optional.empty(),
                List.of(),
                attack.weapon().dice().map(dice -> 0),
                points.map(HitPoints::left),
                points.map(left -> left.state(target.kind())),
                List.of());
    }

    /** An attack that did nothing, because this came of it. */
    static ExpOutcome unhurt(Attack attack, Result why) {
        return unhurt(attack).withResult(Optional.of(why));
    }

    /** A hit of which nobody tells what it did. */
    static ExpOutcome hit(Name by, Name at) {
        return new ExpOutcome(
                by,
                at,
                Optional.of(Result.HIT),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    /** A hit that did its damage to somebody who is then like this. */
    static ExpOutcome hit(Name by, Name at, int damage, int left, State state) {
        return hit(by, at)
                .with(it -> it.damage(Optional.of(damage))
                        .hitPoints(Optional.of(left))
                        .state(Optional.of(state)));
    }

    /** Where no dice of damage are told, nobody knows what a hit does to her, unless it kills. */
    @Override
    public List<Finding> findings() {
        Stream<Finding> done = Stream.concat(
                result.stream().map(is -> Finding.one("result", is)),
                damage.stream().map(points -> Finding.counts("damage", points)));
        Stream<Finding> left = Stream.concat(
                hitPoints.filter(points -> damage.isPresent()).stream()
                        .map(points -> Finding.counts("hit-points", points, target)),
                state.filter(is -> damage.isPresent() || is == State.DEAD).stream()
                        .map(is -> Finding.is("down", is.isDown(), target)));
        return Stream.concat(done, left).toList();
    }

    /** What can come of an attack (EX-01). */
    public enum Result {
        /** It hits. */
        HIT,
        /** It misses. */
        MISS,
        /** It got no to-hit roll. */
        GATE_FAILED,
        /** It could not be made. */
        BARRED;

        @Override
        public String toString() {
            return Word.of(this);
        }
    }
}
