package dev.snakewater.acceptance.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.cli.Main;
import dev.snakewater.domain.dice.Chance;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The catalogue's printed fractions come out of {@code odds --json}, as they are printed: as falls, or in lowest terms. */
class PrintedFractionsTest {

    /** Table E1: a draw with Fast Draw Fair and a holstered gun is the dice alone. */
    @ParameterizedTest(name = "4dF is {0}: {1}, at least {2}")
    @CsvSource({
        "-4, 1, 81",
        "-3, 4, 80",
        "-2, 10, 76",
        "-1, 16, 66",
        "0, 19, 50",
        "1, 16, 31",
        "2, 10, 15",
        "3, 4, 5",
        "4, 1, 1"
    })
    void dice(int total, int ways, int waysOrMore) {
        Chance exactly = Chance.of(ways, 81);
        Chance atLeast = Chance.of(waysOrMore, 81);
        assertThat(fractions(draw(2, "Fair"), "Bob: draw", "" + total))
                .contains(exactly.toString())
                .contains(atLeast.toString());
    }

    /** Table E2, whole; a chance of 0 does not come out at all. */
    @ParameterizedTest(name = "{1}, {0}: {2}/81")
    @CsvSource({
        "In Yer Face, 'Bob shoots Joe', 80",
        "In Yer Face, 'Bob shoots Joe, unaimed', 66",
        "In Yer Face, 'Bob snapshots Joe', 66",
        "In Yer Face, 'Bob shoots Joe, who dodges', 66",
        "In Yer Face, 'Bob fans Joe', 66",
        "In Yer Face, 'Bob fans Joe, unaimed', 50",
        "In Yer Face, 'Bob shoots Joe, unaimed, who dodges', 31",
        "In Yer Face, 'Bob shoots Joe, who dodges with the +2', 31",
        "Spittin' Distance, 'Bob shoots Joe', 76",
        "Spittin' Distance, 'Bob shoots Joe, unaimed', 50",
        "Spittin' Distance, 'Bob snapshots Joe', 50",
        "Spittin' Distance, 'Bob shoots Joe, who dodges', 50",
        "Spittin' Distance, 'Bob fans Joe', 50",
        "Spittin' Distance, 'Bob fans Joe, unaimed', 31",
        "Spittin' Distance, 'Bob shoots Joe, unaimed, who dodges', 15",
        "Spittin' Distance, 'Bob shoots Joe, who dodges with the +2', 15",
        "Across the Room, 'Bob shoots Joe', 66",
        "Across the Room, 'Bob shoots Joe, unaimed', 31",
        "Across the Room, 'Bob snapshots Joe', 31",
        "Across the Room, 'Bob shoots Joe, who dodges', 31",
        "Across the Room, 'Bob fans Joe', 31",
        "Across the Room, 'Bob fans Joe, unaimed', 15",
        "Across the Room, 'Bob shoots Joe, unaimed, who dodges', 5",
        "Across the Room, 'Bob shoots Joe, who dodges with the +2', 5",
        "Across the Street, 'Bob shoots Joe', 50",
        "Across the Street, 'Bob shoots Joe, unaimed', 15",
        "Across the Street, 'Bob snapshots Joe', 15",
        "Across the Street, 'Bob shoots Joe, who dodges', 15",
        "Across the Street, 'Bob shoots Joe, unaimed, who dodges', 1",
        "Across the Street, 'Bob shoots Joe, who dodges with the +2', 1",
        "Pretty far away, 'Bob shoots Joe', 31",
        "Pretty far away, 'Bob shoots Joe, unaimed', 5",
        "Pretty far away, 'Bob snapshots Joe', 5",
        "Pretty far away, 'Bob shoots Joe, who dodges', 5",
        "Pretty far away, 'Bob shoots Joe, unaimed, who dodges', 0",
        "Pretty far away, 'Bob shoots Joe, who dodges with the +2', 0",
        "Real far away, 'Bob shoots Joe', 15",
        "Real far away, 'Bob shoots Joe, unaimed', 1",
        "Real far away, 'Bob snapshots Joe', 1",
        "Real far away, 'Bob shoots Joe, who dodges', 1",
        "Real far away, 'Bob shoots Joe, unaimed, who dodges', 0",
        "Real far away, 'Bob shoots Joe, who dodges with the +2', 0",
    })
    void hits(String range, String attack, int ways) {
        String document = fight(range, "Good");
        if (ways == 0) {
            assertThat(fractions(document, "Bob hits Joe", "no", "--attack", attack))
                    .contains("81/81");
        } else {
            assertThat(fractions(document, "Bob hits Joe", "yes", "--attack", attack))
                    .contains(ways + "/81");
        }
    }

    @ParameterizedTest(name = "{0} skill moves a row: {1}/81")
    @CsvSource({"Fair, 31", "Great, 66", "Superb, 76", "Mediocre, 15"})
    void a_level_of_skill_moves_one_row(String skill, int ways) {
        assertThat(fractions(fight("Across the Street", skill), "Bob hits Joe", "yes", "--attack", "Bob shoots Joe"))
                .contains(ways + "/81");
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource({
        "Across the Room, Bob snapshots Joe twice, 4061/6561",
        "Across the Street, Bob snapshots Joe twice, 245/729",
        "Across the Room, 'Bob fans Joe, Frank and Skag', 406441/531441",
        "Across the Room, Bob shoots Joe and Frank, 5600/6561",
    })
    void at_least_one(String range, String attack, String falls) {
        assertThat(fractions(fight(range, "Good"), "Bob: hits", "1", "--attack", attack))
                .contains(falls);
    }

    @Test
    void a_fan_at_three_hits_31_of_27_on_average() {
        String written = written(fight("Across the Room", "Good"), "--attack", "Bob fans Joe, Frank and Skag");
        assertThat(written).contains("\"exactly\": \"31/27\"");
    }

    @Test
    void two_guns_hit_both() {
        assertThat(fractions(
                        fight("Across the Room", "Good"), "Bob: hits", "2", "--attack", "Bob shoots Joe and Frank"))
                .contains("2500/6561");
    }

    @ParameterizedTest(name = "one revolver hit: {0} {1}/81")
    @CsvSource({"Unhurt, 31", "Hurt, 35", "Very Hurt, 14", "Incapacitated, 1"})
    void what_one_hit_does(String wound, int ways) {
        assertThat(fractions(fight("Across the Street", "Good"), "Joe: wounds", wound, "--attack", "Bob shoots Joe"))
                .contains(ways + "/81");
    }

    @ParameterizedTest(name = "Bob draws with {0}, Joe with Fair; first is {1}: {2}")
    @CsvSource({
        "Fair, Bob, 2727", "Fair, Bob and Joe, 1107", "Fair, Joe, 2727",
        "Good, Bob, 3834", "Good, Bob and Joe, 1016", "Good, Joe, 1711",
        "Great, Bob, 4850", "Great, Bob and Joe, 784", "Great, Joe, 927",
    })
    void draws(String bobs, String first, int ways) {
        assertThat(fractions(draw(2, bobs), "Acts first", first)).contains(ways + "/6561");
    }

    @Test
    void of_three_equal_gunfighters_one_alone_is_the_fastest() {
        assertThat(fractions(draw(3, "Fair"), "How many act first", "1")).contains("405531/531441");
    }

    @ParameterizedTest(name = "the staredown is won by {0}: {1}")
    @CsvSource({"Bob, 3834", "Nobody, 1016", "Joe, 1711"})
    void staredowns(String winner, int ways) {
        assertThat(fractions(staredown(""), "Wins the staredown", winner)).contains(ways + "/6561");
    }

    @Test
    void a_staredown_of_one_against_two() {
        String two = ", { \"name\": \"Skag\", \"nerve\": \"Fair\", \"side\": \"gang\" }";
        assertThat(fractions(staredown(two), "Wins the staredown", "Bob")).contains("135177/531441");
    }

    private static String draw(int fighters, String bobs) {
        String fighter = "{ \"name\": \"%s\", \"fastDraw\": \"%s\", \"guns\": [{ \"kind\": \"revolver\" }] }";
        String all = Stream.of("Bob", "Joe", "Frank")
                .limit(fighters)
                .map(name -> fighter.formatted(name, name.equals("Bob") ? bobs : "Fair"))
                .collect(Collectors.joining(", "));
        return "{ \"snakewater\": 1, \"kind\": \"fudge-draw\", \"title\": \"Draw\", \"fighters\": [%s] }"
                .formatted(all);
    }

    private static String staredown(String more) {
        return """
                { "snakewater": 1, "kind": "fudge-staredown", "title": "Eye to eye", "fighters": [
                  { "name": "Bob", "nerve": "Good" }, { "name": "Joe", "nerve": "Fair", "side": "gang" }%s ] }
                """.formatted(more);
    }

    private static String fight(String range, String skill) {
        return """
                { "snakewater": 1, "kind": "fudge-gunfight", "title": "Shots", "range": "%s", "fighters": [
                  { "name": "Bob", "side": "law", "pistol": "%s", "twoGun": "%s",
                    "guns": [{ "kind": "revolver" }, { "kind": "revolver" }] },
                  { "name": "Joe", "side": "gang" }, { "name": "Frank", "side": "gang" }, { "name": "Skag", "side": "gang" } ] }
                """.formatted(range, skill, skill.equals("Good") ? "Fair" : "Poor");
    }

    /** All fractions that are written of one value of one finding. */
    private static List<String> fractions(String document, String of, String is, String... options) {
        String written = written(document, options);
        String finding = written.substring(written.indexOf("\"of\": \"" + of + "\""));
        String value = finding.substring(finding.indexOf("\"is\": \"" + is + "\""));
        int next = value.indexOf("\"is\":", 1);
        Matcher fractions =
                Pattern.compile("\"(\\d+(?:/\\d+)?)\"").matcher(next < 0 ? value : value.substring(0, next));
        return fractions.results().map(found -> found.group(1)).toList();
    }

    private static String written(String document, String... options) {
        List<String> words = new ArrayList<>(List.of("odds", "-", "--json"));
        words.addAll(List.of(options));
        return spoken(document, words);
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
