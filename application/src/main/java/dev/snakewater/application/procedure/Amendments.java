package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A list of what a game master may amend: each item a choice among small values. The new situation is built only from the value chosen.
 *
 * @param <S> the situation, or the component of it that is amended
 */
public final class Amendments<S> {

    private static final int MOST_NUMBERS = 10_000;

    private final Name whose;
    private final Consumer<Choice<S>> found;

    private Amendments(Name whose, Consumer<Choice<S>> found) {
        this.whose = whose;
        this.found = found;
    }

    /** Returns all amendments that are listed, in order. */
    public static <S> List<Choice<S>> listed(Consumer<Amendments<S>> listing) {
        List<Choice<S>> all = new ArrayList<>();
        listing.accept(new Amendments<>(GameMasterRule.GAME_MASTER, all::add));
        return List.copyOf(all);
    }

    /** Returns a list for a fighter. */
    public Amendments<S> of(Name somebody) {
        return new Amendments<>(somebody, found);
    }

    /** Returns a list for a component of the situation. */
    public <T> Amendments<T> within(Function<? super T, ? extends S> whole) {
        return new Amendments<>(whose, choice -> found.accept(choice.leadingTo(whole)));
    }

    /** Returns a list in which rules forbid some results. */
    public Amendments<S> barring(Function<? super S, List<Rule>> bars) {
        return new Amendments<>(whose, choice -> found.accept(choice.barring(bars)));
    }

    /** Returns a list that says why a result is forbidden. */
    public Amendments<S> explaining(Function<? super S, Optional<Reason>> why) {
        return new Amendments<>(whose, choice -> found.accept(choice.explaining(why)));
    }

    /** Returns this list if the condition holds, and otherwise one that takes nothing. */
    public Amendments<S> when(boolean possible) {
        return possible ? this : new Amendments<>(whose, choice -> {});
    }

    /** Adds a choice among values, each with its own word. */
    public <V> void oneOf(String what, V[] values, Function<? super V, ? extends S> then) {
        oneOf(what, List.of(values), then);
    }

    /** Adds a choice among values, each with its own word. */
    public <V> void oneOf(String what, List<V> values, Function<? super V, ? extends S> then) {
        found.accept(among(what, values).leadingTo(then));
    }

    /** Adds a choice among values with the given words. */
    public <V> void oneOf(
            String what, List<V> values, Function<? super V, String> word, Function<? super V, ? extends S> then) {
        found.accept(among(what, values).called(word).leadingTo(then));
    }

    /** Adds a free choice of values that have a reading, of which some are proposed. */
    public <V> void anywhere(
            String what,
            List<V> proposals,
            Function<String, Optional<V>> reading,
            Function<? super V, ? extends S> then) {
        found.accept(Choice.anywhere(whose, what, proposals, reading, GameMasterRule.GM_03_AMENDMENT)
                .leadingTo(then));
    }

    private <V> Choice<V> among(String what, List<V> values) {
        return Choice.among(whose, what, values, GameMasterRule.GM_03_AMENDMENT);
    }

    /** Adds a choice of a number in a range. */
    public void number(String what, int least, int most, Function<Integer, ? extends S> then) {
        oneOf(what, numbers(least, most), then);
    }

    /** Adds a choice of yes or no. */
    public void yesOrNo(String what, Function<Boolean, ? extends S> then) {
        oneOf(what, List.of(true, false), is -> is ? "yes" : "no", then);
    }

    /** Returns the numbers of a range, cut off at a length that can be offered. */
    public static List<Integer> numbers(int least, int most) {
        return IntStream.rangeClosed(least, most).limit(MOST_NUMBERS).boxed().toList();
    }
}
