package dev.snakewater.json;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Map;

/**
 * What every scenario document says beside the fields of its kind.
 *
 * @param snakewater the version of the document
 * @param kind what is played
 * @param title what the scenario is called
 * @param about what it is about; nothing, if left out
 * @param turnLimit after how many turns it is called off
 * @param modifiers what the game master adds to somebody's numbers
 * @param script answers of the form 'who, what: answer', such as 'Bob, draw: +000', for 'run --dice script'
 */
record Envelope(
        int snakewater,
        String kind,

        @Spelt(pattern = "\\S", as = "what the scenario is called")
        String title,

        @Default("") String about,
        @Default("100") @Within({1, 10_000}) int turnLimit,
        List<GameMasterModifier> modifiers,
        List<ScriptLine> script) {

    /** The version of documents that is written and read. */
    static final int VERSION = 1;

    /** The field that says which kind of scenario a document is. */
    static final String KIND = "kind";

    private static final String MODIFIERS = "modifiers";

    /** Returns the fields, in the order in which they are best written. */
    static List<Shape.Field> fields() {
        return Shapes.of(Envelope.class).fields();
    }

    /** Returns the names of the fields. */
    static List<String> names() {
        return fields().stream().map(Shape.Field::name).toList();
    }

    /**
     * Returns what a schema says of an envelope field of this kind, beyond its shape.
     *
     * @param field its name; that of a field in it, after a slash
     */
    static Map<String, Object> constraints(String field, ScenarioKind<?, ?, ?> kind) {
        return switch (field) {
            case "snakewater" -> Map.of("const", VERSION);
            case KIND -> Map.of("const", kind.id());
            case MODIFIERS -> kind.numbers().isEmpty() ? Map.of("maxItems", 0) : Map.of();
            case MODIFIERS + "/on" -> kind.numbers().isEmpty() ? Map.of() : Map.of("enum", kind.numbers());
            default -> Map.of();
        };
    }

    /** Returns what is agreed on before the fight begins. */
    Terms terms() {
        return new Terms(turnLimit, modifiers);
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

    /** Returns what no modifier of this kind can be on. */
    List<Problem> unknownNumbers(ScenarioKind<?, ?, ?> kind) {
        List<String> numbers = kind.numbers();
        Complaints complaints = new Complaints(Wording.in());
        for (int i = 0; i < modifiers.size(); i++) {
            String on = modifiers.get(i).on();
            if (numbers.stream().noneMatch(on::equalsIgnoreCase)) {
                complaints.add(
                        "/" + MODIFIERS + "/" + i + "/on",
                        "there is no number called " + Words.quoted(on),
                        Spelling.instead(on, numbers));
            }
        }
        return complaints.all();
    }

    /** Returns what does not go with those who fight. */
    List<Problem> problems(List<Name> fighters) {
        List<String> names = fighters.stream().map(Name::text).toList();
        Complaints complaints = new Complaints(Wording.in());
        for (int i = 0; i < script.size(); i++) {
            somebody("/script/" + i, script.get(i).by().text(), names, complaints);
        }
        for (int i = 0; i < modifiers.size(); i++) {
            somebody(
                    "/" + MODIFIERS + "/" + i + "/whom", modifiers.get(i).whom().text(), names, complaints);
        }
        return complaints.all();
    }

    private static void somebody(String at, String name, List<String> names, Complaints complaints) {
        if (!names.contains(name)) {
            complaints.add(at, "nobody here is called " + Words.quoted(name), Spelling.instead(name, names));
        }
    }
}
