package dev.snakewater.application.table;

import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The values of a choice, and the functions that describe each of them: its word, the rules that forbid it, whether the game master can
 * allow it all the same, and the answer it stands for.
 */
record Offer<V, A>(
        List<V> values,
        Function<? super V, String> word,
        Function<? super V, List<Rule>> bars,
        Predicate<? super V> allowable,
        Function<? super V, ? extends A> answer) {

    Offer {
        values = List.copyOf(values);
    }

    static <A> Offer<A, A> of(List<A> answers) {
        return new Offer<>(answers, Word::said, legal -> List.of(), legal -> false, Function.identity());
    }

    Offer<V, A> called(Function<? super A, String> words) {
        return new Offer<>(values, value -> words.apply(answer.apply(value)), bars, allowable, answer);
    }

    Offer<V, A> barring(Function<? super A, List<Rule>> rules) {
        return new Offer<>(values, word, value -> rules.apply(answer.apply(value)), allowable, answer);
    }

    Offer<V, A> allowing(Predicate<? super A> some) {
        return new Offer<>(values, word, bars, value -> some.test(answer.apply(value)), answer);
    }

    <B> Offer<V, B> leadingTo(Function<? super A, ? extends B> then) {
        return new Offer<>(values, word, bars, allowable, value -> then.apply(answer.apply(value)));
    }

    Stream<Choice.Option<A>> options() {
        return values.stream().map(this::option);
    }

    /** The legal answer that is worth most, the first of equal ones; nothing, if all are barred. */
    <W extends Comparable<? super W>> Optional<A> best(Function<? super A, W> worth) {
        Optional<A> best = Optional.empty();
        Optional<W> most = Optional.empty();
        for (V value : values) {
            A one = answer.apply(value);
            W its = worth.apply(one);
            if ((most.isEmpty() || its.compareTo(most.get()) > 0)
                    && bars.apply(value).isEmpty()) {
                best = Optional.of(one);
                most = Optional.of(its);
            }
        }
        return best;
    }

    Stream<Choice.Option<A>> spelt(String said) {
        String wanted = folded(said);
        return values.stream()
                .filter(value -> folded(word.apply(value)).equals(wanted))
                .map(this::option);
    }

    Stream<Choice.Option<A>> standingFor(Object wanted) {
        return values.stream()
                .filter(value -> answer.apply(value).equals(wanted))
                .map(this::option);
    }

    private Choice.Option<A> option(V value) {
        return new Offered<>(this, value, bars.apply(value));
    }

    private static String folded(String word) {
        return word.strip().toLowerCase(Locale.ROOT);
    }

    private record Offered<V, A>(Offer<V, A> offer, V value, List<Rule> bars) implements Choice.Option<A> {

        @Override
        public String word() {
            return offer.word.apply(value);
        }

        @Override
        public A answer() {
            return offer.answer.apply(value);
        }

        @Override
        public boolean isAllowable() {
            return !bars.isEmpty() && offer.allowable.test(value);
        }
    }
}
