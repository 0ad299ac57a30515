package dev.snakewater.json.value;

import dev.snakewater.application.words.Visible;
import java.util.stream.Collectors;
import tools.jackson.core.io.JsonStringEncoder;

/** Prints JSON values, with a gap between the parts of a line. */
public record JsonPrinter(String gap) {

    /** Prints a document for people: each field on a line of its own, indented by two spaces for each level. */
    public static String document(Json value) {
        return Visible.lines(new JsonPrinter(" ").text(value, "\n")) + "\n";
    }

    /** On one line, without its end. */
    public static String line(Json value) {
        return Visible.lines(new JsonPrinter("").text(value, ""));
    }

    /** The end of a line is followed by the spaces that the next one begins with. */
    private String text(Json value, String end) {
        String deeper = end.isEmpty() ? end : end + "  ";
        return switch (value) {
            case Json.Fields fields when fields.byName().isEmpty() -> "{" + gap + "}";
            case Json.Fields fields ->
                fields.byName().entrySet().stream()
                        .map(field -> quoted(field.getKey()) + ":" + gap + text(field.getValue(), deeper))
                        .collect(Collectors.joining("," + deeper, "{" + deeper, end + "}"));
            case Json.Items items when items.all().isEmpty() -> "[" + gap + "]";
            case Json.Items items ->
                items.all().stream()
                        .map(item -> text(item, end))
                        .collect(Collectors.joining("," + gap, "[" + gap, gap + "]"));
            case Json.Text text -> quoted(text.text());
            case Json.Numeral number -> number.spelt();
            case Json.Truth truth -> Boolean.toString(truth.isTrue());
            case Json.Nothing nothing -> "null";
        };
    }

    /** Returns a text in quotes, as JSON writes it. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        JsonStringEncoder.getInstance().quoteAsString(text, quoted);
        return quoted.append('"').toString();
    }
}
