package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.master.FalloutWords;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** How a test, a jump or a run is told. */
final class EffortTelling implements Telling<Effort, EffortOutcome> {

    private final Wording words = FalloutWords.of("effort");

    /** What somebody has in mind, and at or below what it succeeds as it will be thrown. */
    record Outset(Doer doer, Undertaking undertaking, Tally limit) {

        DicePool dice() {
            return undertaking.trial().dice(doer);
        }

        boolean isHopeless() {
            return limit.total() < dice().least();
        }

        Optional<String> described() {
            return jumping().flatMap(Undertaking.Jumping::described);
        }

        Optional<Tally> farthest() {
            return jumping().map(jumping -> jumping.jump().farthest(doer));
        }

        private Optional<Undertaking.Jumping> jumping() {
            return undertaking instanceof Undertaking.Jumping jumping ? Optional.of(jumping) : Optional.empty();
        }
    }

    @Override
    public Wording words() {
        return words;
    }

    @Override
    public List<Sentence> opening(Effort effort) {
        return opening(effort, UnaryOperator.identity());
    }

    @Override
    public List<Sentence> opening(Effort effort, UnaryOperator<Tally> count) {
        Doer doer = effort.doer();
        Tally limit = effort.what().limit(doer, Counting.adding(count));
        return Stream.concat(
                        words.told(new Outset(doer, effort.what(), limit)).stream(),
                        words.rulings(Rulings.DECLARED, doer.rulings()).stream())
                .toList();
    }

    @Override
    public List<Sentence> soFar(Effort effort, EffortOutcome calledOff) {
        return effort.decided() && effort.what() instanceof Undertaking.Feat
                ? words.told("untested", effort)
                : ending(calledOff);
    }
}
