package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A piece of a gunfight that is played by itself, as it is now: the situation of its procedure.
 *
 * @param fight the gunfight that it is a piece of
 * @param ahead what is settled beforehand of the parts of the turn that are still to come: everybody's declarations, part by part
 * @param outcome what has come of it so far
 */
public record Piece<O extends Piece.Outcome<O>>(Gunfight fight, List<Phase.Declaring> ahead, O outcome) {

    public Piece {
        ahead = List.copyOf(ahead);
    }

    /**
     * What has come of a piece so far: in the end, its outcome.
     *
     * @param <O> itself
     */
    interface Outcome<O extends Outcome<O>> extends Measured {

        /** This after what happened in a step, as the fight stands now. */
        O after(List<Event> events, Gunfight now);
    }

    /**
     * What a person writes to set up a piece.
     *
     * @param <C> itself
     * @param <O> the outcome
     */
    interface Written<C, O extends Outcome<O>> extends SetUp<C, Piece<O>, O> {

        /** The gunfight that it is a piece of. */
        GunfightScenario gunfight();

        @Override
        default List<Name> everybody() {
            return gunfight().everybody();
        }

        @Override
        default Optional<Policy<Piece<O>>> policyOf(Name fighter) {
            return gunfight().policyOf(fighter).map(Decider::new);
        }
    }

    /** A kind of pieces, with these numbers. */
    static <C extends Written<C, O>, O extends Outcome<O>> ScenarioKind<C, Piece<O>, O> kind(
            String id, Class<C> scenario, List<String> numbers) {
        return ScenarioKind.of(id, scenario, new PieceProcedure<O>(), new GunfightTelling<Piece<O>, O>(Piece::fight))
                .decidedBy(
                        Stream.of(GunfightPolicy.values()).map(Decider<O>::new).toList())
                .counting(numbers)
                .namedAlsoBy(GunfightScenario.COUNT);
    }

    /** This with the fight as it is after something that happened. */
    Piece<O> after(Gunfight next, List<Event> events) {
        return new Piece<>(next, ahead, outcome.after(events, next));
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
                                .map(mark -> fight.fighter(mark.at()))
                                .allMatch(target -> fight.barsOn(
                                                Legality.Aim.SHOT, fight.fighter(declaration.by()), target)
                                        .isEmpty()));
    }

    /** Whether somebody could do what is settled of him, if he were so. */
    boolean fits(Gunfighter amended) {
        List<Phase.Declaration> his = ahead.stream()
                .flatMap(part -> part.declared().stream())
                .filter(declaration -> declaration.by().equals(amended.name()))
                .toList();
        Stream<Phase.Mark> marks = his.stream().flatMap(declaration -> declaration.marks().stream());
        return his.isEmpty()
                || (amended.isAble()
                        && marks.noneMatch(
                                mark -> amended.guns().get(mark.gun()).isEmpty()));
    }

    /** Decides as in the fight; of most pieces everything is settled, so nobody asks him. */
    private record Decider<O extends Outcome<O>>(Policy<Gunfight> policy) implements Policy<Piece<O>> {
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
