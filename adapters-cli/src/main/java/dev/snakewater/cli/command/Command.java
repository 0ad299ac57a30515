package dev.snakewater.cli.command;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import java.util.stream.Stream;

/**
 * A command.
 *
 * @param name what it is called
 * @param part the class that carries it out
 * @param deed what that does, and with which status the program exits
 * @param takes its arguments
 * @param either more of them, of which only one can be given
 */
record Command<P>(
        String name,
        Class<P> part,
        ToIntBiFunction<P, Arguments> deed,
        List<Argument<?>> takes,
        List<Argument<?>> either) {

    private static final String STANDARD_INPUT = "-";

    Stream<Argument<?>> all() {
        return Stream.concat(takes.stream(), either.stream());
    }

    /**
     * Returns what words say that plainly fit: names of options as they are, each value a word of its own. Of all others picocli
     * knows what they mean, or what is wrong with them; it takes as long to load as a fight to play.
     */
    Optional<Arguments> plainly(List<String> words) {
        Map<String, List<String>> given = new HashMap<>();
        Deque<String> rest = new ArrayDeque<>(words);
        while (!rest.isEmpty()) {
            String word = rest.removeFirst();
            Optional<Argument<?>> meant = all().filter(
                            one -> one.isOption() ? one.name().equals(word) : isValue(word))
                    .findFirst();
            Optional<String> value = meant.flatMap(one -> value(one, word, rest));
            if (meant.isEmpty() || value.isEmpty()) {
                return Optional.empty();
            }
            given.computeIfAbsent(meant.get().name(), name -> new ArrayList<>()).add(value.get());
        }
        Arguments said = new Arguments(given);
        boolean fits = all().allMatch(one -> one.read(said.words(one)).isPresent())
                && either.stream().filter(said::name).count() <= 1;
        return fits ? Optional.of(said) : Optional.empty();
    }

    /** Returns the word itself, or the next one if that is its value; none, if that is missing. */
    private static Optional<String> value(Argument<?> meant, String word, Deque<String> rest) {
        if (!meant.isOption() || meant.isFlag()) {
            return Optional.of(word);
        }
        boolean isThere = !rest.isEmpty() && isValue(rest.getFirst());
        return isThere ? Optional.of(rest.removeFirst()) : meant.alone();
    }

    /** Words that begin with an at sign name files of arguments. */
    private static boolean isValue(String word) {
        return word.equals(STANDARD_INPUT) || !(word.isEmpty() || word.startsWith("-") || word.startsWith("@"));
    }
}
