package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
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

    /** Gives every command, in a JVM of its own, and prints what it says, byte by byte. */
    static final class EveryCommand {

        private static final List<String> COMMANDS = List.of("""
             | --help | --version | help run | run --help | play --help | replay --help | odds --help | simulate --help |\
             aftermath --help | scenarios --help | rules --help | check --help | schema --help | completion --help |\
             completion | scenarios | schema | schema transcript | rules | rules gunfight | rules GF-14 | rules two guns |\
             rules gurps3 --chart | run snakewater-gulch --dice script --trace |\
             run snakewater-gulch --seed 1 --json --save fight.jsonl | run snakewater-gulch --seed 1 --format markdown |\
             run snakewater-gulch --seed 1 --color always | replay fight.jsonl | aftermath fight.jsonl |\
             check fight.jsonl bad.json snakewater-gulch | odds vera-at-skag | odds one-shot --json |\
             simulate showdown --fights 50 --seed 1 | simulate showdown --fights 50 --seed 1 --json |\
             play snakewater-gulch --save kept.jsonl --seed 1 --report notes.txt --report notes.md --report notes.json |\
             play --resume kept.jsonl --seed 2 --plain | run bad.json | run nosuch | runn | run | run showdown --seed x |\
             run showdown --sede 1 | rules nosuch\
            """.split(" \\| ", -1));
        private static final String TYPED =
                "agree\nagree\nhelp\nwhy\nnonsense\namend\namend Bob wounds to Hurt\nagree\n\nlog\nundo\nstory\nquit\n";

        private EveryCommand() {}

        /** The folder comes first, with what shall be the system's line end after it; status 9 if it is another one. */
        public static void main(String[] arguments) throws IOException {
            if (!System.lineSeparator().equals(arguments[1])) {
                System.exit(9);
            }
            Path folder = Path.of(arguments[0]);
            Files.writeString(folder.resolve("bad.json"), "{\r\n \"snakewater\": 1, \"kind\": \"no\\r\\n\\tsuch\"}");
            PrintStream all = new PrintStream(System.out, false, StandardCharsets.UTF_8);
            for (String command : COMMANDS) {
                String[] words = Stream.of(command.split(" "))
                        .filter(word -> !word.isEmpty())
                        .map(word -> word.matches("\\w+\\.\\w+")
                                ? folder.resolve(word).toString()
                                : word)
                        .toArray(String[]::new);
                Spoken spoken = Spoken.with(Map.of("XDG_STATE_HOME", folder.toString()), TYPED, words);
                all.print("--- " + command + ": " + spoken.status() + "\n" + spoken.out() + "---\n" + spoken.err());
            }
            all.flush();
        }
    }
}
