package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** How somebody walks, runs, jumps and turns in her turn. */
public sealed interface GoingPhase extends FightPhase {

    /** She walks, runs or jumps somewhere. */
    record Go(FightEvent.Gait gait) implements Deed {
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

    /** She turns on the spot (FO-34). */
    record Turn() implements Deed {
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

    /**
     * She is on her way, which is paid for.
     *
     * @param gone the millimetres that she has gone
     */
    record Going(FightEvent.Gait gait, Path way, int gone) implements GoingPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }
}
