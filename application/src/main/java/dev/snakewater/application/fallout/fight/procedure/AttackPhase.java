package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** How somebody shoots in her turn: the action of a shot, from its declaration to its damage. */
public sealed interface AttackPhase extends FightPhase {

    /** She shoots at the fighter of this number. */
    record Shoot(int target) implements Deed {
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
     * A shot that is being played.
     *
     * @param weapons the number of each of its guns among the weapons of the shooter
     */
    record Shooting(int target, List<Integer> weapons, ShotSituation shot) implements AttackPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }
}
