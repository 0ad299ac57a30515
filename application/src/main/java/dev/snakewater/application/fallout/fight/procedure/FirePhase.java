package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** How somebody fires a flame thrower in her turn, and how fire bites at the end of a round. */
public sealed interface FirePhase extends FightPhase {

    /** She fires her flame thrower, second by second. */
    record Flame() implements Deed {
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

    /** The seconds that are left of a stream are tested one after the other (FO-29). */
    record Streaming(int weapon, List<Integer> targets) implements FirePhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }
}
