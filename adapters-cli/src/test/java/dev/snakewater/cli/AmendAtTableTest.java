package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game master amends and allows at the table, as she sees it stand, and how kindly she is told what cannot be. */
class AmendAtTableTest {

    @TempDir
    Path home;

    @Test
    void a_wound_that_has_just_been_dealt_can_be_amended_away() {
        // The golden trace up to Bob's shot, which hurts Frank; Joe is asked next.
        List<String> lines = golden(21, "table", "amend Frank wounds to unhurt", "table");

        Spoken spoken = played(lines);
        assertThat(spoken.lines()).anyMatch(line -> line.matches(" Frank .* Hurt .*"));
        assertThat(Sitter.since("table", spoken))
                .anyMatch(line -> line.matches(" Frank .* Unhurt .*"))
                .noneMatch(line -> line.matches(" Frank .* Hurt .*"));
        assertThat(Sitter.since("amend Frank wounds to unhurt", spoken))
                .contains("    The game master's word: Frank, wounds: unhurt.")
                .noneMatch(line -> line.contains("Frank takes"));
        assertThat(replayed()).endsWith("It came out the same: 22 answers.\n");
    }

    @Test
    void a_man_can_be_put_out_in_the_middle_of_a_turn_and_got_up_again_for_his_own_place_in_it() {
        // It is Frank's turn to declare; Bob comes after him.
        List<String> lines = golden(10, "amend Bob wounds to Incapacitated", "table", "amend Bob wounds to Scratch");
        Stream.of("dodge", "aim").forEach(lines::add);

        Spoken spoken = played(lines);
        assertThat(Sitter.since("table", spoken)).anyMatch(line -> line.matches(">?x?Bob .*Incapacitated.*"));
        assertThat(Sitter.since("dodge", spoken)).contains("Bob, part 3?");
    }

    @Test
    void nobody_goes_down_who_alone_is_to_declare() {
        Spoken spoken = played(golden(10, "amend Frank wounds to dead"));

        assertThat(inOneLine(spoken))
                .contains(
                        "Not just now: Incapacitated, Near Death, dead; who can act does not change while others count on it");
    }

    @Test
    void what_can_be_amended_is_told_shortly_of_everybody_and_wholly_of_one() {
        String told = inOneLine(played(List.of("refuse", "amend", "amend joe")));

        assertThat(told)
                .contains("Bob: wounds, rounds in the revolver, stance, range to Joe, range to Frank")
                .contains("'amend Bob' tells what it can be made.")
                .contains("Joe rounds in the revolver: 0 to 6");
    }

    @Test
    void the_second_gun_of_a_kind_is_not_taken_for_the_first() {
        Spoken spoken = new Sitter(home)
                .plays(
                        List.of(
                                "amend Cal Purdy rounds in the revolver 2 to 3",
                                "amend Cal Purdy rounds in the revolver 2",
                                "sheet Cal Purdy"),
                        "play",
                        "deadwood-bookkeeping");

        assertThat(inOneLine(spoken))
                .contains("The game master's word: Cal Purdy, rounds in the revolver 2: 3.")
                .contains("Cal Purdy rounds in the revolver 2 can be: 0 to 6.");
        assertThat(Sitter.since("sheet Cal Purdy", spoken)).anyMatch(line -> line.contains("6/6, revolver 3/6"));
    }

    @Test
    void where_two_numbers_are_counted_it_is_asked_which_is_meant() {
        Spoken spoken = new Sitter(home)
                .plays(
                        List.of("unaimed", "add -10 because it is dark", "why"),
                        "play",
                        "vera-at-skag",
                        "--dice",
                        "hand");

        assertThat(inOneLine(spoken)).contains("To which? As in: add -10 to to hit because it is dark.");
    }

    @Test
    void a_fan_at_a_man_too_far_for_it_can_be_allowed_and_a_man_out_of_range_cannot() throws IOException {
        Path street = Files.writeString(home.resolve("street.json"), STREET);
        Spoken spoken = new Sitter(home)
                .plays(
                        List.of("4", "0", "-4", "aim", "dodge", "dodge", "allow fan", "allow Far", "Near", "+4"),
                        "play",
                        street.toString(),
                        "--dice",
                        "hand");

        assertThat(inOneLine(spoken))
                .contains("The game master allows it: Kate, part 4: fan, against GF-22 and GF-35.")
                .contains("'Far' cannot be played even if allowed: what bars it, GF-35 Range difficulties, GF-22 Fan:"
                        + " targets, leaves no numbers to play it with.")
                .contains("'amend' lists what can be changed.")
                .contains("At Near: [+4] Poor against Good, a miss by 3.");
    }

    @Test
    void an_attack_of_exp_is_amended_where_both_are_and_in_hit_points() {
        Spoken spoken = new Sitter(home)
                .plays(
                        List.of(
                                "amend Ada from behind to no",
                                "why",
                                "amend guard hit points to 5",
                                "amend Ada hexes to the guard to 9"),
                        "play",
                        "rear-attack",
                        "--dice",
                        "hand");

        assertThat(Sitter.since("why", spoken)).noneMatch(line -> line.contains("from behind: EX-10"));
        assertThat(spoken.lines()).anyMatch(line -> line.matches(" the guard .* 5/36 .*"));
        assertThat(inOneLine(spoken))
                .contains("Ada hexes to the guard can be: 0, 1. Not just now: 2 to 60, barred by EX-35");
    }

    @Test
    void an_attack_of_gurps_is_amended_in_distance_posture_rounds_and_hit_points() {
        Spoken spoken = new Sitter(home)
                .plays(
                        List.of(
                                "amend Vito yards to Salvatore to 20",
                                "amend Vito rounds in the group to 2",
                                "amend Salvatore posture to lying",
                                "amend Salvatore hit points to 3",
                                "why"),
                        "play",
                        "burst",
                        "--dice",
                        "hand");

        assertThat(Sitter.since("why", spoken)).anyMatch(line -> line.contains("20 yards"));
        assertThat(spoken.lines()).anyMatch(line -> line.matches(" Salvatore .* 20 .*Lying .* 3/11 .*"));
    }

    private static List<String> golden(int answers, String... more) {
        List<String> lines = new ArrayList<>(PlayedThroughPipe.GOLDEN.subList(0, answers));
        lines.addAll(List.of(more));
        return lines;
    }

    private Spoken played(List<String> lines) {
        return new Sitter(home).plays(lines, "play", "snakewater-gulch", "--dice", "hand");
    }

    private String replayed() {
        Sitter sitter = new Sitter(home);
        return sitter.plays(List.of(), "replay", sitter.kept()).out();
    }

    private static String inOneLine(Spoken spoken) {
        return spoken.out().replaceAll("\\s+", " ");
    }

    private static final String STREET = """
            {
              "snakewater": 1,
              "kind": "fudge-gunfight",
              "title": "A long street",
              "range": "Across the Street",
              "fighters": [
                { "name": "Kate", "side": "law", "fastDraw": "Superb", "guns": [{ "kind": "revolver"}] },
                { "name": "Near", "side": "gang", "guns": [{ "kind": "revolver" }] },
                { "name": "Far", "side": "gang", "guns": [{ "kind": "revolver" }] }
              ],
              "distances": [{ "between": ["Kate", "Far"], "range": "Beyond" }]
            }
            """;
}
