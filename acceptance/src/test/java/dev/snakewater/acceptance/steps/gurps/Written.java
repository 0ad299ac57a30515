package dev.snakewater.acceptance.steps.gurps;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the words of an example as a document: fields by their names, numbers and truths as such, lists taken apart. */
final class Written {

    private static final Set<String> TEXTS = Set.of("name", "calibre", "beforeArmour", "vulnerability");
    private static final Set<String> LISTS = Set.of("situational", "covers", "deathRolls");

    private Written() {}

    /** Returns an object. */
    static String object(Map<String, ?> fields) {
        return fields.entrySet().stream()
                .map(field -> text(field.getKey()) + ": " + value(field.getKey(), field.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String value(String field, Object value) {
        return switch (value) {
            case Map<?, ?> object ->
                object(object.entrySet().stream()
                        .collect(Collectors.toMap(entry -> (String) entry.getKey(), Map.Entry::getValue)));
            case List<?> items -> list(field, items.stream());
            case String words when LISTS.contains(field) -> list("", Stream.of(words.split(" and ")));
            case String word when TEXTS.contains(field) -> text(word);
            default -> plain(value.toString().strip());
        };
    }

    private static String list(String field, Stream<?> items) {
        return items.map(item -> value(field, item)).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String plain(String word) {
        return switch (word) {
            case "yes", "true" -> "true";
            case "no", "false" -> "false";
            default -> word.matches("-?\\d+(\\.\\d+)?") ? word : text(word);
        };
    }

    private static String text(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
