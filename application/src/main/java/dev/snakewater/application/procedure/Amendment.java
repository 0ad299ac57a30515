package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a game master may amend by hand: a choice among small values. The situation in which it is so is what a value
 * {@linkplain Choice#leadingTo leads to}, and made of nothing but the one that she chooses.
 */
public final class Amendment {

    private static final int MOST_NUMBERS = 10_000;

    private Amendment() {}

    /** One of a few values, each called by its own word. */
    public static <V> Choice<V> oneOf(Name whose, String what, List<V> values) {
        return Choice.among(whose, what, values, GameMasterRule.GM_03_AMENDMENT);
    }

    /** A number from the least to the most: of those as many as can be offered, whatever is written in a record. */
    public static Choice<Integer> number(Name whose, String what, int least, int most) {
        return oneOf(
                whose,
                what,
                IntStream.rangeClosed(least, most).limit(MOST_NUMBERS).boxed().toList());
    }

    /** Whether something is so. */
    public static Choice<Boolean> yesOrNo(Name whose, String what) {
        return oneOf(whose, what, List.of(true, false)).called(is -> is ? "yes" : "no");
    }
}
