package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;

/** The course of a fight: initiative, rounds, and turns. */
public sealed interface RoundPhase extends FightPhase {

    /** The fighter of this number rolls for initiative (FO-42). */
    record RollingInitiative(int fighter) implements RoundPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** A round begins. */
    record BeginningRound() implements RoundPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** The next turn begins, if there is one. */
    record BeginningTurn() implements RoundPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** Whoever acts chooses what to do next. */
    record Acting() implements RoundPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** The turn ends: a run is tested, and what it interrupted goes on. */
    record EndingTurn() implements RoundPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** A round ends: from this place in the order on, fire bites and wounds bleed (FR-22, FR-23). */
    record EndingRound(int place) implements RoundPhase {
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** Goes on after a finished action: the fight ends if at most one side stands (FR-23), and the turn if whoever acts is down. */
    static Next<FightSituation, FightOutcome> afterAction(FightSituation fight, Table table) {
        throw new UnsupportedOperationException();
    }
}
