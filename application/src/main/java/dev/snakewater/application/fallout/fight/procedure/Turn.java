package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.fallout.scene.Turning;
import dev.snakewater.domain.field.Withers;
import java.util.Optional;

/**
 * Somebody's turn, or an interruption of one (FO-44).
 *
 * @param fighter whose it is, by her number in the roster
 * @param actionPoints what she has left
 * @param spent whether she has spent any, so that she can neither wait nor cover (FO-43, FO-47)
 * @param turning her turns on the spot since she last paid for something else (FO-34)
 * @param heading the bearing of the walk or run that she has just finished without an interruption, for a jump (FO-52)
 * @param ran the action points of each of her runs in it (FO-54)
 * @param unfolding action points spent in her last turn on setting up or folding the gun in her first hand; lost unless she finishes it
 *     in this one (FR-19)
 * @param then what goes on when it is over: the rest of the turn that it interrupted
 */
@Withers
public record Turn(
        int fighter,
        int actionPoints,
        boolean spent,
        boolean interrupts,
        Turning turning,
        Optional<Integer> heading,
        int ran,
        int unfolding,
        Optional<FightPhase> then)
        implements TurnBuilder.With {

    /** Returns a turn that begins with these action points. */
    static Turn of(int fighter, int actionPoints) {
        return new Turn(fighter, actionPoints, false, false, Turning.NONE, Optional.empty(), 0, 0, Optional.empty());
    }

    /** Returns an interruption with these action points, after which something goes on. */
    static Turn interrupting(int fighter, int actionPoints, FightPhase then) {
        return new Turn(fighter, actionPoints, false, true, Turning.NONE, Optional.empty(), 0, 0, Optional.of(then));
    }

    /** Returns this after something was paid for; a jump no longer follows from what came before. */
    Turn paid(int price) {
        return with(it -> it.actionPoints(actionPoints - price)
                .spent(spent || price > 0)
                .turning(price > 0 ? Turning.NONE : turning)
                .heading(Optional.empty()));
    }
}
