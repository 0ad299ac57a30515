package dev.snakewater.application.scenario;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.application.words.Gauge;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** How a rule text is told. Its words have one sentence or more for each event, and say nothing that the event does not. */
public interface Telling<S, O> {

    /** Returns a telling by these words, in which things stand as in this table. */
    static <S, O> Telling<S, O> of(Messages words, Function<S, StatusTable> state) {
        return new Telling<>() {
            @Override
            public Messages words() {
                return words;
            }

            @Override
            public StatusTable state(S situation) {
                return state.apply(situation);
            }
        };
    }

    /** Its words. */
    Messages words();

    /** Who fights, before anything happens; the numbers that it tells are those as they are written. */
    default List<Sentence> opening(S situation) {
        return opening(situation, UnaryOperator.identity());
    }

    /** Returns who fights, before anything happens; numbers are told as the given function counts them. */
    default List<Sentence> opening(S situation, UnaryOperator<Tally> count) {
        return words().told(situation);
    }

    /** Returns how it stands while nothing is decided: in this situation, with the outcome if it were called off here. */
    default List<Sentence> soFar(S situation, O calledOff) {
        return words().told(calledOff);
    }

    /** What is counted of outcomes when many are compared, the most important first. */
    default List<Finding> findings(O outcome) {
        return outcome instanceof Measured measured ? measured.findings() : List.of();
    }

    /** How things stand, for those who sit at the table. */
    default StatusTable state(S situation) {
        return StatusTable.EMPTY;
    }

    /** Returns where everybody is now; nothing, if the rule text knows no places. */
    default Optional<FloorPlan> plan(S situation) {
        return Optional.empty();
    }

    /** Returns the current sheet of a fighter; empty if {@link #state} says everything. */
    default List<Sentence> sheet(S situation, Name fighter) {
        return List.of();
    }

    /** Returns the numbers of each fighter that go up and down in a fight, as they are in this outcome. */
    default List<Gauge> gauges(O outcome) {
        return List.of();
    }

    /** Returns what has become of everybody's body, if the rule text knows its parts. */
    default List<BodyPicture> bodies(O outcome) {
        return List.of();
    }

    /** Returns what is good in a throw. */
    default Throw.Wanted wanted(Throw what) {
        return Throw.Wanted.NEITHER;
    }
}
