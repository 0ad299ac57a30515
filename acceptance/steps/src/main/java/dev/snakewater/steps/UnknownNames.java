package dev.snakewater.steps;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Names in what a step looks for that nobody and nothing in the example has. */
final class UnknownNames {

    private static final Pattern NAMED =
            Pattern.compile("\\[(?:\\w+/)?(?:by|who|whom|whose|name|at|between)=([A-Z][^\\]|]*)]");
    private static final String NUMBER = " \\d+$";
    private static final List<String> NAMING = List.of("name", "is", "who");

    private UnknownNames() {}

    /** Fails if this path looks for somebody whom neither what is written nor what is told knows. */
    static void refuse(Example example, String path) {
        Matcher named = NAMED.matcher(path);
        while (named.find()) {
            String name = named.group(1);
            if (!isKnown(example, path, name)) {
                String there = names(example.written()).distinct().collect(Collectors.joining(", "));
                throw Found.instead(
                        "somebody or something called " + name,
                        there.isEmpty() ? "nobody" : "nobody of that name, but " + there);
            }
        }
    }

    private static boolean isKnown(Example example, String path, String name) {
        return Stream.of(name, name.replaceFirst(NUMBER, ""))
                        .anyMatch(written -> words(example.written()).anyMatch(written::equals))
                || words(example.told(path)).anyMatch(name::equals)
                || words(example.told("state")).anyMatch(name::equals);
    }

    private static Stream<String> words(JsonNode node) {
        return node.isString() ? Stream.of(node.asString()) : node.valueStream().flatMap(UnknownNames::words);
    }

    private static Stream<String> names(JsonNode node) {
        Stream<String> own =
                NAMING.stream().map(node::path).filter(JsonNode::isString).map(JsonNode::asString);
        return Stream.concat(own, node.valueStream().flatMap(UnknownNames::names));
    }
}
