package dev.snakewater.json;

import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What every scenario document says beside the fields of its kind.
 *
 * @param title what the scenario is called
 * @param about what it is about; may be empty
 * @param terms after how many turns it is called off, and what the game master adds
 * @param script the answers of its script; may be empty
 */
record Envelope(String title, String about, Terms terms, List<ScriptLine> script) {

    /** The version of documents that is written and read. */
    static final int VERSION = 1;

    /** The field that says which kind of scenario a document is. */
    static final String KIND = "kind";

    /** The fields, in the order in which they are best written. */
    static final List<Shape.Field> FIELDS = List.of(
            new Shape.Field("snakewater", Shape.Need.REQUIRED, Shape.Plain.WHOLE_NUMBER),
            new Shape.Field(KIND, Shape.Need.REQUIRED, Shape.Plain.TEXT),
            new Shape.Field("title", Shape.Need.REQUIRED, Shape.Plain.TEXT),
            new Shape.Field("about", Shape.Need.OPTIONAL, Shape.Plain.TEXT),
            new Shape.Field("turnLimit", Shape.Need.OPTIONAL, Shape.Plain.WHOLE_NUMBER),
            new Shape.Field(Modifiers.FIELD, Shape.Need.EMPTY_IF_LEFT_OUT, Modifiers.shape()),
            new Shape.Field("script", Shape.Need.EMPTY_IF_LEFT_OUT, new Shape.ListOf(Shape.Plain.TEXT)));

    private static final int USUAL_LIMIT = 100;
    private static final int GREATEST_LIMIT = 10_000;

    /** The names of the fields. */
    static List<String> names() {
        return FIELDS.stream().map(Shape.Field::name).toList();
    }

    /**
     * Beyond its shape, what a schema says of an envelope field.
     *
     * @param field its name; that of a field in it, after a slash
     */
    static Map<String, Object> constraints(String field, ScenarioKind<?, ?, ?> kind) {
        if (field.equals(Modifiers.FIELD) && kind.numbers().isEmpty()) {
            return Map.of("maxItems", 0);
        }
        if (field.equals(Modifiers.FIELD + "/on") && !kind.numbers().isEmpty()) {
            return Map.of("enum", kind.numbers());
        }
        if (field.startsWith(Modifiers.FIELD + "/")) {
            return Modifiers.constraints(field.substring(Modifiers.FIELD.length() + 1));
        }
        return switch (field) {
            case "snakewater" -> Map.of("const", VERSION);
            case KIND -> Map.of("const", kind.id());
            case "title" -> Map.of("pattern", "\\S");
            case "turnLimit" -> ordered("minimum", 1, "maximum", GREATEST_LIMIT, "default", USUAL_LIMIT);
            default -> Map.of();
        };
    }

    /** What an envelope field is there for; nothing, of a field of a kind. */
    static Optional<String> says(String field) {
        return switch (field) {
            case "snakewater" -> Optional.of("the version of the document");
            case KIND -> Optional.of("what is played");
            case "title" -> Optional.of("what the scenario is called");
            case "about" -> Optional.of("what it is about; nothing, if left out");
            case "turnLimit" -> Optional.of("after how many turns it is called off");
            case Modifiers.FIELD -> Optional.of("what the game master adds to somebody's numbers");
            case "script" ->
                Optional.of(
                        "answers of the form 'who, what: answer', such as 'Bob, draw: +000', for 'run --dice script'");
            default -> Optional.empty();
        };
    }

    /**
     * The envelope that has these values; what is wrong with them is added to the problems.
     *
     * @param values the values that could be read, by field
     */
    static Optional<Envelope> of(Map<String, Object> values, Problems problems) {
        int before = problems.found();
        Optional.ofNullable(values.get("snakewater")).ifPresent(version -> version((Integer) version, problems));
        Optional<String> title = title(values, problems);
        Optional<Integer> limit = optional(values, "turnLimit", Integer.class);
        limit.filter(turns -> turns < 1 || turns > GREATEST_LIMIT)
                .ifPresent(turns -> problems.add(
                        Pointer.ROOT.field("turnLimit"), turns + " is out of range", "1 to " + GREATEST_LIMIT));
        List<GameMasterModifier> modifiers =
                Modifiers.of((List<?>) values.getOrDefault(Modifiers.FIELD, List.of()), problems);
        List<ScriptLine> script = script(values, problems);
        if (problems.found() > before || !values.keySet().containsAll(names())) {
            return Optional.empty();
        }
        String about = optional(values, "about", String.class).orElse("");
        return title.map(named -> new Envelope(named, about, new Terms(limit.orElse(USUAL_LIMIT), modifiers), script));
    }

    /** Adds a problem if a document is of another version. */
    static void version(int version, Problems problems) {
        if (version != VERSION) {
            problems.add(
                    Pointer.ROOT.field("snakewater"),
                    "written for version " + version + "; this program reads version " + VERSION,
                    "" + VERSION);
        }
    }

    private static Optional<String> title(Map<String, Object> values, Problems problems) {
        Optional<String> title = Optional.ofNullable(values.get("title")).map(String.class::cast);
        title.filter(String::isBlank)
                .ifPresent(blank ->
                        problems.add(Pointer.ROOT.field("title"), "the title is blank", "what the scenario is called"));
        return title;
    }

    private static List<ScriptLine> script(Map<String, Object> values, Problems problems) {
        List<ScriptLine> lines = new ArrayList<>();
        List<?> written = (List<?>) values.getOrDefault("script", List.of());
        for (int i = 0; i < written.size(); i++) {
            Optional<ScriptLine> line = ScriptLine.of((String) written.get(i));
            line.ifPresent(lines::add);
            if (line.isEmpty()) {
                problems.add(
                        Pointer.ROOT.field("script").item(i),
                        Words.quoted((String) written.get(i)) + " is no line of a script",
                        "the form 'who, what: answer', such as 'Bob, draw: +000'");
            }
        }
        return lines;
    }

    /** Adds a problem for each line of a script that is somebody's who is not there. */
    static void checkScript(List<ScriptLine> script, List<Name> fighters, Problems problems) {
        List<String> names = fighters.stream().map(Name::text).toList();
        for (int i = 0; i < script.size(); i++) {
            String by = script.get(i).by().text();
            if (!names.contains(by)) {
                problems.add(
                        Pointer.ROOT.field("script").item(i),
                        "nobody here is called " + Words.quoted(by),
                        Spelling.instead(by, names));
            }
        }
    }

    private static <T> Optional<T> optional(Map<String, Object> values, String field, Class<T> type) {
        return ((Optional<?>) values.getOrDefault(field, Optional.empty())).map(type::cast);
    }

    private static Map<String, Object> ordered(String first, int one, String second, int two, String third, int three) {
        Map<String, Object> ordered = new LinkedHashMap<>();
        ordered.put(first, one);
        ordered.put(second, two);
        ordered.put(third, three);
        return ordered;
    }
}
