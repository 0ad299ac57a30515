package dev.snakewater.cli.command;

import java.util.List;
import java.util.Map;

/** What a command line says: the words of each argument that is given, by its name. */
record Arguments(Map<String, List<String>> words) {

    /** Returns what it says of an argument. */
    <T> T of(Argument<T> argument) {
        return argument.reading().apply(words(argument));
    }

    List<String> words(Argument<?> argument) {
        return words.getOrDefault(argument.name(), argument.usual().stream().toList());
    }

    boolean name(Argument<?> argument) {
        return words.containsKey(argument.name());
    }
}
