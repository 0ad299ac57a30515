package dev.snakewater.fuzzing;

import dev.snakewater.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Sound documents, which are then spoilt.
 *
 * @param scenarios those that are built in, ended after a few turns
 * @param scripted those of them that prescribe dice and decisions
 * @param records transcripts that are kept because they must still replay
 * @param features the head of a feature with one or two of its examples
 */
record Seeds(List<String> scenarios, List<String> scripted, List<String> records, List<String> features) {

    private static final int TURNS = 3;
    private static final String SCENARIOS = "/META-INF/snakewater/scenarios/";
    private static final String RECORDS = "acceptance/features/src/test/resources/records";
    private static final String FEATURES = "acceptance/features/src/test/resources/features";
    private static final String TAGS_AND_RULES = "(?m)^\\s*(?:@.*|Rule:.*)\n";
    private static final String EXAMPLE = "(?m)^(?=[ \t]*(?:Scenario|Scenario Outline|Example):)";

    /** Collects them from the program, and from the folder of the repository. */
    static Seeds in(Path repository) {
        List<String> scenarios = builtIn().stream().map(Seeds::scenario).toList();
        return new Seeds(
                scenarios,
                scenarios.stream()
                        .filter(scenario -> scenario.contains("\"script\""))
                        .toList(),
                texts(repository.resolve(RECORDS), ".jsonl"),
                texts(repository.resolve(FEATURES), ".feature").stream()
                        .flatMap(Seeds::examples)
                        .toList());
    }

    private static List<String> builtIn() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(out, false, StandardCharsets.UTF_8);
        Main.run(InputStream.nullInputStream(), printed, printed, Map.of(), "scenarios");
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.matches(" {2}[a-z].*"))
                .map(line -> line.strip().replaceFirst(" .*", ""))
                .toList();
    }

    private static String scenario(String name) {
        try (InputStream bytes = Objects.requireNonNull(Seeds.class.getResourceAsStream(SCENARIOS + name + ".json"))) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceAll("\"turnLimit\": \\d+", "\"turnLimit\": " + TURNS);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> texts(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> texts = new ArrayList<>();
            for (Path file : files.filter(each -> each.toString().endsWith(ending))
                    .sorted()
                    .toList()) {
                texts.add(Files.readString(file));
            }
            return texts;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Each example of a feature as a feature of its own, with what stands before the first. */
    private static Stream<String> examples(String feature) {
        List<String> pieces = List.of(feature.replaceAll(TAGS_AND_RULES, "").split(EXAMPLE, -1));
        return pieces.stream().skip(1).map(example -> pieces.getFirst() + example);
    }
}
