package dev.snakewater.application.table;

import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The values of a choice, with the answer and the word of each, the rules that forbid it, whether the game master can allow it, the note
 * beside it, and what would be possible instead. If any other value may be said, it knows how to read one, and the value of an answer.
 */
@Withers
public record Offer<V, A>(
        List<V> values,
        Function<? super V, ? extends A> answer,
        Function<? super V, String> word,
        Function<? super V, List<Rule>> bars,
        Predicate<? super V> allowable,
        Function<? super V, Optional<Reason>> note,
        Function<? super V, Optional<Reason>> instead,
        Optional<Function<String, Optional<V>>> reading,
        Function<? super A, Optional<V>> value)
        implements OfferBuilder.With<V, A> {

    public Offer {
        values = List.copyOf(values);
    }

    static <A> Offer<A, A> of(List<A> answers) {
        return new Offer<>(
                answers,
                Function.identity(),
                Word::said,
                legal -> List.of(),
                legal -> false,
                any -> Optional.empty(),
                any -> Optional.empty(),
                Optional.empty(),
                other -> Optional.empty());
    }

    static <A> Offer<A, A> free(List<A> proposals, Function<String, Optional<A>> reading) {
        return of(proposals).with(offer -> offer.reading(Optional.of(reading)).value(Optional::of));
    }

    Offer<V, A> called(Function<? super A, String> words) {
        return withWord(value -> words.apply(answer.apply(value)));
    }

    Offer<V, A> barring(Function<? super A, List<Rule>> rules) {
        return withBars(value -> rules.apply(answer.apply(value)));
    }

    Offer<V, A> allowing(Predicate<? super A> some) {
        return withAllowable(value -> some.test(answer.apply(value)));
    }

    Offer<V, A> noting(Function<? super A, Optional<Reason>> notes) {
        return withNote(value -> notes.apply(answer.apply(value)));
    }

    Offer<V, A> explaining(Function<? super A, Optional<Reason>> why) {
        return withInstead(value -> why.apply(answer.apply(value)));
    }

    <B> Offer<V, B> leadingTo(Function<? super A, ? extends B> then) {
        return new Offer<>(
                values,
                value -> then.apply(answer.apply(value)),
                word,
                bars,
                allowable,
                note,
                instead,
                reading,
                other -> Optional.empty());
    }

    Stream<Choice.Option<A>> options() {
        return values.stream().map(this::option);
    }

    /** The legal answer that is worth most, the first of equal ones; nothing, if all are barred. */
    <W extends Comparable<? super W>> Optional<A> best(Function<? super A, W> worth) {
        List<V> left = values;
        List<W> worths = new ArrayList<>(values.size());
        for (V value : values) {
            worths.add(worth.apply(answer.apply(value)));
        }
        while (!left.isEmpty()) {
            int first = firstOfTheMost(worths);
            V most = left.get(first);
            if (bars.apply(most).isEmpty()) {
                return Optional.of(answer.apply(most));
            }
            left = new ArrayList<>(left);
            left.remove(first);
            worths.remove(first);
        }
        return Optional.empty();
    }

    private static <W extends Comparable<? super W>> int firstOfTheMost(List<W> worths) {
        int first = 0;
        for (int place = 1; place < worths.size(); place++) {
            first = worths.get(place).compareTo(worths.get(first)) > 0 ? place : first;
        }
        return first;
    }

    /** The values of this word; if there is none and any may be said, the one it is read as. */
    List<Choice.Option<A>> spelt(String said) {
        String wanted = folded(said);
        List<Choice.Option<A>> spelt = values.stream()
                .filter(value -> folded(word.apply(value)).equals(wanted))
                .map(this::option)
                .toList();
        return spelt.isEmpty() ? read(said).stream().toList() : spelt;
    }

    private Optional<Choice.Option<A>> read(String said) {
        return reading.flatMap(read -> read.apply(said.strip())).map(this::option);
    }

    /** The values with this answer, that very one before its equals, or the one that it is if any may be said. */
    Stream<Choice.Option<A>> standingFor(A wanted) {
        Stream<V> listed = Stream.concat(
                values.stream().filter(value -> answer.apply(value) == wanted),
                values.stream().filter(value -> answer.apply(value).equals(wanted)));
        return Stream.concat(listed, value.apply(wanted).stream()).map(this::option);
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

        @Override
        public Optional<Reason> note() {
            return offer.note.apply(value);
        }

        @Override
        public Optional<Reason> instead() {
            return bars.isEmpty() ? Optional.empty() : offer.instead.apply(value);
        }
    }
}
