package dev.snakewater.application.procedure;

import dev.snakewater.application.table.GameMasterModifier;
import java.util.List;

/** What is agreed on before a fight, beside its set-up: the turn after which it is called off, and the game master's modifiers. */
public record FightTerms(int turnLimit, List<GameMasterModifier> modifiers) {

    /** @throws IllegalArgumentException if there is not a turn to be played */
    public FightTerms {
        modifiers = List.copyOf(modifiers);
        if (turnLimit < 1) {
            throw new IllegalArgumentException("a fight of " + turnLimit + " turns");
        }
    }

    /** A limit of turns and nothing else. */
    public static FightTerms of(int turnLimit) {
        return new FightTerms(turnLimit, List.of());
    }
}
