package com.example.duel;

import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.*;

/** What a duellist can do in a turn. Each is a policy, too: to do so whenever the rules allow it. */
public enum Action implements Policy<Duel> {
    STRIKE, ALL_OUT, GUARD;

    @Override
    public <A> A decide(Duel duel, Choice<A> choice, Dice dice) {
        return choice.best(action -> action == this ? 1 : 0);
    }
}
