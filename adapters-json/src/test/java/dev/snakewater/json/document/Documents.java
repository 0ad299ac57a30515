package dev.snakewater.json.document;

import dev.snakewater.application.exp.ExpRuleset;
import dev.snakewater.application.fallout.FalloutRuleset;
import dev.snakewater.application.fudge.gunfight.GunfightRuleset;
import dev.snakewater.application.fudge.hitlocation.HitLocationRuleset;
import dev.snakewater.application.gurps.GurpsRuleset;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.json.file.DocumentFiles;
import dev.snakewater.json.schema.DocumentSchemas;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Documents for tests, and what becomes of them. */
public final class Documents {

    public static final List<Ruleset> RULESETS = List.of(
            new GunfightRuleset(),
            new HitLocationRuleset(),
            new ExpRuleset(),
            new GurpsRuleset(),
            new FalloutRuleset());

    /** The ids of all kinds, as messages list them. */
    static final String KINDS = RULESETS.stream()
            .flatMap(ruleset -> ruleset.kinds().stream())
            .map(ScenarioKind::id)
            .collect(Collectors.joining(", "));

    /** The least that is right. */
    public static final String DUEL = """
        {
          "snakewater": 1,
          "kind": "fudge-gunfight",
          "title": "A duel",
          "fighters": [
            { "name": "Bob", "nerve": "Good", "guns": [{ "kind": "revolver", "loaded": 5 }] },
            { "name": "Joe" }
          ]
        }
        """;

    private static final JsonMapper MAPPER = new JsonMapper();

    private Documents() {}

    /** Returns all kinds of scenarios, by their ids. */
    public static Stream<Named<ScenarioKind<?, ?>>> kinds() {
        return RULESETS.stream().flatMap(ruleset -> ruleset.kinds().stream()).map(kind -> Named.of(kind.id(), kind));
    }

    /** Returns the schema of a kind. */
    public static JsonNode schema(ScenarioKind<?, ?> kind) {
        return MAPPER.readTree(new DocumentSchemas(RULESETS).schema(kind.id()).orElseThrow());
    }

    /** Returns documents of a kind that are right: its examples, and what comes with the program. */
    public static List<JsonNode> written(ScenarioKind<?, ?> kind) {
        JsonScenarios.BuiltInDocuments builtIn = JsonScenarios.BuiltInDocuments.of(List.of());
        return Stream.concat(
                        examples(kind).stream(),
                        reading(InputStream.nullInputStream()).builtIn().stream()
                                .filter(one -> one.kind().equals(kind.id()))
                                .map(one -> builtIn.text(one.name())))
                .map(MAPPER::readTree)
                .toList();
    }

    /** Returns the documents of the examples of a kind. */
    public static List<String> examples(ScenarioKind<?, ?> kind) {
        String resource = "META-INF/snakewater/kinds/" + kind.id() + ".jsonl";
        return DocumentFiles.text(
                        resource,
                        () -> Objects.requireNonNull(
                                Documents.class.getClassLoader().getResourceAsStream(resource), resource))
                .lines()
                .toList();
    }

    public static JsonScenarios reading(InputStream standardInput) {
        return new JsonScenarios(RULESETS, standardInput);
    }

    public static Scenario<?, ?> read(String text) {
        return reading(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .find("-");
    }

    /** What is wrong with a document that comes by standard input; nothing if it can be read. */
    public static List<Problem> problems(String text) {
        return problems(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "-");
    }

    public static List<Problem> problems(InputStream standardInput, String reference) {
        try {
            reading(standardInput).find(reference);
            return List.of();
        } catch (UnreadableException unreadable) {
            return unreadable.problems();
        }
    }
}
