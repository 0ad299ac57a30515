package dev.snakewater.application.policy;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import java.util.Comparator;
import java.util.function.Function;

/** Ways to pick an answer that know nothing of any rule text; policies of all of them may pick so. */
public final class Pick {

    private Pick() {}

    /** The first of the options, as they are listed. */
    public static <A> A firstListed(Choice<A> choice) {
        return choice.options().getFirst().answer();
    }

    /** The option that is worth most; of equal ones the first listed. */
    public static <A, W extends Comparable<? super W>> A best(Choice<A> choice, Function<? super A, W> worth) {
        // Of equal ones the stream's maximum is the first.
        return choice.options().stream()
                .map(Choice.Option::answer)
                .max(Comparator.comparing(worth))
                .orElseThrow();
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
