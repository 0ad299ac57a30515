package dev.snakewater.steps;

import dev.snakewater.domain.fudge.Degree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.StringNode;

/**
 * What a path leads to in what is told of an example, such as {@code fired[shot/by=Ann][last]/toHit/lines}. A name leads to
 * the field, or to the items of the list in it; several, with commas between them, to each in turn. In brackets stands
 * which of what was found is meant: {@code first}, {@code last}, or those whose field is, or is not, one of some words.
 * {@code count} and {@code sum} at the end of a path add up, {@code distinct} leaves out what is there already, {@code joined} puts
 * everything in a row, {@code degree} says a number in the words of Fudge's ladder, and {@code tallies} are all sums inside. A {@code .} stays where it is.
 */
final class Findings {

    /** A name in a path, with its conditions. */
    static final Pattern STEP = Pattern.compile("([^/\\[\\]]*)((?:\\[[^\\]]*])*)(?:/|$)");

    /** What stands in brackets. */
    static final Pattern CONDITION = Pattern.compile("\\[([^\\]=!]+)(?:(!?=)([^\\]]*))?]");

    private Findings() {}

    /** Everything that a path leads to from here, in order. */
    static List<JsonNode> at(JsonNode root, String path) {
        List<JsonNode> found = List.of(root);
        Matcher step = STEP.matcher(path);
        for (int at = 0; at < path.length() && step.find(at); at = step.end()) {
            found = inside(found, step.group(1));
            Matcher condition = CONDITION.matcher(step.group(2));
            while (condition.find()) {
                found = those(found, condition.group(1), condition.group(2), condition.group(3));
            }
        }
        return found;
    }

    /** A sum, line by line, as it is told in one line. */
    static String sum(JsonNode tally) {
        return Stream.concat(Stream.of(tally.path("base")), tally.path("lines").valueStream())
                .filter(line -> line.has("for"))
                .map(Findings::line)
                .collect(Collectors.joining(", "));
    }

    /** The same, with whose sum of what it is, and what it comes to. */
    static String headed(JsonNode tally) {
        String total = tally.has("total") ? " = " + text(tally.path("total")) : "";
        return "%s's %s%s: %s".formatted(text(tally.path("whose")), text(tally.path("of")), total, sum(tally));
    }

    private static String line(JsonNode line) {
        String amount = line.propertyStream()
                .map(Map.Entry::getKey)
                .filter(field -> !List.of("rule", "for", "by").contains(field))
                .map(field -> switch (field) {
                    case "amount", "plus" -> signed(line.get(field));
                    case "waived" -> "waived " + signed(line.get(field));
                    case "atMost" -> "at most " + text(line.get(field));
                    case "atLeast" -> "at least " + text(line.get(field));
                    default -> field + " " + text(line.get(field));
                })
                .collect(Collectors.joining(" "));
        return text(line.path("for")) + " " + amount + " (" + text(line.path(line.has("by") ? "by" : "rule")) + ")";
    }

    private static String signed(JsonNode number) {
        return text(number).replaceFirst("^(?=\\d)", "+");
    }

    /** What is found, as it is told: an event by its sentences. */
    static String told(JsonNode found) {
        return found.path("text").isArray() && !found.path("text").isEmpty()
                ? found.path("text").valueStream().map(JsonNode::asString).collect(Collectors.joining(" "))
                : found.has("event") ? found.path("event").asString() : text(found);
    }

    /** What is found, in words: items of a list have "and" between them, fields have their names before them. */
    static String text(JsonNode found) {
        return switch (found.getNodeType()) {
            case ARRAY -> found.valueStream().map(Findings::text).collect(Collectors.joining(" and "));
            case OBJECT ->
                found.propertyStream()
                        .map(field -> Miss.spaced(field.getKey()) + " " + text(field.getValue()))
                        .collect(Collectors.joining(", "));
            default -> found.asString();
        };
    }

    /** What a name leads to from these. */
    static List<JsonNode> inside(List<JsonNode> found, String name) {
        return switch (name) {
            case "" -> found;
            case "count" -> List.of(IntNode.valueOf(found.size()));
            case "sum" ->
                List.of(IntNode.valueOf(found.stream().mapToInt(JsonNode::asInt).sum()));
            case "tallies" -> found.stream().flatMap(Findings::tallies).toList();
            case "joined" ->
                found.isEmpty()
                        ? found
                        : List.of(StringNode.valueOf(
                                found.stream().map(Findings::text).collect(Collectors.joining(" "))));
            case "degree" ->
                found.stream()
                        .<JsonNode>map(total -> StringNode.valueOf(Degree.inWords(total.asInt())))
                        .toList();
            case "distinct" -> found.stream().distinct().toList();
            default ->
                found.stream()
                        .flatMap(node -> Stream.of(name.split(",")).flatMap(field -> items(node, field)))
                        .toList();
        };
    }

    /** Every sum in it, however deep. */
    private static Stream<JsonNode> tallies(JsonNode node) {
        return node.has("whose") && node.has("lines")
                ? Stream.of(node)
                : node.valueStream().flatMap(Findings::tallies);
    }

    private static Stream<JsonNode> items(JsonNode node, String field) {
        JsonNode inside = field.equals(".") ? node : node.path(field);
        return inside.isArray() ? inside.valueStream() : inside.isMissingNode() ? Stream.of() : Stream.of(inside);
    }

    /** Those of these that a condition means. */
    static List<JsonNode> those(List<JsonNode> found, String field, String is, String words) {
        if (is == null && List.of("first", "last").contains(field)) {
            return found.isEmpty() ? found : List.of(field.equals("first") ? found.getFirst() : found.getLast());
        }
        return found.stream().filter(node -> isMeant(node, field, is, words)).toList();
    }

    private static boolean isMeant(JsonNode node, String field, String is, String words) {
        List<String> values = at(node, field).stream().map(Findings::text).toList();
        if (is == null) {
            return !values.isEmpty();
        }
        boolean fits = Stream.of(words.split("\\|")).anyMatch(values::contains);
        return is.equals("=") == fits;
    }

    /** Rows of cells, each made of what is found by the first of these templates whose fields are all there. */
    static List<List<String>> rows(List<JsonNode> found, List<String> templates) {
        return found.stream().map(node -> row(node, templates)).toList();
    }

    private static List<String> row(JsonNode node, List<String> templates) {
        for (String template : templates) {
            List<String> cells = new ArrayList<>();
            for (String cell : template.split(" \\| ", -1)) {
                cells.add(filled(node, cell));
            }
            if (IntStream.range(0, cells.size()).noneMatch(i -> cells.get(i).contains("{}"))) {
                return cells;
            }
        }
        throw new AssertionError("none of " + templates + " fits " + node);
    }

    private static String filled(JsonNode node, String cell) {
        return Pattern.compile("\\{([^}]+)}")
                .matcher(cell)
                .replaceAll(field -> Matcher.quoteReplacement(at(node, field.group(1)).stream()
                        .map(Findings::text)
                        .reduce((one, other) -> one + ", " + other)
                        .orElse("{}")));
    }
}
