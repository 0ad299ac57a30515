package dev.snakewater.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Says of a path that leads to nothing what is not there, of whom, and what there is instead. */
final class Miss {

    private static final String NOTHING = "nothing";
    private static final int MOST = 40;
    private static final Pattern CAPITAL = Pattern.compile("(?<=[a-z])[A-Z]");

    /** What stands before a name, a number or a word, by the field that it is known by. */
    private static final Map<String, String> KNOWN_BY = Map.ofEntries(
            Map.entry("name", "of"),
            Map.entry("who", "of"),
            Map.entry("whom", "of"),
            Map.entry("whose", "of"),
            Map.entry("by", "of"),
            Map.entry("between", "of"),
            Map.entry("at", "at"),
            Map.entry("pointer", "at"),
            Map.entry("box", "of box"),
            Map.entry("turn", "in turn"),
            Map.entry("part", "of the"),
            Map.entry("of", "called"),
            Map.entry("words", "called"),
            Map.entry("word", "that bars"),
            Map.entry("rule", "by"),
            Map.entry("rules", "by"),
            Map.entry("to", "for the"),
            Map.entry("manner", "by the"));

    private Miss() {}

    /** What is found where this path leads to nothing. */
    static String words(Example example, String path) {
        String way = path.replaceFirst("\\|\\|.*", "");
        StringBuilder of = new StringBuilder();
        List<JsonNode> there = List.of(example.told(way));
        String begun = "";
        Matcher step = Findings.STEP.matcher(way);
        for (int at = 0; at < way.length() && step.find(at); at = step.end()) {
            String field = step.group(1);
            List<JsonNode> items = Findings.inside(there, field);
            if (items.isEmpty()) {
                return begun.isEmpty() ? ofNoSuch(example, field) : without(there, begun, field, of.toString());
            }
            Matcher condition = Findings.CONDITION.matcher(step.group(2));
            while (condition.find()) {
                List<JsonNode> those =
                        Findings.those(items, condition.group(1), condition.group(2), condition.group(3));
                if (those.isEmpty()) {
                    return onlyOther(items, condition, of.toString());
                }
                of.append(said(condition));
                items = those;
            }
            there = items;
            begun += "/" + field;
        }
        return NOTHING;
    }

    /** The sums that there are, if it is lines of a sum that are looked for. */
    static String sums(Example example, String path) {
        if (!path.matches(".*/(?:base,)?lines(?:\\[.*)?")) {
            return "";
        }
        String all = example.find("events/tallies").stream()
                .map(sum ->
                        sum.path("whose").asString() + "'s " + sum.path("of").asString())
                .distinct()
                .limit(MOST)
                .collect(Collectors.joining(", "));
        return "\nsums:     " + (all.isEmpty() ? "none at all" : all);
    }

    /** Nothing of this sort was told. */
    private static String ofNoSuch(Example example, String root) {
        boolean isEvent = Report.isOfEvents(root) && !example.find("events").isEmpty();
        return isEvent ? NOTHING + ": there is no event " + root : NOTHING;
    }

    /** What was found has no such field. */
    private static String without(List<JsonNode> there, String begun, String field, String of) {
        String no = "no " + spaced(field.replaceFirst(",.*", "")) + of;
        if (there.stream().anyMatch(node -> node.has(field))) {
            return no;
        }
        if (field.equals("tallies")) {
            return NOTHING + " is counted" + of;
        }
        String has = there.stream()
                .flatMap(JsonNode::propertyStream)
                .map(Map.Entry::getKey)
                .distinct()
                .filter(name -> !name.equals("is"))
                .map(Miss::spaced)
                .limit(MOST)
                .collect(Collectors.joining(", "));
        return begun.equals("/outcome")
                ? NOTHING + "; outcome has: " + has
                : no + (has.isEmpty() ? "" : "; there is: " + has);
    }

    /** There are some, but of others. */
    private static String onlyOther(List<JsonNode> items, Matcher condition, String of) {
        String field = condition.group(1);
        if (!"=".equals(condition.group(2))) {
            return NOTHING + of;
        }
        List<String> others = new ArrayList<>(items.stream()
                .flatMap(item -> Findings.at(item, field).stream())
                .map(Findings::text)
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList());
        String only =
                others.size() > MOST ? String.join(", ", others.subList(0, MOST)) + " ..." : String.join(", ", others);
        return NOTHING + said(condition) + of + (only.isEmpty() ? "" : "; " + before(field) + only);
    }

    /** Of whom or of what, as a condition says it. */
    private static String said(Matcher condition) {
        return "=".equals(condition.group(2))
                ? " " + KNOWN_BY.getOrDefault(last(condition.group(1)), "that is") + " "
                        + condition.group(3).replace("|", " or ")
                : "";
    }

    private static String before(String field) {
        String word = KNOWN_BY.getOrDefault(last(field), "");
        return Stream.of("of", "at", "of box", "in turn", "of the", "by", "for the", "by the")
                        .anyMatch(word::equals)
                ? "only " + word + " "
                : field.equals("word") ? "barred: " : "only: ";
    }

    private static String last(String field) {
        return field.replaceFirst(".*/", "");
    }

    /** The name of a field, as words. */
    static String spaced(String field) {
        return CAPITAL.matcher(field).replaceAll(letter -> " " + letter.group().toLowerCase(Locale.ROOT));
    }
}
