package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;

/** Everything outside the rules that a rule may touch. */
public interface Table {

    /** What the dice of this throw show. */
    Fall roll(Throw what);

    /**
     * The answer to this choice: one of its legal options.
     *
     * @throws Refused if the answer given is not among them
     */
    <A> A choose(Choice<A> choice);

    /** What stands of a tally after the game master; asked before the throw that it is for. */
    Tally count(Tally asWritten);

    /** Hears what happened. */
    void tell(Event event);
}
