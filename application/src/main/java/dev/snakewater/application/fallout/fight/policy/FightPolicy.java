package dev.snakewater.application.fallout.fight.policy;

import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;

/** Policies for a fighter. */
public enum FightPolicy implements Policy<FightSituation> {
    RUSH,
    HOLD,
    SNIPER,
    SUPPRESS,
    RANDOM;

    @Override
    public <A> A decide(FightSituation fight, Choice<A> choice, Dice dice) {
        return Pick.atRandom(choice, dice);
    }
}
