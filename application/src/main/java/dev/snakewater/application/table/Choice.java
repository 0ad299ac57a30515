package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A narrow decision that the rules leave to somebody. It knows what may be answered, and also what may not, with the
 * rules that bar it. All of that is worked out when somebody asks for it, and not before.
 *
 * @param <A> what an answer is
 * @param by who decides
 * @param name what is decided, such as {@code target}
 * @param offer what is to be decided among; something in it is legal, and all words differ
 * @param why the rule that asks
 * @param modifiers what the game master adds to whose numbers while it is made, so that whoever chooses can reckon with it
 */
@Withers
public record Choice<A>(Name by, String name, Offer<?, A> offer, Rule why, List<GameMasterModifier> modifiers)
        implements ChoiceBuilder.With<A>, Question {

    /** One of the things that are offered. */
    public interface Option<A> {

        /** The word it is chosen with. */
        String word();

        /** The answer, made anew whenever it is asked for. */
        A answer();

        /** Every rule that bars it; none if it is legal. */
        List<Rule> bars();

        /** Whether it is barred, and can be played all the same if the game master allows it. */
        boolean isAllowable();
    }

    /** A choice among answers that are all legal, each chosen with its own word. */
    public static <A> Choice<A> among(Name by, String name, List<A> answers, Rule why) {
        return new Choice<>(by, name, Offer.of(answers), why, List.of());
    }

    /** This with other words for the answers. */
    public Choice<A> called(Function<? super A, String> words) {
        return withOffer(offer.called(words));
    }

    /** This where rules bar some of the answers. */
    public Choice<A> barring(Function<? super A, List<Rule>> bars) {
        return withOffer(offer.barring(bars));
    }

    /** This where some of what is barred can be played all the same, if the game master allows it. */
    public Choice<A> allowing(Predicate<? super A> allowable) {
        return withOffer(offer.allowing(allowable));
    }

    /** The same decision where each answer leads to something else, which is made of what is chosen alone. */
    public <B> Choice<B> leadingTo(Function<? super A, ? extends B> then) {
        return new Choice<>(by, name, offer.leadingTo(then), why, modifiers);
    }

    /** What will stand of a number that depends on the answer, as it is written: the same with what the game master adds. */
    public Tally counted(Tally asWritten) {
        return GameMasterModifier.counted(modifiers, asWritten);
    }

    /**
     * The only thing that is offered, if there is nothing else to decide among.
     *
     * @throws IllegalArgumentException if it is barred
     */
    public Optional<A> only() {
        return offer.values().size() == 1 ? Optional.of(best(only -> 0)) : Optional.empty();
    }

    /**
     * The legal answer that is worth most; of equal ones the first listed. What bars an answer is asked only if none before it that is
     * legal is worth as much.
     *
     * @throws IllegalArgumentException if there is none
     */
    public <W extends Comparable<? super W>> A best(Function<? super A, W> worth) {
        return offer.best(worth).orElseThrow(this::withoutOptions);
    }

    /**
     * The legal options, at least one.
     *
     * @throws IllegalArgumentException if there is none
     */
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

    /** What somebody might wish to do and may not. */
    public List<Option<A>> barred() {
        return offer.options().filter(option -> !option.bars().isEmpty()).toList();
    }

    /** Of what is barred, that which can be played all the same if the game master allows it, under the same words. */
    public List<Option<A>> allowable() {
        return offer.options().filter(Option::isAllowable).toList();
    }

    /**
     * The option chosen with this word, capitals or not.
     *
     * @throws Refused if the word is barred, or stands for nothing here
     */
    public Option<A> chosen(String word) {
        return called(word)
                .filter(option -> option.bars().isEmpty())
                .orElseThrow(() -> new Refused(this, word, barsOn(word)));
    }

    /**
     * What is barred under this word, and can be played all the same.
     *
     * @throws Refused if there is no such thing
     */
    public Option<A> allowed(String word) {
        return called(word).filter(Option::isAllowable).orElseThrow(() -> new Refused(this, word, barsOn(word)));
    }

    /** The rules that bar this word; none if it is legal, or stands for nothing here. */
    public List<Rule> barsOn(String word) {
        return called(word).map(Option::bars).orElse(List.of());
    }

    /**
     * The first option with this answer: legal, or barred and such that it can be played all the same.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Option<A> optionOf(A answer) {
        return offer.standingFor(answer)
                .filter(option -> option.bars().isEmpty() || option.isAllowable())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(answer + " is no answer to " + name));
    }

    /** Whether all that can be asked of them is the same. */
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

    private List<Known> known() {
        return offer.options()
                .map(option -> new Known(option.word(), option.answer(), option.bars(), option.isAllowable()))
                .toList();
    }

    private record Known(String word, Object answer, List<Rule> bars, boolean allowable) {}

    private Optional<Option<A>> called(String word) {
        List<Option<A>> meant = offer.spelt(word).toList();
        if (meant.size() > 1) {
            throw new IllegalArgumentException("two options of " + name + " have the same word");
        }
        return meant.stream().findFirst();
    }
}
