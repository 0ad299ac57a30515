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
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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
    private final List<String> wrong = new ArrayList<>();

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
    }

    /** Of this thread's own work: how busy the machine is does not count. */
    private static long seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000_000;
    }

    /**
     * Spoils texts as slips, broken disks and ill will do.
     *
     * @param random decides how
     */
    record Mutation(SplittableRandom random) {

        private static final int MOST_AT_ONCE = 3;
        private static final Pattern NUMBER = Pattern.compile("-?\\b\\d+\\b");
        private static final Pattern WORD = Pattern.compile("\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\"");
        private static final List<String> NUMBERS =
                List.of(("0 -1 1 2 100 101 1000 100000 999999999 2147483647 -2147483648 99999999999999999999"
                                + " 1.5 1e9 1e999999999 null true \"1\" [] {}")
                        .split(" "));
        private static final List<String> WORDS =
                List.of("""
                    "" | " " | "\\u001b[2J" | "\\u001b]0;gone\\u0007" | "\\u202eevil" | "Bob\\u200b" | "a\\nb" | "\\ud800" |\
                     "\\u0000" | "X" | "B,b: c" | "4dF" | "1000d1000" | "99d99999+9" | "Bob, draw: 1" | "J\\u043ee" | 0 | null |\
                     [] | {} | "GM-01" | "chose" | "undone"\
                    """.replace("X", "x".repeat(5_000)).split(" \\| "));
        private static final List<String> BITS =
                List.of("{ } [ ] , : \" \\ \n \r \0 \u001b[31m \u2028 \uFEFF # // -".split(" "));

        /** A text that is spoilt in one or a few places. */
        String of(String text) {
            String spoilt = text;
            for (int i = random.nextInt(MOST_AT_ONCE); i >= 0; i--) {
                spoilt = once(spoilt);
            }
            return spoilt;
        }

        private String once(String text) {
            return switch (random.nextInt(10)) {
                case 0, 1, 2 -> one(NUMBER, text, number -> any(NUMBERS));
                case 3, 4 -> one(WORD, text, word -> any(WORDS));
                case 5 -> one(WORD, text, word -> other(WORD, text));
                case 6 -> lines(text);
                case 7 -> text.substring(0, at(text)) + any(BITS) + text.substring(at(text));
                case 8 -> {
                    int from = at(text);
                    yield text.substring(0, from)
                            + text.substring(Math.min(text.length(), from + 1 + random.nextInt(20)));
                }
                default -> one(NUMBER, text, number -> other(NUMBER, text));
            };
        }

        /** A line is left out, doubled, moved, torn, or swapped for another. */
        private String lines(String text) {
            List<String> lines = new ArrayList<>(text.lines().toList());
            if (lines.isEmpty()) {
                return text;
            }
            int one = random.nextInt(lines.size());
            int other = random.nextInt(lines.size());
            switch (random.nextInt(5)) {
                case 0 -> lines.remove(one);
                case 1 -> lines.add(other, lines.get(one));
                case 2 -> lines.set(one, lines.get(other));
                case 3 -> lines.add(other, lines.remove(one));
                default -> {
                    return text.substring(0, at(text));
                }
            }
            return String.join("\n", lines) + "\n";
        }

        private String one(Pattern pattern, String text, UnaryOperator<String> instead) {
            List<MatchResult> found = pattern.matcher(text).results().toList();
            if (found.isEmpty()) {
                return text;
            }
            MatchResult chosen = found.get(random.nextInt(found.size()));
            return text.substring(0, chosen.start()) + instead.apply(chosen.group()) + text.substring(chosen.end());
        }

        private String other(Pattern pattern, String text) {
            List<MatchResult> found = pattern.matcher(text).results().toList();
            return found.get(random.nextInt(found.size())).group();
        }

        private int at(String text) {
            return random.nextInt(text.length() + 1);
        }

        private String any(List<String> some) {
            return some.get(random.nextInt(some.size()));
        }
    }
}
