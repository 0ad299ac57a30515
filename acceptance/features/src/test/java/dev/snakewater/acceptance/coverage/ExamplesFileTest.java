package dev.snakewater.acceptance.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The program tells which examples show a rule from a file that is made here, of the features. Written anew with
 * {@code mvn verify -Dsnakewater.rewrite=true}.
 */
final class ExamplesFileTest {

    private static final Path FILE = Path.of(
            "..", "..", "application", "src", "main", "resources", "META-INF", "snakewater", "examples.properties");
    private static final Pattern RULE = Pattern.compile("[A-Z]+(-[A-Z]+)?-\\d+");

    @Test
    void the_examples_of_the_rules_are_those_of_the_features() throws IOException {
        String made = made(FeatureFiles.examples());
        if (Boolean.getBoolean("snakewater.rewrite")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, made);
        }
        assertThat(Files.exists(FILE) ? Files.readString(FILE) : "")
                .as(FILE + " is out of date. To write it anew: mvn verify -Dsnakewater.rewrite=true")
                .isEqualTo(made);
    }

    private static String made(List<FeatureFiles.Example> examples) {
        Map<String, List<String>> byRule = new TreeMap<>();
        for (FeatureFiles.Example example : examples) {
            String title = example.where().replaceFirst("\\.feature: ", ": ");
            example.tags().stream().filter(tag -> RULE.matcher(tag).matches()).forEach(rule -> {
                List<String> titles = byRule.computeIfAbsent(rule, none -> new ArrayList<>());
                // The rows of an outline share its title.
                if (!titles.contains(title)) {
                    titles.add(title);
                }
            });
        }
        StringBuilder file = new StringBuilder("# Which examples show which rule. Made from the features by ")
                .append(ExamplesFileTest.class.getSimpleName())
                .append("; do not edit.\n");
        byRule.forEach((rule, titles) -> {
            for (int i = 0; i < titles.size(); i++) {
                String value = titles.get(i).replace("\\", "\\\\");
                file.append(rule)
                        .append('.')
                        .append(i + 1)
                        .append('=')
                        .append(value)
                        .append('\n');
            }
        });
        return file.toString();
    }
}
