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
import java.util.stream.Stream;

/** Scenarios in JSON documents: those that come with the program, files, and standard input. */
public final class JsonScenarios implements Scenarios {

    private static final String STANDARD_INPUT = "-";

    private final ScenarioDocuments documents;
    private final BuiltInDocuments builtIn;
    private final InputStream standardInput;

    /** Scenarios of these rule texts; the reference {@code -} stands for standard input. */
    public JsonScenarios(List<Ruleset> rulesets, InputStream standardInput) {
        this(rulesets, standardInput, BuiltInDocuments.of(rulesets));
    }

    /** The same, with other built-in ones. */
    JsonScenarios(List<Ruleset> rulesets, InputStream standardInput, BuiltInDocuments builtIn) {
        documents = new ScenarioDocuments(rulesets);
        this.builtIn = builtIn;
        this.standardInput = standardInput;
    }

    /** Returns the scenarios that one jar brings, of these rule texts. */
    public static Scenarios in(ClassLoader jar, List<Ruleset> rulesets) {
        return new JsonScenarios(rulesets, InputStream.nullInputStream(), new BuiltInDocuments(List.of(jar)));
    }

    @Override
    public List<String> names() {
        return builtIn.names();
    }

    @Override
    public List<BuiltIn> builtIn() {
        return names().stream().map(this::described).toList();
    }

    @Override
    public Scenario<?, ?> find(String reference) {
        if (reference.equals(STANDARD_INPUT)) {
            String input = Problems.WORDS.message("standard-input");
            return documents.scenario(input, DocumentFiles.text(input, () -> standardInput));
        }
        List<String> names = names();
        if (names.contains(reference)) {
            return documents.scenario(reference, builtIn.text(reference));
        }
        Path file = DocumentFiles.file(reference)
                .filter(Files::exists)
                .orElseThrow(() -> Problems.refused(reference, "no-such-scenario", instead(reference, names)));
        return documents.scenario(reference, DocumentFiles.text(reference, DocumentFiles.of(reference, file)));
    }

    private static String instead(String reference, List<String> names) {
        String listed = Problems.WORDS.message("scenarios-listed");
        return Suggestions.meant(reference, names)
                .map(near -> Problems.WORDS.message("meant", near, listed))
                .orElseGet(
                        () -> DocumentFiles.instead(reference, Suggestions.instead(reference, names) + "; " + listed));
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

    /** The scenario documents in jars. Every jar can bring some: its {@value #INDEX} lists their names, a line each. */
    record BuiltInDocuments(List<ClassLoader> jars) {

        private static final String FOLDER = "META-INF/snakewater/scenarios/";
        private static final String INDEX = FOLDER + "index";

        /** Returns those of the program, and of the jars that bring these rule texts. */
        static BuiltInDocuments of(List<Ruleset> rulesets) {
            return new BuiltInDocuments(Stream.concat(
                            Stream.of(JsonScenarios.class.getClassLoader()),
                            rulesets.stream().map(ruleset -> ruleset.getClass().getClassLoader()))
                    .distinct()
                    .toList());
        }

        List<String> names() {
            return jars.stream()
                    .flatMap(jar -> jar.resources(INDEX))
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
                    () -> jars.stream()
                            .flatMap(jar -> Stream.ofNullable(jar.getResourceAsStream(resource)))
                            .findFirst()
                            .orElseThrow(() -> new FileNotFoundException(resource)));
        }
    }
}
