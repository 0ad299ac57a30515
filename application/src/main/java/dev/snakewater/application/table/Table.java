package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/** Everything outside the rules that a rule may touch. */
public interface Table {

    /** A tally completed by its throw. */
    record Rolled(Tally tally, Fall fall) {

        /** Returns what it came to. */
        public int total() {
            return tally.total();
        }
    }

    /** Returns what the dice of this throw show. */
    Fall roll(Throw what);

    /** Returns the roll of dice of which only the total matters. */
    default Fall roll(Name by, String name, DicePool dice, Rule why) {
        return roll(new Throw(by, name, dice, Throw.Reads.TOTAL, why));
    }

    /** Returns the roll of dice in whose total the rules read something, and use nothing else. */
    default <R> Throw.Read<R> read(Name by, String name, DicePool dice, IntFunction<R> reading, Rule why) {
        return read(new Throw(by, name, dice, Throw.Reads.TOTAL, why), fall -> reading.apply(fall.total()));
    }

    /** Returns the roll of dice in whose fall the rules read something, by a pure function, and use nothing else. */
    default <R> Throw.Read<R> read(Throw what, Function<? super Fall, R> reading) {
        Fall fall = roll(what.read(reading));
        return new Throw.Read<>(fall, reading.apply(fall));
    }

    /**
     * Returns the roll of a tally that starts from a throw: it is counted, the dice that it waits for are thrown in its name, and complete it.
     *
     * @throws IllegalArgumentException if it waits for none
     */
    default Rolled rollFor(Tally awaiting) {
        Tally counted = count(awaiting);
        if (counted.base() instanceof Tally.Awaited(DicePool dice, Rule why)) {
            Fall fall = roll(counted.whose(), counted.of(), dice, why);
            return new Rolled(counted.completedBy(fall), fall);
        }
        throw new IllegalArgumentException(awaiting.of() + " waits for no throw");
    }

    /** Returns the answer to this choice; throws {@link RefusedException} if the answer given is not a legal option. */
    <A> A choose(Choice<A> choice);

    /** Returns the chosen option with its word; throws {@link RefusedException} if the answer given is not a legal option. */
    default <A> Choice.Option<A> pick(Choice<A> choice) {
        return choice.optionOf(choose(choice));
    }

    /** Returns a tally with the game master's modifiers, if there are any here; called before the throw that it is for. */
    default Tally count(Tally asWritten) {
        return count(asWritten, UnaryOperator.identity());
    }

    /** Returns a limited tally: the game master's modifiers go in before the floors, caps, and whatever comes after them. */
    default Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
        return limits.apply(asWritten);
    }

    /** Returns what the game master does next before the next step; called until there is no more. */
    default Optional<Answer.BetweenSteps> betweenSteps() {
        return Optional.empty();
    }

    /** Returns the answers given so far, if the table records them; otherwise none. */
    default List<Answer> given() {
        return List.of();
    }

    /**
     * Returns whether anybody hears what is told. Where nobody does, events need not be told, except those that pass a stage, and a throw
     * may be read in part where the rest is only told. What happens must be the same either way.
     */
    default boolean isHeard() {
        return true;
    }

    /** Reports an event to whoever listens, with the rules that caused it, except those of its tallies. */
    default void tell(Event event, List<Rule> why) {}

    /** Reports an event caused by these rules. */
    default void tell(Event event, Rule... why) {
        tell(event, List.of(why));
    }
}
