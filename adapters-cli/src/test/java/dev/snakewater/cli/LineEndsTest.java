package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines end in a newline, whatever the system takes for the end of a line. */
class LineEndsTest {

    @TempDir
    private Path folder;

    @Test
    void every_command_says_and_writes_the_same_bytes_wherever_it_runs() throws IOException, InterruptedException {
        Map<String, String> newline = said("\n");

        assertThat(newline.get("said")).contains("Usage: snakewater run").doesNotContain("\r");
        assertThat(newline.keySet()).contains("fight.jsonl", "kept.jsonl", "notes.txt", "notes.md", "notes.json");
        assertThat(said("\r\n")).isEqualTo(newline);
        assertThat(said("\r")).isEqualTo(newline);
    }

    /** What every command said, and the files that were written. */
    private Map<String, String> said(String lineEnd) throws IOException, InterruptedException {
        Path empty = Files.createDirectory(folder.resolve("fights"));
        List<String> command = new ArrayList<>(Tty.program());
        command.removeLast();
        command.addAll(List.of(EveryCommand.class.getName(), empty.toString(), lineEnd));
        command.add(1, "-Dline.separator=" + lineEnd);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Map<String, String> said = new TreeMap<>();
        said.put("said", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertThat(process.waitFor()).isZero();
        try (Stream<Path> files = Files.list(empty)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                said.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        // The next one gets a folder of the same name, for paths are told.
        Files.move(empty, folder.resolve("fights of " + lineEnd.length() + (int) lineEnd.charAt(0)));
        return said;
    }
}
