package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the program said. */
record Spoken(int status, String out, String err) {

    static Spoken to(String... words) {
        return with(Map.of(), "", words);
    }

    static Spoken with(Map<String, String> environment, String input, String... words) {
        return with(environment, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), words);
    }

    static Spoken with(Map<String, String> environment, InputStream in, String... words) {
        Heard out = new Heard();
        Heard err = new Heard();
        int status = Main.run(in, out, err, environment, words);
        return new Spoken(status, out.text(), err.text());
    }

    /** What is said to somebody who types these lines, where the program keeps in this folder what it plays. */
    static Spoken played(Path home, List<String> typed, String... words) {
        String input = typed.stream().map(line -> line + "\n").collect(Collectors.joining());
        return with(Map.of("XDG_STATE_HOME", home.toString()), input, words);
    }

    /** A text that stands among the resources of the tests. */
    static String resource(String name) throws IOException {
        try (InputStream bytes = Objects.requireNonNull(Spoken.class.getResourceAsStream(name), name)) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The names of the built-in scenarios. */
    static List<String> scenarios() {
        return to("scenarios")
                .lines()
                .filter(line -> line.matches(" {2}[a-z].*"))
                .map(line -> line.strip().replaceFirst(" .*", ""))
                .toList();
    }

    /** How many answers are on record, of a fight that comes out the same. */
    static int answers(Path record) {
        Spoken replayed = to("replay", record.toString());
        assertThat(replayed.err()).isEmpty();
        Matcher same = Pattern.compile("It came out the same: (\\d+) answer").matcher(replayed.out());
        assertThat(same.find()).isTrue();
        return Integer.parseInt(same.group(1));
    }

    /** What is shown from the last time that this was typed. */
    List<String> since(String typed) {
        List<String> lines = lines().toList();
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).endsWith("> " + typed))
                .boxed()
                .reduce((one, later) -> later)
                .map(last -> lines.subList(last + 1, lines.size()))
                .orElseThrow(() -> new AssertionError("'" + typed + "' was not typed"));
    }

    Stream<String> lines() {
        return out.lines();
    }

    /** A stream that keeps what was printed on it. */
    static final class Heard extends PrintStream {

        Heard() {
            super(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        }

        String text() {
            flush();
            return ((ByteArrayOutputStream) out).toString(StandardCharsets.UTF_8);
        }
    }
}
