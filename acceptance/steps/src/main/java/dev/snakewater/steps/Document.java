package dev.snakewater.steps;

import dev.snakewater.steps.rules.Books;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** A document in the writing. */
public final class Document {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final Map<String, Object> root = new LinkedHashMap<>();
    private String game = "";

    /** It is about this rule text. */
    void begins(String text) {
        game = text;
    }

    /**
     * Writes something.
     *
     * @param pointer where; what it leads through is written too if it is not there. {@code -} stands for one item more,
     *     {@code last} for the item written last, {@code *} for every item, and a name for the item that
     *     has it
     * @param value a number, a truth value, a text, or a list or a map of such
     */
    public void put(String pointer, Object value) {
        if (pointer.contains("/*/")) {
            String list = pointer.substring(0, pointer.indexOf("/*/"));
            for (int i = 0; i < list(at(list)).size(); i++) {
                put(pointer.replaceFirst("\\*", String.valueOf(i)), value);
            }
            return;
        }
        Object last = holder(pointer);
        String name = nameIn(pointer);
        if (last instanceof List<?>) {
            list(last).add(value);
        } else {
            object(last).put(name, value);
        }
    }

    /** Writes all fields of a JSON object. */
    @SuppressWarnings("unchecked") // It is an object.
    public void putAll(String json) {
        root.putAll(JSON.readValue(json, Map.class));
    }

    /** Writes nothing at this pointer. */
    public void remove(String pointer) {
        object(holder(pointer)).remove(nameIn(pointer));
    }

    /** Fails unless a game and a kind of scenario, or a scenario, is said. */
    void isBegun() {
        if (!root.containsKey("snakewater")) {
            throw Found.instead(
                    "a game or a scenario to begin with, as in: a game of EXP, or: the built-in scenario one-shot",
                    "none");
        }
        if (!root.containsKey("kind") && !game.isEmpty()) {
            throw Found.instead(
                    "a kind of scenario: a step of " + game
                            + " that begins one, or: the scenario says kind: ...; it has "
                            + String.join(", ", Books.kinds(game)),
                    "a game of " + game + " without a kind");
        }
    }

    /** Whether something is written at this pointer, in an object that is there. */
    boolean has(String pointer) {
        return object(holder(pointer)).containsKey(nameIn(pointer));
    }

    /** The document as it stands. */
    public String text() {
        return JSON.writeValueAsString(root);
    }

    /** What is written at this pointer, which is there; of every item, if it has a {@code *}. */
    public Object at(String pointer) {
        if (pointer.contains("/*/")) {
            String[] parts = pointer.split("/\\*/", 2);
            return list(at(parts[0])).stream()
                    .map(item -> object(item).get(parts[1]))
                    .toList();
        }
        Object holder = holder(pointer);
        return holder instanceof List<?>
                ? list(holder).get(index(list(holder), nameIn(pointer)))
                : Optional.ofNullable(object(holder).get(nameIn(pointer)))
                        .orElseThrow(() -> new AssertionError("nothing is written at " + pointer));
    }

    private static String nameIn(String pointer) {
        return pointer.substring(pointer.lastIndexOf('/') + 1);
    }

    /** What holds what is at this pointer. */
    private Object holder(String pointer) {
        List<String> parts = List.of(pointer.substring(1).split("/", -1));
        Object at = root;
        for (int i = 0; i + 1 < parts.size(); i++) {
            boolean items = parts.get(i + 1).matches("-|last|\\d+|[A-Z].*");
            at = inside(at, parts.get(i), items);
        }
        return at;
    }

    private Object inside(Object holder, String part, boolean items) {
        Object fresh = items ? new ArrayList<>() : new LinkedHashMap<>();
        if (!(holder instanceof List<?>)) {
            return object(holder).computeIfAbsent(part, name -> fresh);
        }
        int index = index(list(holder), part);
        if (list(holder).size() == index) {
            list(holder).add(fresh);
        }
        return list(holder).get(index);
    }

    private int index(List<Object> items, String part) {
        return switch (part) {
            case "-" -> items.size();
            case "last" -> items.size() - 1;
            default -> part.matches("\\d+") ? Integer.parseInt(part) : named(items, part);
        };
    }

    private int named(List<Object> items, String name) {
        for (int i = 0; i < items.size(); i++) {
            if (object(items.get(i)).containsValue(name)) {
                return i;
            }
        }
        isBegun();
        String there = items.stream()
                .flatMap(item -> Stream.ofNullable(object(item).get("name")))
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
        throw Found.instead("somebody or something called " + name, there.isEmpty() ? "nobody yet" : there);
    }

    @SuppressWarnings("unchecked") // Nothing else is written.
    private static Map<String, Object> object(Object written) {
        return (Map<String, Object>) written;
    }

    @SuppressWarnings("unchecked") // Nothing else is written.
    private static List<Object> list(Object written) {
        return (List<Object>) written;
    }
}
