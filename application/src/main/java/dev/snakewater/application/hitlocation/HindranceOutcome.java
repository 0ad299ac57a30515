package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody's wounds come to: what they take off each thing that was asked, and what came of what he tried. */
record HindranceOutcome(Name who, List<Penalty> penalties, Optional<Tried> attempt) implements Measured {

    @Override
    public List<Finding> findings() {
        return Stream.concat(
                        attempt.stream().map(tried -> Finding.one("tried", tried.result(), who, tried.what())),
                        penalties.stream().map(penalty -> penalty.finding(who)))
                .toList();
    }

    /** What wounds take off something, 0 or less, or what keeps him from it. */
    record Penalty(Doing doing, Optional<Integer> penalty, Optional<Doing.Bar> bar) {

        private Finding finding(Name who) {
            return Finding.ranked(
                    "penalty", penalty.map(amount -> -amount).orElse(Integer.MAX_VALUE), penalty, who, doing);
        }
    }

    record Tried(String what, Result result) {}

    enum Result {
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
