package dev.snakewater.application.fallout.telling;

import dev.snakewater.application.fallout.procedure.EffortOutcome;
import dev.snakewater.application.fallout.procedure.EffortSituation;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Tells tests, jumps and runs. */
public final class EffortTelling implements Telling<EffortSituation, EffortOutcome> {

    private final Messages words = FalloutWords.of("effort");

    /** What somebody intends, and the highest roll that succeeds. */
    record Outset(EffortSituation effort, Tally limit) {

        DicePool dice() {
            return effort.check().dice(effort.actor());
        }

        boolean isHopeless() {
            return limit.total() < dice().least();
        }

        Optional<Tally> farthest() {
            return effort.stunt()
                    .filter(Jump.class::isInstance)
                    .map(Jump.class::cast)
                    .map(jump -> jump.farthest(effort.actor()));
        }
    }

    @Override
    public Messages words() {
        return words;
    }

    @Override
    public List<Sentence> opening(EffortSituation effort, UnaryOperator<Tally> count) {
        Outset outset = new Outset(effort, effort.limit(Counting.adding(count)));
        return Stream.concat(
                        words.told(outset).stream(),
                        words.rulings(Rulings.DECLARED, effort.actor().rulings()).stream())
                .toList();
    }

    @Override
    public List<Sentence> soFar(EffortSituation effort, EffortOutcome calledOff) {
        return effort.decided() && effort.stunt().isPresent() ? words.told("untested", effort) : words.told(calledOff);
    }

    @Override
    public Throw.Wanted wanted(Throw what) {
        return FalloutWords.wanted(what);
    }
}
