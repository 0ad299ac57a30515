package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.out.Scenarios;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A further jar on the class path brings its scenarios along. */
class BuiltInDocumentsTest {

    @TempDir
    Path jar;

    @Test
    void scenarios_of_all_jars_are_found() throws IOException {
        Path folder = Files.createDirectories(jar.resolve("META-INF/snakewater/scenarios"));
        Files.writeString(folder.resolve("index"), "\nduel\nsnakewater-gulch\n");
        Files.writeString(folder.resolve("duel.json"), Documents.DUEL);
        try (URLClassLoader classPath =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, getClass().getClassLoader())) {
            Scenarios scenarios = new JsonScenarios(Documents.RULESETS, InputStream.nullInputStream(), classPath);

            assertThat(scenarios.builtIn())
                    .extracting(Scenarios.BuiltIn::name)
                    .startsWith("snakewater-gulch", "showdown", "ambush", "two-guns", "last-stand")
                    .endsWith("duel")
                    .doesNotHaveDuplicates();
            assertThat(scenarios.find("duel").title()).isEqualTo("A duel");
        }
    }
}
