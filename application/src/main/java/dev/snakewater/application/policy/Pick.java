package dev.snakewater.application.policy;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;

/** Ways to pick an answer without looking at the situation; policies of any rule text may pick so. */
public final class Pick {

    private Pick() {}

    /** The first of the options, as they are listed. */
    public static <A> A firstListed(Choice<A> choice) {
        return choice.options().getFirst().answer();
    }

    /** Any of the legal options, each with the same chance: one die decides, unless there is only one. */
    public static <A> A atRandom(Choice<A> choice, Dice dice) {
        int options = choice.options().size();
        if (options == 1) {
            return firstListed(choice);
        }
        Throw whim = new Throw(
                choice.by(), "whim", new DicePool(1, Die.ofSides(options), 0), Throw.Reads.TOTAL, choice.why());
        return choice.options().get(dice.roll(whim).total() - 1).answer();
    }
}
