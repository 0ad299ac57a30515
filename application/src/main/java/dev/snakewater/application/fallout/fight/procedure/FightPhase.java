package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;

/** The phases of a fight. */
public sealed interface FightPhase permits RoundPhase, AttackPhase, FirePhase, GoingPhase, WatchingPhase {

    /** Plays it, and returns what comes next. */
    Next<FightSituation, FightOutcome> play(FightSituation fight, Table table);

    /** Returns what goes on in its place once somebody has interrupted it: an interruption ends a way (FR-12). */
    default FightPhase afterInterruption() {
        return this;
    }
}
