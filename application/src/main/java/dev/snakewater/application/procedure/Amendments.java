package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What a game master may amend by hand, as it is listed: each thing a choice among small values. The situation in which it is so is made
 * of nothing but the value that she chooses.
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

    /** Returns everything that is listed, in order. */
    public static <S> List<Choice<S>> listed(Consumer<Amendments<S>> listing) {
        List<Choice<S>> all = new ArrayList<>();
        listing.accept(new Amendments<>(GameMasterRule.GAME_MASTER, all::add));
        return List.copyOf(all);
    }

    /** Returns those of somebody. */
    public Amendments<S> of(Name somebody) {
        return new Amendments<>(somebody, found);
    }

    /** Returns those of a component, which lead to the whole. */
    public <T> Amendments<T> within(Function<? super T, ? extends S> whole) {
        return new Amendments<>(whose, choice -> found.accept(choice.leadingTo(whole)));
    }

    /** Returns these where rules bar some of what they lead to. */
    public Amendments<S> barring(Function<? super S, List<Rule>> bars) {
        return new Amendments<>(whose, choice -> found.accept(choice.barring(bars)));
    }

    /** Returns these if it can be amended; none if not. */
    public Amendments<S> when(boolean possible) {
        return possible ? this : new Amendments<>(whose, choice -> {});
    }

    /** One of a few values, each called by its own word. */
    public <V> void oneOf(String what, V[] values, Function<? super V, ? extends S> then) {
        oneOf(what, List.of(values), then);
    }

    /** One of a few values, each called by its own word. */
    public <V> void oneOf(String what, List<V> values, Function<? super V, ? extends S> then) {
        found.accept(among(what, values).leadingTo(then));
    }

    /** One of a few values, each called so. */
    public <V> void oneOf(
            String what, List<V> values, Function<? super V, String> word, Function<? super V, ? extends S> then) {
        found.accept(among(what, values).called(word).leadingTo(then));
    }

    private <V> Choice<V> among(String what, List<V> values) {
        return Choice.among(whose, what, values, GameMasterRule.GM_03_AMENDMENT);
    }

    /** A number from the least to the most. */
    public void number(String what, int least, int most, Function<Integer, ? extends S> then) {
        oneOf(what, numbers(least, most), then);
    }

    /** Whether something is so. */
    public void yesOrNo(String what, Function<Boolean, ? extends S> then) {
        oneOf(what, List.of(true, false), is -> is ? "yes" : "no", then);
    }

    /** Returns the numbers from the least to the most: as many as can be offered, whatever is written in a record. */
    public static List<Integer> numbers(int least, int most) {
        return IntStream.rangeClosed(least, most).limit(MOST_NUMBERS).boxed().toList();
    }
}
