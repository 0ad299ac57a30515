package dev.snakewater.acceptance;

import dev.snakewater.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** What the program answers to a command. */
public record Said(int status, String out, String err) {

    /** Returns its answer to these words, on a screen of 80 columns, where nobody types anything more. */
    public static Said typed(Object... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(
                InputStream.nullInputStream(),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of("COLUMNS", "80"),
                Stream.of(words).map(String::valueOf).toArray(String[]::new));
        return new Said(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Returns what {@code verify} says, in a file in this folder, of an example that begins so and has this step. */
    public static String ofExample(Path folder, String begins, String step) throws IOException {
        Path file = folder.resolve("my-table.feature");
        Files.writeString(file, "Feature: F\n  Example: E\n    " + begins + "    " + step + "\n");
        return typed("verify", file).out();
    }
}
