package dev.snakewater.application.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;

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
        implements ExpOutcomeBuilder.With {

    /** Copies the lists. */
    public ExpOutcome {
        bars = List.copyOf(bars);
        thrown = List.copyOf(thrown);
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
