package dev.snakewater.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Runs usual commands to nobody, so that the JDK can archive the classes that they need. */
public final class Rehearsal {

    private static final List<String> COMMANDS = List.of(
            "odds one-shot",
            "simulate one-shot --fights 2 --threads 1 --seed 1",
            "rules GF-14",
            "play snakewater-gulch --seed 1",
            "play vera-and-skag --seed 1");

    private static final String ANSWERS = "1\nwhy\nundo\n\n\n\n1\n1\n\n1\n1\n\n1\n1\n\nodds\ntable\n";

    private Rehearsal() {}

    /** Runs them, and at last one as it is run from outside, on standard output. */
    public static void main(String[] arguments) {
        for (String command : COMMANDS) {
            InputStream answers = new ByteArrayInputStream(ANSWERS.getBytes(StandardCharsets.UTF_8));
            Main.run(answers, nobody(), nobody(), Map.of(), command.split(" "));
        }
        Main.main("run snakewater-gulch --seed 1".split(" "));
    }

    private static PrintStream nobody() {
        return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }
}
