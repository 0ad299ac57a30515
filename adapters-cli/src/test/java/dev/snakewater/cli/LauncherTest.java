package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher as it stands, with a JDK that tells how it was called, and a Maven that makes an empty jar. */
class LauncherTest {

    private static final String BUILT = "adapters-cli/target/snakewater.jar";
    private static final String STEPS = "acceptance/steps/target/snakewater-steps.jar";
    private static final String MAIN = "dev.snakewater.cli.Main";

    @TempDir
    private Path folder;

    @BeforeEach
    void set_up() throws IOException {
        Files.copy(Path.of("../snakewater"), folder.resolve("snakewater"));
        script("jdk/bin/java", "printf '%s\\n' \"$@\"");
        script("jdk/bin/javac", "");
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
        script("bin/mvn", "mkdir -p adapters-cli/target/lib acceptance/steps/target; : >" + BUILT + "; : >" + STEPS);
    }

    @Test
    void it_builds_once_and_hands_all_arguments_to_the_program() throws IOException, InterruptedException {
        List<String> first = launched("run", "High Noon", "");
        assertThat(first).first().asString().isEqualTo("snakewater: building (first use, a minute or two) ...");
        assertThat(first.subList(first.size() - 6, first.size()))
                .containsExactly("-cp", folder.toRealPath().resolve(BUILT).toString(), MAIN, "run", "High Noon", "");
        assertThat(launched("run", "High Noon", "")).isEqualTo(first.subList(1, first.size()));
    }

    @Test
    void the_steps_of_features_are_beside_the_program_for_those_who_ask_for_them()
            throws IOException, InterruptedException {
        Path root = folder.toRealPath();
        List<String> verify = launched("verify", "mine.feature");
        assertThat(verify.subList(verify.size() - 4, verify.size()))
                .containsExactly(root.resolve(BUILT) + ":" + root.resolve(STEPS), MAIN, "verify", "mine.feature");
    }

    @Test
    void commands_that_need_other_classes_have_another_archive() throws IOException, InterruptedException {
        Path built = folder.toRealPath().resolve("adapters-cli/target");
        assertThat(launched("run")).contains("-XX:AOTCache=" + built.resolve("snakewater-java-25-run.archive"));
        Path odds = built.resolve("snakewater-java-25-odds.archive");
        assertThat(odds).doesNotExist();
        assertThat(launched("odds")).contains("-XX:AOTCache=" + odds);
        assertThat(odds).exists();
        assertThat(launched("verify")).contains("-XX:AOTCache=" + built.resolve("snakewater-java-25-features.archive"));
        assertThat(launched("rules")).contains("-XX:AOTCache=" + built.resolve("snakewater-java-25-table.archive"));
    }

    @Test
    void a_class_whose_source_is_gone_is_no_part_of_what_is_built_next() throws IOException, InterruptedException {
        Path gone = folder.resolve("acceptance/steps/target/launcher-classes/Gone.class");
        Files.createDirectories(gone.getParent());
        Files.createFile(gone);

        launched("run");

        assertThat(gone).doesNotExist();
    }

    /** Only what takes long is worth the better compiler. */
    @Test
    void the_command_that_takes_long_is_one_that_there_is() throws IOException, InterruptedException {
        assertThat(launched("run")).contains("-XX:TieredStopAtLevel=1");
        assertThat(launched("simulate")).doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(Spoken.with(Map.of(), "", "help", "simulate").status()).isZero();
    }

    @Test
    void where_nothing_can_be_written_it_starts_but_cannot_build() throws IOException, InterruptedException {
        launched("run");
        // A file where a folder has to be made keeps even root from writing.
        Files.move(folder.resolve("target"), folder.resolve("adapters-cli/target/before"));
        Files.createFile(folder.resolve("target"));
        Files.delete(folder.resolve("adapters-cli/target/snakewater-java-25-run.archive"));
        assertThat(launched("run")).contains("run");

        Files.delete(folder.resolve(BUILT));
        Process refused = started("run");
        assertThat(refused.inputReader().lines())
                .containsExactly("snakewater: has to build, but may not write to " + folder.toRealPath() + ".");
        assertThat(refused.waitFor()).isEqualTo(70);
    }

    private void script(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + text + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private List<String> launched(String... arguments) throws IOException, InterruptedException {
        Process process = started(arguments);
        List<String> said = process.inputReader().lines().toList();
        assertThat(process.waitFor()).as("%s", said).isZero();
        return said;
    }

    private Process started(String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("sh", folder.resolve("snakewater").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder launcher = new ProcessBuilder(command).redirectErrorStream(true);
        launcher.environment().put("SNAKEWATER_JAVA_HOME", folder.resolve("jdk").toString());
        launcher.environment().merge("PATH", folder.resolve("bin") + ":", (path, bin) -> bin + path);
        return launcher.start();
    }
}
