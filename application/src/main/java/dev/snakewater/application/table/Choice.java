package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A narrow decision that the rules leave to somebody. It knows the legal options and the forbidden ones, with the rules that forbid them.
 * All of this is computed only when asked for.
 *
 * @param <A> what an answer is
 * @param name what is decided, such as {@code target}
 * @param offer the options; at least one is legal, and their words differ
 * @param modifiers the game master's modifiers in force, so that whoever chooses can take them into account
 */
@Withers
public record Choice<A>(Name by, String name, Offer<?, A> offer, Rule why, List<GameMasterModifier> modifiers)
        implements ChoiceBuilder.With<A>, Question {

    /** One of the options. */
    public interface Option<A> {

        /** Returns the word that chooses it. */
        String word();

        /** Returns the answer, created anew on each call. */
        A answer();

        /** Returns the rules that forbid it; none if it is legal. */
        List<Rule> bars();

        /** Returns whether it is forbidden, but playable if the game master allows it. */
        boolean isAllowable();
    }

    /** Returns a choice among legal answers, each chosen by its own word. */
    public static <A> Choice<A> among(Name by, String name, List<A> answers, Rule why) {
        return new Choice<>(by, name, Offer.of(answers), why, List.of());
    }

    /** Returns this choice with other words for the answers. */
    public Choice<A> called(Function<? super A, String> words) {
        return withOffer(offer.called(words));
    }

    /** Returns this choice with some answers forbidden by rules. */
    public Choice<A> barring(Function<? super A, List<Rule>> bars) {
        return withOffer(offer.barring(bars));
    }

    /** Returns this choice with some forbidden answers playable if the game master allows them. */
    public Choice<A> allowing(Predicate<? super A> allowable) {
        return withOffer(offer.allowing(allowable));
    }

    /** Returns the same decision with each answer mapped by a pure function. */
    public <B> Choice<B> leadingTo(Function<? super A, ? extends B> then) {
        return new Choice<>(by, name, offer.leadingTo(then), why, modifiers);
    }

    /** Returns a tally as it will count: with the game master's modifiers. */
    public Tally counted(Tally asWritten) {
        return GameMasterModifier.counted(modifiers, asWritten);
    }

    /** Returns the only option, if there is exactly one; it must be legal. */
    public Optional<A> only() {
        return offer.values().size() == 1 ? Optional.of(best(only -> 0)) : Optional.empty();
    }

    /** Returns the legal answer worth most; of equals, the first listed. Whether an answer is legal is checked only if it could win. */
    public <W extends Comparable<? super W>> A best(Function<? super A, W> worth) {
        return offer.best(worth).orElseThrow(this::withoutOptions);
    }

    /** Returns the legal options; throws {@link IllegalArgumentException} if there is none. */
    public List<Option<A>> options() {
        List<Option<A>> legal =
                offer.options().filter(option -> option.bars().isEmpty()).toList();
        if (legal.isEmpty()) {
            throw withoutOptions();
        }
        return legal;
    }

    private IllegalArgumentException withoutOptions() {
        return new IllegalArgumentException(by + " has no option for " + name);
    }

    /** Returns the forbidden options. */
    public List<Option<A>> barred() {
        return offer.options().filter(option -> !option.bars().isEmpty()).toList();
    }

    /** Returns the forbidden options that the game master can allow. */
    public List<Option<A>> allowable() {
        return offer.options().filter(Option::isAllowable).toList();
    }

    /** Returns the option chosen by this word, in capitals or not; throws {@link RefusedException} if there is no such legal option. */
    public Option<A> chosen(String word) {
        return called(word)
                .filter(option -> option.bars().isEmpty())
                .orElseThrow(() -> new RefusedException(this, word, barsOn(word)));
    }

    /** Returns the forbidden option of this word; throws {@link RefusedException} if there is none that the game master can allow. */
    public Option<A> allowed(String word) {
        return called(word)
                .filter(Option::isAllowable)
                .orElseThrow(() -> new RefusedException(this, word, barsOn(word)));
    }

    /** Returns the rules that forbid the option of this word; none if it is legal, or not an option. */
    public List<Rule> barsOn(String word) {
        return called(word).map(Option::bars).orElse(List.of());
    }

    /** Returns the first option with this answer that is legal or can be allowed; there must be one. */
    public Option<A> optionOf(A answer) {
        return offer.standingFor(answer)
                .filter(option -> option.bars().isEmpty() || option.isAllowable())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(answer + " is no answer to " + name));
    }

    /** Returns whether both choices offer the same. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Choice<?> that
                        && by.equals(that.by)
                        && name.equals(that.name)
                        && why.equals(that.why)
                        && modifiers.equals(that.modifiers)
                        && known().equals(that.known()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(by, name, why, modifiers);
    }

    private List<List<Object>> known() {
        return offer.options()
                .map(option -> List.<Object>of(option.word(), option.answer(), option.bars(), option.isAllowable()))
                .toList();
    }

    private Optional<Option<A>> called(String word) {
        List<Option<A>> meant = offer.spelt(word).toList();
        if (meant.size() > 1) {
            throw new IllegalArgumentException("two options of " + name + " have the same word");
        }
        return meant.stream().findFirst();
    }

    /** The values of a choice, with the word, the forbidding rules and the answer of each, and whether the game master can allow it. */
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

        Stream<Option<A>> options() {
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

        Stream<Option<A>> spelt(String said) {
            String wanted = folded(said);
            return values.stream()
                    .filter(value -> folded(word.apply(value)).equals(wanted))
                    .map(this::option);
        }

        Stream<Option<A>> standingFor(Object wanted) {
            return values.stream()
                    .filter(value -> answer.apply(value).equals(wanted))
                    .map(this::option);
        }

        private Option<A> option(V value) {
            return new Offered<>(this, value, bars.apply(value));
        }

        private static String folded(String word) {
            return word.strip().toLowerCase(Locale.ROOT);
        }

        private record Offered<V, A>(Offer<V, A> offer, V value, List<Rule> bars) implements Option<A> {

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
}
