package dev.snakewater.cli.command;

import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An option or a parameter of a command.
 *
 * @param name what it is called; an option begins with dashes
 * @param label what its value is called in the help; empty for a flag
 * @param least how often it has to be given
 * @param most how often it can be given
 * @param candidates the words that it can be; none, if it can be any
 * @param usual the word that counts where it is not given
 * @param alone the word that counts where it is given without one, if it can be
 * @param reading reads its words, as many as were given
 */
record Argument<T>(
        String name,
        String label,
        int least,
        int most,
        List<String> candidates,
        Optional<String> usual,
        Optional<String> alone,
        Function<List<String>, T> reading) {

    /** Creates one that is never given without its value. */
    private Argument(
            String name,
            String label,
            int least,
            int most,
            List<String> candidates,
            Optional<String> usual,
            Function<List<String>, T> reading) {
        this(name, label, least, most, candidates, usual, Optional.empty(), reading);
    }

    /** Returns an option without a value. */
    static Argument<Boolean> flag(String name) {
        return new Argument<>(name, "", 0, 1, List.of(), Optional.empty(), words -> !words.isEmpty());
    }

    /** Returns an option with a value; the reading throws {@link WrongUsage} for a word that is none. */
    static <T> Argument<Optional<T>> option(String name, String label, Function<String, T> reading) {
        return new Argument<>(
                name,
                label,
                0,
                1,
                List.of(),
                Optional.empty(),
                words -> words.stream().findFirst().map(reading));
    }

    /** Returns an option with a value that it has if it is not given, too. */
    static <T> Argument<T> option(String name, String label, String usual, Function<String, T> reading) {
        return new Argument<>(
                name, label, 0, 1, List.of(), Optional.of(usual), words -> reading.apply(words.getFirst()));
    }

    /** Returns an option with a value that can be left out, which counts as an empty one. */
    static Argument<Optional<String>> alone(String name, String label) {
        return new Argument<>(
                name,
                label,
                0,
                1,
                List.of(),
                Optional.empty(),
                Optional.of(""),
                words -> words.stream().findFirst());
    }

    /** Returns an option whose value is one of these words. */
    static <E extends Enum<E>> Argument<Optional<E>> oneOf(String name, String label, E[] constants) {
        return Argument.<E>option(name, label, word -> Reading.one(word, constants))
                .among(constants);
    }

    /** Returns an option whose value is one of these words, and this one if it is not given. */
    static <E extends Enum<E>> Argument<E> oneOf(String name, String label, E usual, E[] constants) {
        return Argument.<E>option(name, label, Word.of(usual), word -> Reading.one(word, constants))
                .among(constants);
    }

    private Argument<T> among(Enum<?>[] constants) {
        return new Argument<>(name, label, least, most, Reading.words(constants), usual, reading);
    }

    /** Returns an option that can be given several times. */
    static Argument<List<String>> options(String name, String label) {
        return new Argument<>(name, label, 0, Integer.MAX_VALUE, List.of(), Optional.empty(), List::copyOf);
    }

    /** Returns a parameter that has to be given. */
    static Argument<String> parameter(String label) {
        return new Argument<>(label, label, 1, 1, List.of(), Optional.empty(), List::getFirst);
    }

    /** Returns a parameter that can be left out. */
    static Argument<Optional<String>> optional(String label) {
        return new Argument<>(
                label,
                label,
                0,
                1,
                List.of(),
                Optional.empty(),
                words -> words.stream().findFirst());
    }

    /** Returns the parameters of a command that takes several, at least so many. */
    static Argument<List<String>> several(String label, int least) {
        return new Argument<>(label, label, least, Integer.MAX_VALUE, List.of(), Optional.empty(), List::copyOf);
    }

    boolean isOption() {
        return name.startsWith("-");
    }

    boolean isFlag() {
        return label.isEmpty();
    }

    /** Returns what these words say; none, if there are too few or too many, or one of them cannot be read. */
    Optional<T> read(List<String> words) {
        try {
            return words.size() < least || words.size() > most ? Optional.empty() : Optional.of(reading.apply(words));
        } catch (WrongUsage unreadable) {
            return Optional.empty();
        }
    }
}
