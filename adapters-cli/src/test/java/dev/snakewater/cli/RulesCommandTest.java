package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Looking up rules, as a user meets it. */
class RulesCommandTest {

    /** What a gunfight sends back where hits have no locations. */
    private static final List<String> ONLY_WITH_LOCATIONS =
            List.of("calledShotMaxRange", "calledShotDamageAddBack", "agilitySaveOnFall");

    @Test
    void rules_lists_the_rulebooks_and_how_to_ask() {
        Spoken spoken = Spoken.to("rules");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err()).isEmpty();
        assertThat(spoken.lines())
                .containsSubsequence(
                        "gunfight     FUDGE: Gunfighting, by John Harper (40 rules)",
                        "table        At any table, by the Snakewater authors (4 rules)",
                        "The rules of one: snakewater rules gunfight",
                        "One rule: snakewater rules GF-01");
    }

    @Test
    void a_rule_that_is_not_played_says_so_and_why() {
        assertThat(Spoken.to("rules", "FO-43").lines())
                .containsSubsequence("Not played yet", "  A reaction waits through the turns of others.");
        assertThat(Spoken.to("rules", "EX-56").lines()).contains("Not played yet");
        assertThat(Spoken.to("rules", "GF-13").lines()).doesNotContain("Not played yet");
    }

    @Test
    void what_the_table_makes_of_a_rule_is_told_with_the_rule() {
        assertThat(Spoken.to("rules", "EX-54").out()).contains("'undo' at the table");
    }

    @Test
    void a_chart_is_drawn_for_mermaid() {
        Spoken spoken = Spoken.to("rules", "gurps3", "--chart");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.lines())
                .startsWith("flowchart TD")
                .contains("  b20 -.->|\"nobody is left\"| b52")
                .hasSize(140);
    }

    @Test
    void what_has_no_chart_says_what_has_one() {
        Spoken spoken = Spoken.to("rules", "gunfight", "--chart");

        assertThat(spoken.status()).isEqualTo(2);
        assertThat(spoken.err()).contains("There is no chart of 'gunfight'. A rulebook with a chart: gurps3.");
    }

    @Test
    void a_rulebook_lists_its_rules_a_line_each() {
        Spoken spoken = Spoken.to("rules", "gunfight");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.lines())
                .startsWith("FUDGE: Gunfighting", "by John Harper")
                .contains("GF-14  Snapshot")
                .filteredOn(line -> line.startsWith("GF-"))
                .hasSize(40);
    }

    @Test
    void a_rule_tells_what_it_says_where_it_is_from_how_it_is_read_and_what_shows_it() {
        Spoken spoken = Spoken.with(Map.of("COLUMNS", "100"), "", "rules", "GF-13");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err()).isEmpty();
        assertThat(spoken.lines())
                .containsSubsequence(
                        "GF-13 The drop and aiming",
                        "Where it is from",
                        "  FUDGE: Gunfighting, by John Harper; part 3, Aim",
                        "What is left open, and how it is read",
                        "To have it otherwise, in a scenario",
                        "  rulings.dropScope: first attack (default), part 3 only, whole turn",
                        "Examples that show it");
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains("Aim and snapshot: With the drop he may fire in part 3 without penalty");
    }

    @Test
    void what_no_text_supports_is_marked_as_ours() {
        assertThat(Spoken.to("rules", "GF-10").lines()).contains("Ours, without support in the text");
        assertThat(Spoken.to("rules", "GF-14").lines()).doesNotContain("Ours, without support in the text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gf-14", "gf14", "GF 14", "Gf-14"})
    void a_rule_can_be_spelt_as_people_spell_it(String id) {
        String told = Spoken.to("rules", "GF-14").out();

        assertThat(Spoken.to("rules", id).out()).isEqualTo(told);
        assertThat(Spoken.to(("rules " + id).split(" ")).out()).isEqualTo(told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GF-41", "gunfights", "snapshots", "", "\u001b[31m"})
    void what_is_no_rule_is_told_with_what_comes_closest(String id) {
        Spoken spoken = Spoken.to("rules", id);

        assertThat(spoken.status()).isEqualTo(2);
        assertThat(spoken.out()).isEmpty();
        assertThat(spoken.err().lines().toList())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("There is no rule or rulebook '")
                .contains("'. Closest: ")
                .doesNotContain("\u001b");
    }

    @ParameterizedTest
    @CsvSource({"gf, gunfight", "HL, hitlocation", "fo, fallout", "sw, house"})
    void the_letters_of_its_rules_mean_a_book(String letters, String book) {
        assertThat(Spoken.to("rules", letters).out())
                .isEqualTo(Spoken.to("rules", book).out())
                .isNotEmpty();
    }

    @Test
    void words_find_the_rules_that_speak_of_them_titles_first() {
        Spoken spoken = Spoken.to("rules", "two", "guns");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.lines())
                .containsSubsequence(
                        "By their titles",
                        "GF-32  Two guns: skill",
                        "FO-62  Two guns: rolls",
                        "",
                        "By what they say",
                        "FO-66  Table: two-handed columns")
                .filteredOn(line -> !line.isEmpty())
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"burst", "location"})
    void a_word_finds_what_begins_with_it(String word) {
        assertThat(Spoken.to("rules", word).lines().filter(line -> line.matches("[A-Z]+-\\d+ .*")))
                .hasSizeGreaterThan(2);
    }

    @Test
    void the_closest_id_to_a_number_too_high_is_the_last_one() {
        assertThat(Spoken.to("rules", "GF-41").err()).contains("'GF-41'. Closest: GF-40");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "rules hitlocation", "rules GF-13", "rules GF-22", "rules HL-14"})
    void lines_fit_a_narrow_terminal(String words) {
        Spoken spoken = Spoken.with(Map.of("COLUMNS", "44"), "", words.split(" "));

        assertThat(spoken.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(44));
    }

    @Test
    void only_headings_are_coloured_and_only_on_demand() {
        assertThat(Spoken.to("rules", "GF-14").out()).doesNotContain("\u001b");
        assertThat(Spoken.to("rules", "GF-14", "--color", "always").lines())
                .contains("\u001b[1mGF-14 Snapshot\u001b[21m\u001b[0m")
                .filteredOn(line -> line.startsWith("  "))
                .allSatisfy(line -> assertThat(line).doesNotContain("\u001b"));
    }

    /** Every switch of every rule, with each of its values. */
    static Stream<String> switches() {
        return Stream.of("GF", "HL", "FACT", "SW")
                .flatMap(prefix -> Stream.of("gunfight", "hitlocation", "fudge", "house")
                        .flatMap(book -> Spoken.to("rules", book).lines())
                        .filter(line -> line.startsWith(prefix + "-"))
                        .map(line -> line.substring(0, line.indexOf(' '))))
                .flatMap(rule -> Spoken.to("rules", rule)
                        .out()
                        .replaceAll("\n {2,}(?!rulings\\.)", " ")
                        .lines()
                        .filter(line -> line.startsWith("  rulings.")))
                .flatMap(RulesCommandTest::written);
    }

    /** What a scenario would write for each value of a switch. */
    private static Stream<String> written(String told) {
        String name = told.substring(told.indexOf('.') + 1, told.indexOf(':'));
        if (told.contains("or a list of ")) {
            return Stream.of("\"hitLocation\": true, \"" + name
                    + "\": [\"head\", \"torso\", \"torso\", \"arm\", \"leg\", \"hand\"]");
        }
        return Stream.of(told.substring(told.indexOf(": ") + 2)
                        .replace(" (default)", "")
                        .replace("; fixed for the whole fight", "")
                        .split(", "))
                .map(value -> value.replaceFirst("^\\d+ to ", ""))
                .map(value -> value.matches("\\d+|true|false") ? value : '"' + value + '"')
                .map(value -> "\"" + name + "\": " + value)
                .map(ruling -> ONLY_WITH_LOCATIONS.contains(name) ? "\"hitLocation\": true, " + ruling : ruling);
    }

    @ParameterizedTest
    @MethodSource("switches")
    void a_switch_can_be_written_in_a_scenario_as_it_is_told(String ruling) {
        String duel = """
            {
              "snakewater": 1, "kind": "fudge-gunfight", "title": "High Noon", "turnLimit": 1,
              "fighters": [
                { "name": "Ann", "guns": [{ "kind": "revolver" }] },
                { "name": "Bill", "guns": [{ "kind": "revolver" }] }
              ],
              "rulings": { %s }
            }
            """.formatted(ruling);

        Spoken spoken = Spoken.with(Map.of(), duel, "run", "-", "--seed", "1");

        assertThat(spoken.err()).isEmpty();
        assertThat(spoken.status()).isZero();
    }
}
