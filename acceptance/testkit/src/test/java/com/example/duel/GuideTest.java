package com.example.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide shows each file of the examples, to the letter. */
class GuideTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final String EXAMPLES = "acceptance/examples";
    private static final List<String> NAMES = List.of("melee-duel", "winner");
    private static final Pattern SHOWN =
            Pattern.compile("(?ms)^<!-- not run: (" + EXAMPLES + "/\\S+) -->\n```\\w+\n(.*?)^```\n");

    @Test
    void the_guide_shows_each_file_of_the_examples() throws IOException {
        String guide = Files.readString(ROOT.resolve("docs/extending.md"));
        Map<String, String> shown = SHOWN.matcher(guide)
                .results()
                .collect(Collectors.toMap(
                        block -> block.group(1), block -> block.group(2), (one, other) -> one + other, TreeMap::new));
        assertThat(shown).isEqualTo(files());
    }

    private static Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (String example : NAMES) {
            Path folder = ROOT.resolve(EXAMPLES).resolve(example);
            try (Stream<Path> all = Files.walk(folder)) {
                all.filter(Files::isRegularFile)
                        .filter(file -> !file.startsWith(folder.resolve("target")))
                        .filter(file -> !file.endsWith("invoker.properties"))
                        .forEach(file -> files.put(name(file), read(file)));
            }
        }
        return files;
    }

    private static String name(Path file) {
        return ROOT.relativize(file).toString().replace('\\', '/');
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
