package dev.snakewater.acceptance.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.cli.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The catalogue's printed fractions come out of {@code odds --json}, as they are printed: as falls, or in lowest terms. */
class PrintedFractionsTest {

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource({
        "In Yer Face, Bob shoots Joe, 80/81",
        "Spittin' Distance, Bob shoots Joe, 76/81",
        "Across the Room, Bob shoots Joe, 66/81",
        "Across the Street, Bob shoots Joe, 50/81",
        "Pretty far away, Bob shoots Joe, 31/81",
        "Real far away, Bob shoots Joe, 15/81",
        "In Yer Face, Bob snapshots Joe, 66/81",
        "Spittin' Distance, Bob snapshots Joe, 50/81",
        "Across the Street, 'Bob shoots Joe, who dodges', 15/81",
        "Real far away, 'Bob shoots Joe, unaimed', 1/81",
        "In Yer Face, 'Bob fans Joe', 66/81",
        "Spittin' Distance, 'Bob fans Joe, unaimed', 31/81",
        "Across the Room, 'Bob shoots Joe, unaimed, who dodges', 5/81",
    })
    void hits(String range, String attack, String falls) {
        assertThat(fractions(fight(range), "Bob hits Joe", "yes", "--attack", attack))
                .contains(falls);
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource({
        "Across the Room, Bob snapshots Joe twice, 4061/6561",
        "Across the Street, Bob snapshots Joe twice, 245/729",
        "Across the Room, 'Bob fans Joe, Frank and Skag', 406441/531441",
    })
    void at_least_one(String range, String attack, String falls) {
        assertThat(fractions(fight(range), "Bob: hits", "1", "--attack", attack))
                .contains(falls);
    }

    @ParameterizedTest(name = "first is {0}: {1}")
    @CsvSource({"Bob, 2727/6561", "Bob and Joe, 1107/6561", "Joe, 2727/6561"})
    void draws(String first, String falls) {
        String draw = """
                { "snakewater": 1, "kind": "fudge-draw", "title": "Draw", "fighters": [
                  { "name": "Bob", "fastDraw": "Good", "guns": [{ "kind": "revolver" }] },
                  { "name": "Joe", "fastDraw": "Good", "guns": [{ "kind": "revolver" }] } ] }
                """;
        assertThat(fractions(draw, "Acts first", first)).contains(falls);
    }

    @ParameterizedTest(name = "the staredown is won by {0}: {1}")
    @CsvSource({"Bob, 3834/6561", "Nobody, 1016/6561", "Joe, 1711/6561"})
    void staredowns(String winner, String falls) {
        String staredown = """
                { "snakewater": 1, "kind": "fudge-staredown", "title": "Eye to eye", "fighters": [
                  { "name": "Bob", "nerve": "Good" }, { "name": "Joe", "nerve": "Fair" } ] }
                """;
        assertThat(fractions(staredown, "Wins the staredown", winner)).contains(falls);
    }

    private static String fight(String range) {
        return """
                { "snakewater": 1, "kind": "fudge-gunfight", "title": "Shots", "range": "%s", "fighters": [
                  { "name": "Bob", "side": "law", "pistol": "Good", "guns": [{ "kind": "revolver" }] },
                  { "name": "Joe", "side": "gang" }, { "name": "Frank", "side": "gang" }, { "name": "Skag", "side": "gang" } ] }
                """.formatted(range);
    }

    /** All fractions that are written of one value of one finding. */
    private static List<String> fractions(String document, String of, String is, String... options) {
        List<String> words = new ArrayList<>(List.of("odds", "-", "--json"));
        words.addAll(List.of(options));
        String written = spoken(document, words);
        String finding = written.substring(written.indexOf("\"of\": \"" + of + "\""));
        String value = finding.substring(finding.indexOf("\"is\": \"" + is + "\""));
        int next = value.indexOf("\"is\":", 1);
        Matcher fractions = Pattern.compile("\"(\\d+/\\d+)\"").matcher(next < 0 ? value : value.substring(0, next));
        return fractions.results().map(found -> found.group(1)).toList();
    }

    private static String spoken(String document, List<String> words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(
                new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of(),
                words.toArray(String[]::new));
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(status).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }
}
