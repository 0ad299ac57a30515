package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs that are killed in the middle, each at another moment, over all built-in scenarios: nothing that was acknowledged is
 * lost, and nothing of anybody's is replaced. What comes of them is compared with the same left alone. With
 * {@code -Dsnakewater.plugs=200} there are so many moments.
 */
class PulledPlugTest {

    private static final String PLUGS = "snakewater.plugs";
    private static final int FEW = 14;
    private static final int LINES = 150;
    private static final int LONGEST_WAIT = 30;
    private static final int LONGEST_RUN = 3000;
    private static final String HERS = "Bring crisps.\n";
    private static final Pattern ACT = Pattern.compile("\\{\"(by|undone|redone|handed)\":.*");

    private static final List<String> SCENARIOS = Spoken.scenarios();
    private static int toldInAll;

    @TempDir
    Path home;

    /** The moments at which the plug is pulled. */
    static Stream<Integer> moments() {
        return IntStream.range(0, Integer.getInteger(PLUGS, FEW)).boxed();
    }

    @ParameterizedTest(name = "moment {0}")
    @MethodSource("moments")
    void at_the_table_every_answer_is_kept_when_the_next_is_asked_for(int moment)
            throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(moment);
        String scenario = SCENARIOS.get(random.nextInt(SCENARIOS.size()));
        List<String> lines = lines(random);
        Path alone = home.resolve("alone.jsonl");
        NavigableMap<Integer, Integer> acknowledged = leftAlone(scenario, lines, alone);
        Path file = home.resolve("fight.jsonl");
        Path hers = Files.writeString(home.resolve("hers.md"), HERS);
        Path output = home.resolve("output");

        Process process = started(output, "play", scenario, "--seed", "1", "--save", file.toString());
        try (OutputStream keys = process.getOutputStream()) {
            keys.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
            keys.flush();
            int asked = random.nextInt(acknowledged.lastKey());
            while (process.isAlive() && prompts(Files.readString(output)) < asked) {
                Thread.sleep(1);
            }
            Thread.sleep(random.nextInt(LONGEST_WAIT));
            process.destroyForcibly().waitFor();
        }

        int told = acknowledged.floorEntry(prompts(Files.readString(output))).getValue();
        byte[] whole = Files.readAllBytes(alone);
        byte[] kept = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        assertThat(kept).as("what is kept of the fight").isEqualTo(Arrays.copyOf(whole, kept.length));
        assertThat(acts(new String(kept, StandardCharsets.UTF_8))).isGreaterThanOrEqualTo(told);
        toldInAll += told;
        if (kept.length > 0) {
            assertThat(Spoken.with(environment(), "quit\n", "play", "--resume", file.toString())
                            .status())
                    .isZero();
            assertThat(Spoken.to("replay", file.toString()).out()).contains("It came out the same: ");
        }
        assertThat(hers).hasContent(HERS);
    }

    @ParameterizedTest(name = "moment {0}")
    @MethodSource("moments")
    void a_run_is_kept_as_a_whole_or_not_at_all(int moment) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(moment);
        String scenario = SCENARIOS.get(random.nextInt(SCENARIOS.size()));
        Path alone = home.resolve("alone.jsonl");
        Spoken.to("run", scenario, "--seed", "1", "--save", alone.toString());
        Path folder = Files.createDirectory(home.resolve("folder"));
        Path file = folder.resolve("fight.jsonl");
        boolean there = random.nextBoolean();
        boolean force = random.nextInt(3) > 0;
        if (there) {
            Files.writeString(file, HERS);
        }
        Path output = home.resolve("output");

        List<String> words = new ArrayList<>(List.of("run", scenario, "--seed", "1", "--save", file.toString()));
        words.addAll(force ? List.of("--force") : List.of());
        Process process = started(output, words.toArray(String[]::new));
        process.getOutputStream().close();
        if (random.nextBoolean()) {
            while (process.isAlive() && files(folder) == (there ? 1 : 0)) {
                Thread.sleep(1);
            }
            Thread.sleep(random.nextInt(LONGEST_WAIT));
        } else {
            Thread.sleep(random.nextInt(LONGEST_RUN));
        }
        process.destroyForcibly().waitFor();

        String kept = Files.exists(file) ? Files.readString(file) : "";
        String whole = Files.readString(alone);
        assertThat(kept).isIn(there ? HERS : "", there && !force ? HERS : whole);
        if (Files.size(output) > 0) {
            assertThat(kept).as("what was told").isEqualTo(whole);
        }
    }

    @AfterAll
    static void somethingWasAcknowledged() {
        assertThat(toldInAll).isPositive();
    }

    /** Answers whatever is asked: the first of what can be chosen, a roll for a throw; some of it is taken back. */
    private static List<String> lines(SplittableRandom random) {
        return IntStream.range(0, LINES)
                .mapToObj(line -> random.nextInt(12) == 0 ? "undo" : line % 2 == 0 ? "1" : "roll")
                .toList();
    }

    /** How many acts were on record when so many prompts had been printed. */
    private NavigableMap<Integer, Integer> leftAlone(String scenario, List<String> lines, Path file) {
        NavigableMap<Integer, Integer> acknowledged = new TreeMap<>(Map.of(0, 0));
        Spoken.Heard out = new Spoken.Heard();
        Typist typist = new Typist();
        for (String line : lines) {
            typist.does(() -> acknowledged.put(prompts(out.text()), acts(text(file))))
                    .types(List.of(line));
        }
        typist.does(() -> acknowledged.put(prompts(out.text()), acts(text(file))));
        String[] words = {"play", scenario, "--seed", "1", "--save", file.toString()};
        Main.run(typist, out, new Spoken.Heard(), environment(), words);
        return acknowledged;
    }

    private Process started(Path output, String... words) throws IOException {
        List<String> command = new ArrayList<>(Tty.program());
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment());
        return builder.start();
    }

    private Map<String, String> environment() {
        return Map.of("XDG_STATE_HOME", home.resolve("state").toString());
    }

    private static int prompts(String out) {
        return (int) Pattern.compile("> ").matcher(out).results().count();
    }

    private static int acts(String record) {
        int end = record.lastIndexOf('\n') + 1;
        return (int) record.substring(0, end)
                .lines()
                .filter(line -> ACT.matcher(line).matches())
                .count();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static long files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }
}
