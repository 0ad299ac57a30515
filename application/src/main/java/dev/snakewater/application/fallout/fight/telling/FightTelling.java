package dev.snakewater.application.fallout.fight.telling;

import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.telling.FalloutWords;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.words.Messages;

/** Tells a whole fight. */
public final class FightTelling implements Telling<FightSituation, FightOutcome> {

    private final Messages words = FalloutWords.of("burning");

    @Override
    public Messages words() {
        return words;
    }
}
