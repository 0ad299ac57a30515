package dev.snakewater.cli;

import dev.snakewater.cli.console.TypedKeys;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs usual commands to nobody, so that the JDK can archive the classes that they need. */
public final class Rehearsal {

    private static final List<String> FIGHTS = List.of(
            "vera-and-skag",
            "vera-at-skag",
            "sword-stroke",
            "burst",
            "alien-in-the-bush",
            "where-it-went",
            "all-at-once",
            "lockpick",
            "snakewater-gulch");
    private static final String ANSWERS = "1\nwhy\nundo\n\n\n\n1\n1\n\n1\n1\n\n1\n1\n\nodds\ntable\n";

    private Rehearsal() {}

    /** Runs those of one part of the program, as the launcher divides it: {@code run}, {@code odds}, {@code features} or {@code table}. */
    public static void main(String[] arguments) throws IOException {
        switch (arguments[0]) {
            case "run" -> {
                rehearse(Stream.of("--version"));
                rehearse(IntStream.range(2, 10).mapToObj(seed -> "run snakewater-gulch --seed " + seed));
                asFromOutside("run snakewater-gulch --seed 1");
            }
            case "odds" -> {
                rehearse(FIGHTS.stream().map(fight -> "odds " + fight + " --situations 200 --fights 10"));
                rehearse(Stream.of("odds one-shot", "simulate one-shot --fights 2 --threads 1 --seed 1"));
                asFromOutside("odds showdown");
            }
            case "features" -> verify();
            default -> {
                table();
                rehearse(Stream.of("check one-shot"));
                asFromOutside("rules GF-14");
            }
        }
    }

    /** Plays at a terminal, where the fights are kept. */
    private static void table() throws IOException {
        Path home = Files.createTempDirectory("rehearsal");
        Map<String, String> environment = Map.of("XDG_STATE_HOME", home.toString());
        try {
            FIGHTS.forEach(scenario -> play(scenario, ANSWERS, environment));
            play(FIGHTS.getLast(), "yes\n", environment);
        } finally {
            try (Stream<Path> files = Files.walk(home)) {
                files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
            }
        }
    }

    private static void play(String scenario, String typed, Map<String, String> environment) {
        Main.run(new TypedKeys(typed), nobody(), nobody(), environment, "play", scenario, "--seed", "1");
    }

    private static void verify() throws IOException {
        Path feature = Files.createTempFile("rehearsal", ".feature");
        try (InputStream example = Rehearsal.class.getResourceAsStream("rehearsal.feature")) {
            Files.write(feature, Objects.requireNonNull(example).readAllBytes());
            rehearse(Stream.of("steps burst"));
            asFromOutside("verify " + feature);
        } finally {
            Files.delete(feature);
        }
    }

    private static void rehearse(Stream<String> commands) {
        commands.forEach(command -> {
            Main.run(InputStream.nullInputStream(), nobody(), nobody(), Map.of(), command.split(" "));
        });
    }

    /** Runs a command that succeeds, on standard output. */
    private static void asFromOutside(String command) {
        Main.main(command.split(" "));
    }

    private static PrintStream nobody() {
        return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }
}
