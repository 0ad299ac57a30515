package dev.snakewater.json.document;

import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.json.file.DocumentFiles;
import dev.snakewater.json.scenario.ScenarioDocuments;
import dev.snakewater.json.value.Problems;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Scenarios in JSON documents: those that come with the program, files, and standard input. */
public final class JsonScenarios implements Scenarios {

    private static final String STANDARD_INPUT = "-";

    private final ScenarioDocuments documents;
    private final BuiltInDocuments builtIn;
    private final InputStream standardInput;

    /** Scenarios of these rule texts; the reference {@code -} stands for standard input. */
    public JsonScenarios(List<Ruleset> rulesets, InputStream standardInput) {
        this(rulesets, standardInput, JsonScenarios.class.getClassLoader());
    }

    /** The same, with the built-in ones from another class path. */
    JsonScenarios(List<Ruleset> rulesets, InputStream standardInput, ClassLoader classPath) {
        documents = new ScenarioDocuments(rulesets);
        builtIn = new BuiltInDocuments(classPath);
        this.standardInput = standardInput;
    }

    @Override
    public List<BuiltIn> builtIn() {
        return builtIn.names().stream().map(this::described).toList();
    }

    @Override
    public Scenario<?, ?> find(String reference) {
        if (reference.equals(STANDARD_INPUT)) {
            String input = Problems.WORDS.message("standard-input");
            return documents.scenario(input, DocumentFiles.text(input, () -> standardInput));
        }
        List<String> names = builtIn.names();
        if (names.contains(reference)) {
            return documents.scenario(reference, builtIn.text(reference));
        }
        Path file = DocumentFiles.file(reference)
                .filter(Files::exists)
                .orElseThrow(() -> Problems.refused(reference, "no-such-scenario", instead(reference, names)));
        return documents.scenario(reference, DocumentFiles.text(reference, DocumentFiles.of(reference, file)));
    }

    private static String instead(String reference, List<String> names) {
        String builtIn = Suggestions.instead(reference, names);
        return Suggestions.meant(reference, names).isPresent() ? builtIn : DocumentFiles.instead(reference, builtIn);
    }

    private BuiltIn described(String name) {
        Scenario<?, ?> scenario = documents.scenario(name, builtIn.text(name));
        Ruleset ruleText = Ruleset.of(scenario.kind(), documents.rulesets());
        return new BuiltIn(
                name,
                ruleText.rulebooks().getFirst().title(),
                scenario.kind().id(),
                scenario.title(),
                scenario.about());
    }

    /** The scenario documents on the class path. Every jar can bring some: its {@value #INDEX} lists their names, a line each. */
    record BuiltInDocuments(ClassLoader classPath) {

        private static final String FOLDER = "META-INF/snakewater/scenarios/";
        private static final String INDEX = FOLDER + "index";

        List<String> names() {
            return classPath
                    .resources(INDEX)
                    .map(index -> DocumentFiles.bytes(INDEX, index::openStream, 1))
                    .flatMap(lines -> DocumentFiles.decoded(INDEX, lines).lines())
                    .map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .distinct()
                    .toList();
        }

        String text(String name) {
            String resource = FOLDER + name + ".json";
            return DocumentFiles.text(
                    name,
                    () -> Optional.ofNullable(classPath.getResourceAsStream(resource))
                            .orElseThrow(() -> new FileNotFoundException(resource)));
        }
    }
}
