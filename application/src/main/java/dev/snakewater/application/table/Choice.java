package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A narrow decision that the rules leave to somebody. It knows the legal options and the forbidden ones, with the rules that forbid them.
 * Of a free choice these are proposals, and anything else that it understands is judged by the same rules.
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

        /** Returns what to know about it at the table, such as its price; never needed to choose it. */
        Optional<Reason> note();

        /** Returns what would be possible instead, if it is forbidden and the rule text says so. */
        Optional<Reason> instead();
    }

    /** Returns a choice among legal answers, each chosen by its own word. */
    public static <A> Choice<A> among(Name by, String name, List<A> answers, Rule why) {
        return new Choice<>(by, name, Offer.of(answers), why, List.of());
    }

    /**
     * Returns a choice that is free within bounds, such as a place. Policies, odds and random players choose among the proposals; a person
     * may say anything else that has a reading, and the same rules may forbid it.
     *
     * @param proposals some answers; they are the options
     * @param reading the answer that somebody means; it understands each answer's own word, which is the one kept on record
     */
    public static <A> Choice<A> anywhere(
            Name by, String name, List<A> proposals, Function<String, Optional<A>> reading, Rule why) {
        return new Choice<>(by, name, Offer.free(proposals, reading), why, List.of());
    }

    /** Returns whether answers other than the options may be given. */
    public boolean isFree() {
        return offer.reading().isPresent();
    }

    /** Returns this choice with other words for the answers. */
    public Choice<A> called(Function<? super A, String> words) {
        return withOffer(offer.called(words));
    }

    /** Returns this choice with some answers forbidden by rules. */
    public Choice<A> barring(Function<? super A, List<Rule>> bars) {
        return withOffer(offer.barring(bars));
    }

    /** Returns this choice with some answers forbidden by a rule. */
    public Choice<A> barring(Rule rule, Predicate<? super A> forbidden) {
        return barring(answer -> forbidden.test(answer) ? List.of(rule) : List.of());
    }

    /** Returns this choice with some forbidden answers playable if the game master allows them. */
    public Choice<A> allowing(Predicate<? super A> allowable) {
        return withOffer(offer.allowing(allowable));
    }

    /** Returns this choice with a note beside some answers, such as a price. Notes are for show: they make no choice another. */
    public Choice<A> noting(Function<? super A, Optional<Reason>> notes) {
        return withOffer(offer.noting(notes));
    }

    /** Returns this choice, which says of some forbidden answers what would be possible instead. */
    public Choice<A> explaining(Function<? super A, Optional<Reason>> why) {
        return withOffer(offer.explaining(why));
    }

    /** Returns the same decision with each answer mapped by a pure function. */
    public <B> Choice<B> leadingTo(Function<? super A, ? extends B> then) {
        return new Choice<>(by, name, offer.leadingTo(then), why, modifiers);
    }

    /** Returns a tally as it will count: with the game master's modifiers. */
    public Tally counted(Tally asWritten) {
        return GameMasterModifier.counted(modifiers, asWritten);
    }

    /** Returns the only option, if there is exactly one, which must be legal, and nothing else may be said. */
    public Optional<A> only() {
        return !isFree() && offer.values().size() == 1 ? Optional.of(best(only -> 0)) : Optional.empty();
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

    /** Returns what this word means, legal or not: an option, in capitals or not; if the choice is free, also anything else that it is read as. */
    public Optional<Option<A>> meant(String word) {
        List<Option<A>> meant = offer.spelt(word);
        if (meant.size() > 1) {
            throw new IllegalArgumentException("two options of " + name + " have the same word");
        }
        return meant.stream().findFirst();
    }

    /** Returns the option chosen by this word, in capitals or not; throws {@link RefusedException} if there is no such legal option. */
    public Option<A> chosen(String word) {
        return legal(word, option -> option.bars().isEmpty());
    }

    /** Returns the forbidden option of this word; throws {@link RefusedException} if there is none that the game master can allow. */
    public Option<A> allowed(String word) {
        return legal(word, Option::isAllowable);
    }

    private Option<A> legal(String word, Predicate<Option<A>> isLegal) {
        Optional<Option<A>> meant = meant(word);
        return meant.filter(isLegal).orElseThrow(() -> new RefusedException(this, word, meant));
    }

    /** Returns the rules that forbid the option of this word; none if it is legal, or not an option. */
    public List<Rule> barsOn(String word) {
        return meant(word).map(Option::bars).orElse(List.of());
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
                        && isFree() == that.isFree()
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
}
