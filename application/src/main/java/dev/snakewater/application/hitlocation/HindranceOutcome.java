package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What somebody's wounds come to.
 *
 * @param who who it is
 * @param penalties what they take off each thing that was asked
 * @param attempt what came of what he tried, if he tried something
 */
public record HindranceOutcome(Name who, List<Penalty> penalties, Optional<Tried> attempt) implements Measured {

    @Override
    public List<Finding> findings() {
        return Stream.concat(
                        attempt.stream().map(tried -> Finding.one("tried", tried.result(), who, tried.what())),
                        penalties.stream().map(penalty -> penalty.finding(who)))
                .toList();
    }

    /**
     * What wounds take off something.
     *
     * @param doing what it is
     * @param penalty how much: 0 or less; nothing, if he cannot do it
     * @param bar what keeps him from it; nothing, if he can do it
     */
    public record Penalty(Doing doing, Optional<Integer> penalty, Optional<Doing.Bar> bar) {
        private Finding finding(Name who) {
            return Finding.ranked(
                    "penalty", penalty.map(amount -> -amount).orElse(Integer.MAX_VALUE), penalty, who, doing);
        }
    }

    /**
     * What came of an attempt.
     *
     * @param what what he tried
     * @param result how it went
     */
    public record Tried(String what, Result result) {}

    /** How an attempt went. */
    public enum Result {
        SUCCESS("yes"),
        FAILURE("no"),
        IMPOSSIBLE("cannot try");

        private final String word;

        Result(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }
}
