package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Scenarios, transcripts and scripts that are spoilt by chance, and lines that are typed by chance: whatever they say, they are
 * used, or refused with what is wrong. The system properties {@code snakewater.mutations} and {@code snakewater.mutations.seed} say how
 * many, and which.
 */
class MutatedDocumentsTest {

    private static final int COUNT = Integer.getInteger("snakewater.mutations", 200);
    private static final long SEED = Long.getLong("snakewater.mutations.seed", 1);
    private static final int LONGEST_TURNS = 3;
    private static final long HANG_IN_SECONDS = 10;
    private static final long SLOW_IN_SECONDS = 2;
    private static final String SCENARIOS = "/META-INF/snakewater/scenarios/";
    private static final List<String> TYPED = List.of("""
        1 | 2 | 3 |  | undo | undo 2 | redo | roll | why | barred | odds | table | log | luck | dice hand |\
         dice random | +0-0 | 5 | 12 3 | roll 2d6 | hand Bob to careful | add 1 because of the sun | allow snapshot |\
         amend | ruling | sheet | rule GF-14 | rule called shot | help | story | 1,2,3 | \u001b[A\
        """.split(" \\| ", -1));

    @TempDir
    private Path folder;

    private final List<String> scenarios = new ArrayList<>();
    private final List<String> records = new ArrayList<>();
    private final Map<String, Integer> statuses = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();
    private final List<String> slow = new ArrayList<>();

    @BeforeEach
    void collect() throws IOException {
        for (String name : Spoken.scenarios()) {
            scenarios.add(Spoken.resource(SCENARIOS + name + ".json")
                    .replaceAll("\"turnLimit\": \\d+", "\"turnLimit\": " + LONGEST_TURNS));
            Path record = folder.resolve(name + ".jsonl");
            assertThat(Spoken.to("run", name, "--seed", "1", "--save", record.toString())
                            .status())
                    .isZero();
            records.add(Files.readString(record));
        }
        records.add(Spoken.resource("/kept-duel/duel.jsonl"));
        records.add(Spoken.resource("/kept-duel/names.jsonl"));
    }

    @Test
    void whatever_they_say_they_are_used_or_refused() throws IOException {
        for (int i = 0; i < COUNT; i++) {
            tried(new SplittableRandom(SEED + i), i);
        }
        System.out.println(COUNT + " mutations from seed " + SEED + ": statuses " + statuses + ", over "
                + SLOW_IN_SECONDS + " s: " + slow);
        assertThat(wrong).isEmpty();
    }

    private void tried(SplittableRandom random, int number) throws IOException {
        Mutation mutation = new Mutation(random);
        String scenario = scenarios.get(random.nextInt(scenarios.size()));
        String record = records.get(random.nextInt(records.size()));
        switch (random.nextInt(8)) {
            case 0 -> spoken(number, mutation.of(scenario), "", "check");
            case 1 -> spoken(number, mutation.of(scenario), "", "run", "--seed", "1");
            case 2 -> spoken(number, mutation.of(scenario), "", "run", "--dice", "script");
            case 3 -> spoken(number, mutation.of(record), "", "check");
            case 4 -> spoken(number, mutation.of(record), "", "replay");
            case 5 -> spoken(number, mutation.of(record), "", "aftermath");
            case 6 -> spoken(number, mutation.of(record), typed(mutation), "play", "--resume");
            default -> spoken(number, scenario, typed(mutation), "play");
        }
    }

    private static String typed(Mutation mutation) {
        StringBuilder lines = new StringBuilder();
        for (int i = mutation.random().nextInt(12); i >= 0; i--) {
            String line = TYPED.get(mutation.random().nextInt(TYPED.size()));
            lines.append(mutation.random().nextInt(3) == 0 ? mutation.of(line) : line)
                    .append('\n');
        }
        return lines.toString();
    }

    private void spoken(int number, String document, String typed, String... command) throws IOException {
        Path file = folder.resolve("spoilt.json");
        Files.writeString(file, document);
        List<String> words = new ArrayList<>(List.of(command));
        words.add(file.toString());
        long before = seconds();
        Spoken spoken = Spoken.with(
                Map.of("XDG_STATE_HOME", folder.resolve("state").toString()), typed, words.toArray(String[]::new));
        long took = seconds() - before;
        String said = spoken.out() + spoken.err();
        String where = number + ", " + String.join(" ", command) + ": ";
        if (spoken.status() < 0 || spoken.status() > 3 || said.contains("Exception") || said.contains("\tat ")) {
            wrong.add(where + "status " + spoken.status() + ", " + spoken.err());
        }
        if (said.chars().anyMatch(c -> c < ' ' && c != '\n')) {
            wrong.add(where + "a control character in " + said);
        }
        if (took >= HANG_IN_SECONDS) {
            wrong.add(where + took + " s");
        }
        statuses.merge("" + spoken.status(), 1, Integer::sum);
        if (took >= SLOW_IN_SECONDS) {
            slow.add(number + " (" + took + " s)");
        }
    }

    /** Of this thread's own work: how busy the machine is does not count. */
    private static long seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000_000;
    }
}
