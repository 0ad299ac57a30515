package dev.snakewater.acceptance;

import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.json.JsonScenarios;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The examples that every rule text brings of each of its kinds: scenario documents, one on each line. */
public final class Examples {

    /** All rule texts. */
    public static final List<Ruleset> RULESETS = ServiceLoader.load(Ruleset.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private Examples() {}

    /** Returns all kinds of all rule texts. */
    public static Stream<ScenarioKind<?, ?, ?>> kinds() {
        return RULESETS.stream().flatMap(ruleset -> ruleset.kinds().stream());
    }

    /** Returns the set-ups of a kind. */
    public static <C> List<C> of(ScenarioKind<C, ?, ?> kind) {
        String resource = "META-INF/snakewater/kinds/" + kind.id() + ".jsonl";
        try (InputStream documents = Examples.class.getClassLoader().getResourceAsStream(resource)) {
            return new String(Objects.requireNonNull(documents, resource).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(document -> kind.scenario().cast(setUp(document)))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Object setUp(String document) {
        InputStream input = new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
        return new JsonScenarios(RULESETS, input).find("-").setUp();
    }
}
