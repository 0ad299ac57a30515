package dev.snakewater.acceptance.boundary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of the guide needs nothing but what is exported, on the module path. */
final class ShortestProgramTest {

    private static final Path SOURCES = Path.of("..", "examples", "winner", "src", "main", "java");
    private static final Path PROGRAM = SOURCES.resolve("com/example/winner/Winner.java");
    private static final List<String> NEEDED =
            List.of("snakewater-domain", "snakewater-application", "snakewater-adapters-json", "jackson-core");

    @TempDir
    private Path classes;

    @Test
    void it_is_short() throws IOException {
        assertThat(Files.readAllLines(PROGRAM)).hasSizeLessThanOrEqualTo(15);
    }

    @Test
    void it_plays_a_scenario_and_says_who_won() throws IOException, InterruptedException {
        String modules = modulePath();
        compile(modules);

        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        classes + File.pathSeparator + modules,
                        "--module",
                        "com.example.winner/com.example.winner.Winner",
                        "snakewater-gulch")
                .redirectError(ProcessBuilder.Redirect.INHERIT) // Java may print warnings of its own.
                .start();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(program.waitFor()).as(said).isZero();
        assertThat(said).isEqualTo(String.format("Frank won the fight.%n"));
    }

    private void compile(String modules) {
        int status = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "-d",
                        classes.toString(),
                        "-Xlint:all,-requires-automatic",
                        "-Werror",
                        "--module-path",
                        modules,
                        SOURCES.resolve("module-info.java").toString(),
                        PROGRAM.toString());
        assertThat(status).isZero();
    }

    /** In a build that makes no jars, modules are the folders of their classes. */
    private static String modulePath() {
        return Modules.classPath().stream()
                .filter(entry -> NEEDED.stream().anyMatch(name -> isOf(entry, name)))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isOf(Path entry, String artifact) {
        String folder = artifact.replace("snakewater-", "");
        String name = entry.getFileName().toString();
        return name.matches(artifact + "-\\d.*\\.jar") || entry.endsWith(Path.of(folder, "target", name));
    }
}
