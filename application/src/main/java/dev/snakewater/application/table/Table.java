package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Everything outside the rules that a rule may touch. */
public interface Table {

    /** What the dice of this throw show. */
    Fall roll(Throw what);

    /**
     * What dice show of which the total alone matters.
     *
     * @param by whose throw
     * @param name what it is for
     * @param dice the dice
     * @param why the rule that asks for it
     */
    default Fall roll(Name by, String name, DicePool dice, Rule why) {
        return roll(new Throw(by, name, dice, Throw.Reads.TOTAL, why));
    }

    /**
     * The answer to this choice: one of its legal options.
     *
     * @throws Refused if the answer given is not among them
     */
    <A> A choose(Choice<A> choice);

    /**
     * The same, with the word it was chosen with, where the table knows it.
     *
     * @throws Refused if the answer given is not among them
     */
    default <A> Choice.Option<A> pick(Choice<A> choice) {
        return choice.optionOf(choose(choice));
    }

    /** What stands of a tally after the game master, if there is one here; asked before the throw that it is for. */
    default Tally count(Tally asWritten) {
        return asWritten;
    }

    /**
     * What stands of a number that the book limits: what the game master adds goes into it before that.
     *
     * @param asWritten everything that adds up to it
     * @param limits what the book does with the sum: floors and caps, and whatever comes after them
     */
    default Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
        return limits.apply(count(asWritten));
    }

    /** What the game master amends before the next step; asked until there is nothing more. */
    default Optional<Answer.Amended> amendment() {
        return Optional.empty();
    }

    /** Everything that was answered so far, where the table has a record of it; nothing otherwise. */
    default List<Answer> given() {
        return List.of();
    }

    /**
     * Hears what happened, if somebody listens here.
     *
     * @param why the rules that made it happen, those of its tallies not repeated
     */
    default void tell(Event event, List<Rule> why) {}

    /** Hears what happened, by these rules. */
    default void tell(Event event, Rule... why) {
        tell(event, List.of(why));
    }
}
