package dev.snakewater.json.value;

import dev.snakewater.application.words.Visible;
import java.util.Map;
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

    private String text(Json value, String end) {
        StringBuilder text = new StringBuilder();
        print(value, end, text);
        return text.toString();
    }

    /** The end of a line is followed by the spaces that the next one begins with. */
    private void print(Json value, String end, StringBuilder to) {
        switch (value) {
            case Json.Fields fields -> print(fields, end, to);
            case Json.Items items -> print(items, end, to);
            case Json.Text text -> quote(text.text(), to);
            case Json.Numeral number -> to.append(number.spelt());
            case Json.Truth truth -> to.append(truth.isTrue());
            case Json.Nothing nothing -> to.append("null");
        }
    }

    private void print(Json.Fields fields, String end, StringBuilder to) {
        String deeper = end.isEmpty() ? end : end + "  ";
        String before = "{" + deeper;
        for (Map.Entry<String, Json> field : fields.byName().entrySet()) {
            to.append(before);
            quote(field.getKey(), to);
            to.append(':').append(gap);
            print(field.getValue(), deeper, to);
            before = "," + deeper;
        }
        to.append(fields.byName().isEmpty() ? "{" + gap : end).append('}');
    }

    private void print(Json.Items items, String end, StringBuilder to) {
        String before = "[" + gap;
        for (Json item : items.all()) {
            to.append(before);
            print(item, end, to);
            before = "," + gap;
        }
        to.append(items.all().isEmpty() ? "[" : "").append(gap).append(']');
    }

    /** Returns a text in quotes, as JSON writes it. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder();
        quote(text, quoted);
        return quoted.toString();
    }

    private static void quote(String text, StringBuilder to) {
        to.append('"');
        JsonStringEncoder.getInstance().quoteAsString(text, to);
        to.append('"');
    }
}
