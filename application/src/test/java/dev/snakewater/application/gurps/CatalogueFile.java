package dev.snakewater.application.gurps;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The catalogue's JSON files, read as maps, lists, texts, numbers and truths. */
final class CatalogueFile {

    private final String text;
    private int at;

    private CatalogueFile(String text) {
        this.text = text;
    }

    /** The object that a file holds. */
    static Map<String, Object> read(String name) {
        try (InputStream stream = Objects.requireNonNull(CatalogueFile.class.getResourceAsStream(name), name)) {
            return object(new CatalogueFile(new String(stream.readAllBytes(), StandardCharsets.UTF_8)).value());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A value that is an object. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    /** An object within an object; empty if it is not there. */
    static Map<String, Object> object(Map<String, Object> in, String name) {
        return in.containsKey(name) ? object(Objects.requireNonNull(in.get(name))) : Map.of();
    }

    /** A list within an object; empty if it is not there. */
    @SuppressWarnings("unchecked")
    static List<Object> list(Map<String, Object> in, String name) {
        return in.containsKey(name) ? (List<Object>) in.get(name) : List.of();
    }

    /** The whole numbers of a list. */
    static List<Integer> numbers(Map<String, Object> in, String name) {
        return list(in, name).stream()
                .map(number -> ((Double) number).intValue())
                .toList();
    }

    /** A whole number within an object. */
    static int number(Map<String, Object> in, String name, int otherwise) {
        return in.get(name) instanceof Double number ? number.intValue() : otherwise;
    }

    /** A truth within an object; false if it is not there. */
    static boolean is(Map<String, Object> in, String name) {
        return Boolean.TRUE.equals(in.get(name));
    }

    private Object value() {
        space();
        return switch (text.charAt(at)) {
            case '{' -> members();
            case '[' -> items();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        while (!closes('}')) {
            String name = string();
            space();
            at++;
            members.put(name, value());
        }
        return members;
    }

    private List<Object> items() {
        List<Object> items = new ArrayList<>();
        at++;
        while (!closes(']')) {
            items.add(value());
        }
        return items;
    }

    private boolean closes(char closing) {
        space();
        if (text.charAt(at) == ',') {
            at++;
            space();
        }
        if (text.charAt(at) != closing) {
            return false;
        }
        at++;
        return true;
    }

    private String string() {
        int end = text.indexOf('"', at + 1);
        String string = text.substring(at + 1, end);
        if (string.contains("\\")) {
            throw new IllegalStateException("these files have no escapes: " + string);
        }
        at = end + 1;
        return string;
    }

    private Object word() {
        int start = at;
        while (",]} \n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(start, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> "null";
            default -> Double.valueOf(word);
        };
    }

    private void space() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}
