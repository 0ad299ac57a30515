package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is taken back, and what the game master overrules. */
class OverrulingTest extends PlayedThroughPipe {

    @Test
    void what_is_taken_back_stays_in_the_log_and_what_is_brought_back_is_the_same() {
        List<String> lines = lines(GOLDEN.subList(0, 6), "undo 3", "0", "log", "undo", "redo", "log");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.lines())
                .contains("    taken back: Bob, staredown: 1 (+ 0 0 0)", "    taken back: Joe, staredown: 0 (0 0 0 0)")
                .filteredOn(line -> line.contains("Bob stares: [0] Fair."))
                .hasSize(4);
    }

    @Test
    void what_the_game_master_adds_counts_and_can_be_taken_back() {
        List<String> lines =
                lines(GOLDEN.subList(0, 12), "add -1", "add -1 to snapshot because of the sun", "why", "-1", "undo 2");
        lines.add("add -1 to snapshot because the sun is low");
        Spoken spoken = played(lines(lines, "-1"), "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.out()).contains("How much, to what, and why?");
        assertThat(spoken.lines())
                .contains("  added: Frank, snapshot: -1, the sun")
                .contains("    -1  the sun: GM-01 Game master's modifier")
                .contains("  Frank hits Bob: on 0 or more, 61.7%");
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains(
                        "Fair against Good, a miss by 1. 5 rounds left. (Pistol Great +2, snapshot -2 waived (the drop"
                                + " and aiming), the sun is low -1; Across the Street +1; dice by hand)");
    }

    @Test
    void what_a_screen_reader_says_can_be_typed_as_it_is_said() {
        List<String> lines = lines(GOLDEN.subList(0, 12), "add minus 1 to snapshot because the sun is low", "minus 1");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand", "--plain");
        assertThat(spoken.lines()).contains("  added: Frank, snapshot: minus 1, the sun is low");
        assertThat(spoken.out()).contains("snaps a shot at Bob: [minus 1] Fair");
    }

    @Test
    void what_is_barred_can_be_allowed_and_the_account_says_so() {
        List<String> lines = lines(GOLDEN.subList(0, 13), "allow fly", "allow dive for cover", "dodge");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains("What can be allowed here: dive for cover.")
                .contains("The game master allows it: Bob, part 3: dive for cover, against GF-18.");
        assertThat(with("replay", kept()).out()).contains("It came out the same: 15 answers.");
    }

    @Test
    void an_amendment_counts_from_where_the_step_began_and_what_was_answered_in_it_is_asked_again() {
        List<String> lines = lines(
                GOLDEN.subList(0, 11), "amend Bob wounds to Hurt", "amend Frank wounds to Dead", "amend Bob", "log");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.lines())
                .contains("  taken back: Frank, part 3: snapshot")
                .contains("    The game master's word: Bob, wounds: Hurt.")
                .contains(" Bob    2     revolver 6/6  Hurt    holds the +2");
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains(
                        "Not just now: Incapacitated, Near Death, dead; who can act does not change while others count"
                                + " on it")
                .contains("Bob rounds in the revolver: 0 to 6");
        assertThat(with("replay", kept()).out()).contains("It came out the same: 11 answers.");
    }

    @Test
    void a_ruling_is_switched_from_the_next_turn_on() {
        List<String> lines = lines(GOLDEN.subList(0, 11), "ruling flight to on");
        lines.addAll(GOLDEN.subList(10, 32));
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        String[] turns = spoken.out().split("\nTurn 2\n", 2);
        assertThat(turns[0])
                .contains("The game master rules, from the next turn on: flight: on.")
                .doesNotContain("flee");
        assertThat(turns[1]).contains("flee");
    }
}
