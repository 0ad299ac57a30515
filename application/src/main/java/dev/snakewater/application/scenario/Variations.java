package dev.snakewater.application.scenario;

import dev.snakewater.application.words.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Collects what somebody might change about a set-up, one thing each time, in the words of a telling. What changes nothing, and what would
 * be wrong, is left out.
 *
 * @param <T> the set-up, or the component of it that is changed
 */
public final class Variations<T> {

    private final Messages words;
    private final Predicate<? super T> counts;
    private final BiConsumer<String, ? super T> found;

    private Variations(Messages words, Predicate<? super T> counts, BiConsumer<String, ? super T> found) {
        this.words = words;
        this.counts = counts;
        this.found = found;
    }

    static <S, O> List<Variation<S, O>> of(SetUp<S, O> written, Messages words) {
        List<Variation<S, O>> all = new ArrayList<>();
        written.vary(new Variations<>(
                words,
                varied -> !varied.equals(written) && varied.problems().isEmpty(),
                (said, varied) -> all.add(new Variation<>(said, varied))));
        return List.copyOf(all);
    }

    /** Returns these where only a component is changed. */
    public <U> Variations<U> within(Function<? super U, ? extends T> whole) {
        return new Variations<>(
                words, part -> counts.test(whole.apply(part)), (said, part) -> found.accept(said, whole.apply(part)));
    }

    /** Returns those of which this is true as well; only set-ups without problems are asked. */
    public Variations<T> only(Predicate<? super T> comparable) {
        return new Variations<>(words, varied -> counts.test(varied) && comparable.test(varied), found);
    }

    /** Returns these if it could be otherwise; none if not. */
    public Variations<T> when(boolean otherwise) {
        return otherwise ? this : new Variations<>(words, varied -> false, found);
    }

    /** It might be so; that is told by a key, the places of which are numbered. */
    public void add(String key, T varied, Object... places) {
        if (counts.test(varied)) {
            found.accept(words.message(key, places), varied);
        }
    }

    /** It might be as with any of these values; the first place is the value. */
    public <V> void each(String key, List<V> values, Function<? super V, ? extends T> varied, Object... places) {
        for (V value : values) {
            add(
                    key,
                    varied.apply(value),
                    Stream.concat(Stream.of(value), Stream.of(places)).toArray());
        }
    }
}
