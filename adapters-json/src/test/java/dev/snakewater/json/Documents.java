package dev.snakewater.json;

import dev.snakewater.application.exp.ExpRuleset;
import dev.snakewater.application.fallout.FalloutRuleset;
import dev.snakewater.application.gunfight.GunfightRuleset;
import dev.snakewater.application.gurps.GurpsRuleset;
import dev.snakewater.application.hitlocation.HitLocationRuleset;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
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
final class Documents {

    static final List<Ruleset> RULESETS = List.of(
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
    static final String DUEL = """
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
    static Stream<Named<ScenarioKind<?, ?, ?>>> kinds() {
        return RULESETS.stream().flatMap(ruleset -> ruleset.kinds().stream()).map(kind -> Named.of(kind.id(), kind));
    }

    /** Returns the schema of a kind. */
    static JsonNode schema(ScenarioKind<?, ?, ?> kind) {
        return MAPPER.readTree(new DocumentSchemas(RULESETS).schema(kind.id()).orElseThrow());
    }

    /** Returns documents of a kind that are right: its examples, and what comes with the program. */
    static List<JsonNode> written(ScenarioKind<?, ?, ?> kind) {
        JsonScenarios.BuiltInDocuments builtIn = new JsonScenarios.BuiltInDocuments(Documents.class.getClassLoader());
        return Stream.concat(
                        examples(kind).stream(),
                        reading(InputStream.nullInputStream()).builtIn().stream()
                                .filter(one -> one.kind().equals(kind.id()))
                                .map(one -> builtIn.text(one.name())))
                .map(MAPPER::readTree)
                .toList();
    }

    /** Returns the documents of the examples of a kind. */
    static List<String> examples(ScenarioKind<?, ?, ?> kind) {
        String resource = "META-INF/snakewater/kinds/" + kind.id() + ".jsonl";
        return DocumentBytes.text(
                        resource,
                        () -> Objects.requireNonNull(
                                Documents.class.getClassLoader().getResourceAsStream(resource), resource))
                .lines()
                .toList();
    }

    static JsonScenarios reading(InputStream standardInput) {
        return new JsonScenarios(RULESETS, standardInput);
    }

    static Scenario<?, ?, ?> read(String text) {
        return reading(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .find("-");
    }

    /** What is wrong with a document that comes by standard input; nothing if it can be read. */
    static List<Problem> problems(String text) {
        return problems(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "-");
    }

    static List<Problem> problems(InputStream standardInput, String reference) {
        try {
            reading(standardInput).find(reference);
            return List.of();
        } catch (Unreadable unreadable) {
            return unreadable.problems();
        }
    }
}
