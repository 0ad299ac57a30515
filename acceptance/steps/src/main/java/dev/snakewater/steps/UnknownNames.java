package dev.snakewater.steps;

import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.steps.rules.Books;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Names and words in what a step looks for that nobody and nothing in the example has: that they are not there says nothing. */
final class UnknownNames {

    private static final Pattern NAMED =
            Pattern.compile("\\[(?:\\w+/)?(?:by|who|whom|whose|name|at|between)=([A-Z][^\\]|]*)]");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");
    private static final String NAMES = ", (?:then |and )?| and ";
    private static final String NUMBER = " \\d+$";
    private static final List<String> NAMING = List.of("name", "is", "who");

    private UnknownNames() {}

    /** Fails if this path looks for somebody whom neither what is written nor what is told knows. */
    static void refuseIn(Example example, String path) {
        Matcher named = NAMED.matcher(path);
        while (named.find()) {
            if (!words(example.told(path.replaceFirst("\\|\\|.*", ""))).anyMatch(named.group(1)::equals)) {
                refuse(example, named.group(1));
            }
        }
    }

    /** Fails if somebody is named whom nobody knows, or one where two are meant. */
    static void refuse(Example example, List<String> named) {
        named.stream()
                .flatMap(names -> Stream.of(names.split(NAMES)))
                .filter(name -> !name.isEmpty() && Character.isUpperCase(name.charAt(0)))
                .forEach(name -> refuse(example, name));
        if (named.stream().distinct().count() < named.size()) {
            throw Found.instead("one and another", String.join(" and ", named));
        }
    }

    /** Fails if neither what is written nor what is told knows this name. */
    static void refuse(Example example, String name) {
        if (!isKnown(example, name)) {
            String there = names(example).collect(Collectors.joining(", "));
            throw Found.instead(
                    "somebody or something called " + name,
                    there.isEmpty() ? "nobody" : "nobody of that name, but " + there);
        }
    }

    /** Those who are there; where there is no state, all names that are written. */
    private static Stream<String> names(Example example) {
        List<String> standing = example.texts("state/who");
        return standing.isEmpty() ? names(example.written()).distinct() : standing.stream();
    }

    private static boolean isKnown(Example example, String name) {
        return Stream.of(name, name.replaceFirst(NUMBER, ""))
                        .anyMatch(written -> words(example.written()).anyMatch(written::equals))
                || words(example.told("state,open,throws,choices")).anyMatch(name::equals)
                || words(example.told("events")).anyMatch(name::equals);
    }

    /** Fails if a word with a capital letter is among these that stands nowhere: not in the example, what is told of it, or a book of rules. */
    static void refuseWords(Example example, String words) {
        Set<String> known = Stream.of(
                        words(example.written()),
                        words(example.told("opening,told,ending,state")),
                        Books.rules().stream().flatMap(rule -> Stream.of(rule.title(), rule.says())))
                .flatMap(some -> some)
                .flatMap(UnknownNames::inWords)
                .map(word -> word.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        inWords(words)
                .filter(word -> Character.isUpperCase(word.charAt(0)) && !known.contains(word.toLowerCase(Locale.ROOT)))
                .forEach(word -> refuse(example, word));
    }

    private static Stream<String> inWords(String text) {
        return WORD.matcher(text).results().map(MatchResult::group);
    }

    /** Fails if no event of this sort can happen, as far as anybody knows. */
    static void refuseEvent(Example example, String sort) {
        String type = Arrays.stream(sort.split("-")).map(Messages::capitalised).collect(Collectors.joining());
        boolean known = example.scenario().kind().telling().words().has(type)
                || Phrases.expected().contains(sort)
                || example.sortsOfEvents().contains(sort);
        if (!known) {
            String happened = example.find("events").stream()
                    .map(event -> event.path("event").asString())
                    .distinct()
                    .collect(Collectors.joining(", "));
            throw Found.instead(
                    "an event called " + sort, "nothing that is ever called so; what happened is called " + happened);
        }
    }

    /** Fails if no outcome of this sort of scenario has such a field, or such a field in it. */
    static void refuseFields(Example example, String path) {
        Class<?> holder = example.outcome();
        for (String field : path.split("/", -1)) {
            if (!holder.isRecord()) {
                return;
            }
            Map<String, Class<?>> known = fields(holder);
            if (!known.containsKey(field)) {
                throw Found.instead(
                        "a field of the outcome called " + field,
                        "no such field; there can be: " + String.join(", ", known.keySet()));
            }
            holder = known.get(field);
        }
    }

    /** The fields of a record as they are told, and of what they are, or the items in them. */
    private static Map<String, Class<?>> fields(Class<?> holder) {
        Map<String, Class<?>> fields = new TreeMap<>();
        for (RecordComponent field : holder.getRecordComponents()) {
            if (field.isAnnotationPresent(Unwrapped.class)) {
                fields.putAll(fields(field.getType()));
            } else {
                fields.put(field.getName(), held(field.getGenericType()));
            }
        }
        return fields;
    }

    private static Class<?> held(Type type) {
        return switch (type) {
            case Class<?> itself -> itself;
            case ParameterizedType many ->
                held(many.getActualTypeArguments()[many.getActualTypeArguments().length - 1]);
            default -> Object.class;
        };
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
