package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import java.util.List;

/** Ways to pick an answer that any policy can use. */
public final class Pick {

    private Pick() {}

    /** Picks the first option. */
    public static <A> A firstListed(Choice<A> choice) {
        return choice.best(any -> 0);
    }

    /** Picks a legal option at random, all equally likely, by one die; no die if there is only one. */
    public static <A> A atRandom(Choice<A> choice, Dice dice) {
        List<Choice.Option<A>> options = choice.options();
        if (options.size() == 1) {
            return options.getFirst().answer();
        }
        Throw whim = new Throw(
                choice.by(), "whim", new DicePool(1, Die.ofSides(options.size()), 0), Throw.Reads.TOTAL, choice.why());
        return options.get(dice.roll(whim).total() - 1).answer();
    }
}
