package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fights whose program is killed in the middle. */
class PulledPlugTest {

    private static final int ANSWERS = 150;
    private static final int LONGEST_WAIT = 400;

    @TempDir
    Path home;

    @ParameterizedTest(name = "killed at a random moment, {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void a_pulled_plug_loses_at_most_the_answer_being_typed(int seed) throws IOException, InterruptedException {
        Path file = home.resolve("fight.jsonl");
        Path output = home.resolve("output");
        List<String> command = new ArrayList<>(Tty.program());
        command.addAll(List.of("play", "ambush", "--dice", "hand", "--save", file.toString()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("XDG_STATE_HOME", home.toString());
        Process process = builder.start();
        // The first option of every choice, and a total of one for every throw.
        try (OutputStream keys = process.getOutputStream()) {
            keys.write("1\n".repeat(ANSWERS).getBytes(StandardCharsets.UTF_8));
            keys.flush();
            while (process.isAlive() && !Files.readString(output).contains("> 1")) {
                Thread.sleep(5);
            }
            Thread.sleep(new SplittableRandom(seed).nextInt(LONGEST_WAIT));
            process.destroyForcibly().waitFor();
        }

        // A prompt is printed when what was typed at the one before it is on the disk.
        long prompts = Files.readString(output)
                .lines()
                .filter(line -> line.contains("> "))
                .count();
        Spoken resumed =
                Spoken.with(Map.of("XDG_STATE_HOME", home.toString()), "quit\n", "play", "--resume", file.toString());
        assertThat(resumed.status()).isZero();
        long kept = Files.readAllLines(file).stream()
                .filter(line -> line.contains("\"chose\"") || line.contains("\"fell\""))
                .count();
        assertThat(kept).isGreaterThanOrEqualTo(Math.min(prompts - 1, ANSWERS - 1));
        assertThat(Spoken.to("replay", file.toString()).out()).contains("It came out the same: " + kept + " answer");
    }
}
