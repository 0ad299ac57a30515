package dev.snakewater.acceptance.steps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A document in the writing. */
public final class Document {

    private final Map<String, Object> root = new LinkedHashMap<>();

    /**
     * Writes something.
     *
     * @param pointer where; what it leads through is written too if it is not there, and {@code -} stands for one item more
     * @param value a number, a truth value, a list or a map of such, or something that is written as its word
     */
    public void put(String pointer, Object value) {
        Object last = holder(pointer);
        String name = pointer.substring(pointer.lastIndexOf('/') + 1);
        if (last instanceof List<?>) {
            list(last).add(value);
        } else {
            object(last).put(name, value);
        }
    }

    /** Writes nothing at this pointer. */
    public void remove(String pointer) {
        object(holder(pointer)).remove(pointer.substring(pointer.lastIndexOf('/') + 1));
    }

    /** The document as it stands. */
    public String text() {
        return json(root);
    }

    /** What holds what is at this pointer. */
    private Object holder(String pointer) {
        List<String> parts = List.of(pointer.substring(1).split("/", -1));
        Object at = root;
        for (int i = 0; i + 1 < parts.size(); i++) {
            boolean items = parts.get(i + 1).matches("-|\\d+");
            at = inside(at, parts.get(i), items);
        }
        return at;
    }

    private static Object inside(Object holder, String part, boolean items) {
        Object fresh = items ? new ArrayList<>() : new LinkedHashMap<>();
        if (!(holder instanceof List<?>)) {
            return object(holder).computeIfAbsent(part, name -> fresh);
        }
        if (list(holder).size() == Integer.parseInt(part)) {
            list(holder).add(fresh);
        }
        return list(holder).get(Integer.parseInt(part));
    }

    @SuppressWarnings("unchecked") // Nothing else is written.
    private static Map<String, Object> object(Object written) {
        return (Map<String, Object>) written;
    }

    @SuppressWarnings("unchecked") // Nothing else is written.
    private static List<Object> list(Object written) {
        return (List<Object>) written;
    }

    private static String json(Object value) {
        return switch (value) {
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(entry -> json(entry.getKey()) + ":" + json(entry.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
            case List<?> list -> list.stream().map(Document::json).collect(Collectors.joining(",", "[", "]"));
            case Number number -> number.toString();
            case Boolean truth -> truth.toString();
            default -> '"' + value.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        };
    }
}
