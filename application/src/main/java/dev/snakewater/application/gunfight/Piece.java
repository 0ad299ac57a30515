package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Event;
import java.util.List;

/**
 * A piece of a gunfight that is played by itself, as it is now: the situation of its procedure.
 *
 * @param fight the gunfight that it is a piece of
 * @param ahead what is settled beforehand of the parts of the turn that are still to come: everybody's declarations, part by part
 * @param outcome what has come of it so far
 */
public record Piece<O extends Reckoning<O>>(Gunfight fight, List<Phase.Declaring> ahead, O outcome) {

    /** Copies what is ahead. */
    public Piece {
        ahead = List.copyOf(ahead);
    }

    /** This with the fight as it is after something that happened. */
    Piece<O> after(Gunfight next, List<Event> events) {
        O reckoned = outcome;
        for (Event event : events) {
            reckoned = reckoned.after(event);
        }
        return new Piece<>(next, ahead, reckoned.standing(next));
    }

    /** This with the next part of the turn coming, all declarations of which are made. */
    Piece<O> moved() {
        return new Piece<>(fight.at(ahead.getFirst()), ahead.subList(1, ahead.size()), outcome);
    }

    /** This, going on. */
    Next<Piece<O>, O> goOn() {
        return new Next.Go<>(this, false);
    }

    /** This, over. */
    Next<Piece<O>, O> over() {
        return new Next.Done<>(outcome);
    }
}
