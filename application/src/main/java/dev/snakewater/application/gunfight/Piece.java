package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import java.util.List;
import java.util.stream.Stream;

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

    /** A piece that begins with a fight as it is, and of which nothing is settled beforehand. */
    static <O extends Reckoning<O>> Piece<O> of(Gunfight fight, O nothingYet) {
        return new Piece<>(fight, List.of(), nothingYet);
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
        return new Piece<>(fight.withPhase(ahead.getFirst()), ahead.subList(1, ahead.size()), outcome);
    }

    /** Whether what is settled of the next part can still be done: a fight may be over by then, or a target dead. */
    boolean canMove() {
        return !ahead.isEmpty()
                && !fight.isDecided()
                && ahead.getFirst().declared().stream()
                        .allMatch(declaration -> declaration.marks().stream()
                                .allMatch(mark -> fight.barsOn(
                                                Legality.Aim.SHOT,
                                                fight.fighter(declaration.by()),
                                                fight.fighter(mark.at()))
                                        .isEmpty()));
    }

    /** Whether somebody could do what is settled of him, if he were so. */
    boolean fits(Gunfighter amended) {
        List<Phase.Declaration> his = ahead.stream()
                .flatMap(part -> part.declared().stream())
                .filter(declaration -> declaration.by().equals(amended.name()))
                .toList();
        Stream<Phase.Mark> marks = his.stream().flatMap(declaration -> declaration.marks().stream());
        boolean canFire = amended.isAble()
                && marks.noneMatch(mark -> amended.guns().get(mark.gun()).isEmpty());
        return his.isEmpty() || canFire;
    }

    /** Decides as in the fight; of most pieces everything is settled, so nobody asks him. */
    record Decider<O extends Reckoning<O>>(Policy<Gunfight> policy) implements Policy<Piece<O>> {
        @Override
        public String id() {
            return policy.id();
        }

        @Override
        public <A> A decide(Piece<O> piece, Choice<A> choice, Dice dice) {
            return policy.decide(piece.fight(), choice, dice);
        }
    }
}
