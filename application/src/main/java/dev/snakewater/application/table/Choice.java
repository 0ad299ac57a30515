package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A narrow decision that the rules leave to somebody. It knows what may be answered, and also what may not, with the
 * rules that bar it.
 *
 * @param <A> what an answer is
 * @param by who decides
 * @param name what is decided, such as {@code target}
 * @param options the legal options, at least one; their words differ
 * @param barred what somebody might wish to do and may not
 * @param allowable of what is barred, that which can be played all the same if the game master allows it, under the same words
 * @param why the rule that asks
 * @param modifiers what the game master adds to whose numbers while it is made, so that whoever chooses can reckon with it
 */
public record Choice<A>(
        Name by,
        String name,
        List<Option<A>> options,
        List<Barred> barred,
        List<Option<A>> allowable,
        Rule why,
        List<GameMasterModifier> modifiers)
        implements Question {

    private static final int MOST_AMOUNTS = 10_000;

    /** The amounts from the least to the most that can be offered: not endlessly many, whatever is written in a record. */
    public static IntStream amounts(int least, int most) {
        return IntStream.rangeClosed(least, most).limit(MOST_AMOUNTS);
    }

    /**
     * A legal answer.
     *
     * @param word the word it is chosen with
     * @param answer the answer
     */
    public record Option<A>(String word, A answer) {

        /** The option that is chosen with the answer's own word. */
        public static <A> Option<A> of(A answer) {
            return new Option<>(answer.toString(), answer);
        }
    }

    /**
     * An answer that the rules bar.
     *
     * @param word the word it would be chosen with
     * @param by every rule that bars it, at least one
     */
    public record Barred(String word, List<Rule> by) {

        /** Copies the rules. */
        public Barred {
            by = List.copyOf(by);
        }
    }

    /** @throws IllegalArgumentException if there is no option, or two have the same word */
    public Choice {
        options = List.copyOf(options);
        barred = List.copyOf(barred);
        allowable = List.copyOf(allowable);
        modifiers = List.copyOf(modifiers);
        if (options.isEmpty()) {
            throw new IllegalArgumentException(by + " has no option for " + name);
        }
        Stream<String> words = Stream.concat(
                options.stream().map(Option::word), barred.stream().map(Barred::word));
        if (words.map(Choice::folded).distinct().count() != options.size() + barred.size()) {
            throw new IllegalArgumentException("two options of " + name + " have the same word");
        }
    }

    /** A choice of which nothing that is barred can be played. */
    public Choice(Name by, String name, List<Option<A>> options, List<Barred> barred, Rule why) {
        this(by, name, options, barred, List.of(), why);
    }

    /** A choice over which no game master presides yet. */
    public Choice(
            Name by, String name, List<Option<A>> options, List<Barred> barred, List<Option<A>> allowable, Rule why) {
        this(by, name, options, barred, allowable, why, List.of());
    }

    /** The same while a game master adds this. */
    Choice<A> presidedBy(List<GameMasterModifier> inForce) {
        return new Choice<>(by, name, options, barred, allowable, why, inForce);
    }

    /** What will stand of a number that depends on the answer, as it is written: the same with what the game master adds. */
    public Tally counted(Tally asWritten) {
        return GameMasterModifier.counted(modifiers, asWritten);
    }

    /**
     * What is barred under this word, and can be played all the same.
     *
     * @throws Refused if there is no such thing
     */
    public Option<A> allowed(String word) {
        return allowable.stream()
                .filter(option -> folded(option.word()).equals(folded(word)))
                .findFirst()
                .orElseThrow(() -> new Refused(this, word, barsOn(word)));
    }

    /** The word under which this answer is barred, and can be played all the same. */
    String allowedWordOf(A answer) {
        return allowable.stream()
                .filter(option -> option.answer().equals(answer))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(answer + " is no answer to " + name))
                .word();
    }

    /**
     * The option chosen with this word, capitals or not.
     *
     * @throws Refused if the word is barred, or stands for nothing here
     */
    public Option<A> chosen(String word) {
        return options.stream()
                .filter(option -> folded(option.word()).equals(folded(word)))
                .findFirst()
                .orElseThrow(() -> new Refused(this, word, barsOn(word)));
    }

    /** The word of one of the answers. */
    public String wordOf(A answer) {
        return options.stream()
                .filter(option -> option.answer().equals(answer))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(answer + " is no answer to " + name))
                .word();
    }

    /** The rules that bar this word; none if it is legal, or stands for nothing here. */
    public List<Rule> barsOn(String word) {
        return barred.stream()
                .filter(option -> folded(option.word()).equals(folded(word)))
                .findFirst()
                .map(Barred::by)
                .orElse(List.of());
    }

    /** The same decision where each answer leads to something else. */
    public <B> Choice<B> leadingTo(Function<? super A, ? extends B> then) {
        return new Choice<>(by, name, leadingTo(options, then), barred, leadingTo(allowable, then), why, modifiers);
    }

    private static <A, B> List<Option<B>> leadingTo(List<Option<A>> options, Function<? super A, ? extends B> then) {
        return options.stream()
                .map(option -> new Option<B>(option.word(), then.apply(option.answer())))
                .toList();
    }

    private static String folded(String word) {
        return word.strip().toLowerCase(Locale.ROOT);
    }
}
