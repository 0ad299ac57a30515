package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** How those who wait in reaction or cover something look up in the turn of somebody else (FO-43 to FO-47). */
public sealed interface WatchingPhase extends FightPhase {

    /** She gives up her round to wait in reaction. */
    record Wait() implements Deed {
        @Override
        public String word(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** She gives up her round to cover something. */
    record Cover(Watch.Cover what) implements Deed {
        @Override
        public String word(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** Those who watch look one after the other at whoever moved or showed herself, then something goes on. */
    record Looking(int mover, List<Integer> watchers, FightPhase then) implements WatchingPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** The hits of covering fire strike one after the other, then something goes on. */
    record Striking(int by, int target, int hits, FightPhase then) implements WatchingPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /**
     * Goes on with a phase, but first lets those look who watch: who waits in reaction, if the mover was outside her zone before and is
     * inside it now, and who covers what the mover has just left (FR-11).
     *
     * @param before the situation before the mover moved or showed herself
     * @param left what the mover has just left, if she left cover, for good or for a moment
     * @param shows whether she counts as out of cover at this moment, though she goes back at once (FO-39)
     */
    static Next<FightSituation, FightOutcome> looking(
            FightSituation before,
            FightSituation after,
            int mover,
            Optional<Watch.Cover> left,
            boolean shows,
            FightPhase then) {
        throw new UnsupportedOperationException();
    }
}
