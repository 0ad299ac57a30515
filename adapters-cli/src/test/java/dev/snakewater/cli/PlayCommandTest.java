package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Fights played through a pipe: what is asked, what is shown, and who answers. */
class PlayCommandTest extends PlayedThroughPipe {

    @Test
    void the_golden_trace_typed_with_hand_dice_ends_in_the_golden_result() {
        Spoken spoken = played(GOLDEN, "play", "snakewater-gulch", "--dice", "hand");

        assertThat(spoken.err()).isEmpty();
        assertThat(spoken.status()).isZero();
        // D7: Frank is out in turn 1; in turn 2 Bob is Very Hurt and Joe Hurt, with four rounds each.
        assertThat(spoken.lines())
                .contains(
                        "      Frank is out of the fight, Incapacitated.",
                        "      Joe takes 3 points: Hurt. (margin 0, revolver +3)",
                        "      Bob takes 3 points: Very Hurt. (margin 0, revolver +3)",
                        ">Bob    1     revolver 4/6  Very Hurt      snapped a shot",
                        " Joe    1     revolver 4/6  Hurt           snapped a shot",
                        "xFrank        revolver 4/6  Incapacitated");
        Spoken replayed = with("replay", kept());
        assertThat(replayed.out()).endsWith("It came out the same: 32 answers.\n");
    }

    @Test
    void what_can_be_no_record_is_refused_and_told() {
        Spoken root = with("replay", "/");
        assertThat(root.status()).isEqualTo(3);
        assertThat(root.err()).contains("it is a directory");
        Spoken strange = with("play", "--resume", "a\0b");
        assertThat(strange.status()).isEqualTo(3);
        assertThat(strange.err()).contains("there is no such file");
    }

    @Test
    void numbers_and_totals_do_as_well_as_words_and_faces() {
        List<String> numbers = List.of("1", "1", "1", "1", "0", "-2", "1", "1", "-1", "0", "2", "1", "-1");
        Spoken spoken = played(numbers, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.lines()).contains("      Bob takes 3 points: Hurt. (margin 0, revolver +3)");
    }

    @Test
    void what_a_throw_needs_and_why_is_there_before_the_dice_fall() {
        List<String> lines = lines(GOLDEN.subList(0, 12), "why", "odds");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        // Frank's snapshot at Bob: Great +2, nothing off for the drop, against Fair +1: on -1 or more, 66 of 81.
        assertThat(spoken.lines())
                .contains(
                        "  Frank hits Bob: on -1 or more, 81.5%",
                        "  Frank, snapshot = +2",
                        "  (-2)  snapshot: GF-14 Snapshot; waived (GF-13 The drop and aiming)",
                        "  Frank hits Bob: yes 81.5% (on -1 or more), no 18.5% (on -2 or less)");
    }

    @Test
    void a_throw_that_decides_more_than_yes_or_no_shows_what_it_can_bring() {
        // Skill 14 on 3d6: 196 of 216 ways come to 14 or less.
        assertThat(played(List.of(), "play", "sword-stroke").out().replaceAll("\\s+", " "))
                .contains("The attack roll fails 9.3% (on 15 or more), The attack roll succeeds 90.7% (on 14 or less)"
                        + " Sir Guy, attack (Enter rolls)>");
        // A draw can come to nine degrees: 'odds' has them.
        List<String> lines = lines(GOLDEN.subList(0, 7));
        assertThat(played(lines, "play", "snakewater-gulch", "--dice", "hand").out())
                .contains("Bob, draw: 4dF\nBob, draw> ");
    }

    @Test
    void an_option_shows_what_it_would_need() {
        List<String> lines = lines(GOLDEN.subList(0, 10), "odds");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.lines())
                .anyMatch(line -> line.matches("   2  snapshot   Frank hits (Bob|Joe): on -1 or more, 81.5%"));
    }

    @Test
    void nobody_is_shown_what_another_who_acts_at_the_same_time_has_declared() {
        List<String> bobDodges = lines(GOLDEN.subList(0, 26), "dodge", "odds");
        Spoken spoken = played(bobDodges, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.lines())
                .contains("Joe, part 3?")
                .contains("   2  snapshot")
                .doesNotContain("    Bob dodges");
        assertThat(spoken.out()).contains("None of this leads straight to a throw of Joe, as far as may be shown.");
    }

    @Test
    void a_fighter_is_handed_to_a_policy_and_back() {
        List<String> lines = List.of("hand Joe, Frank to aggressive", "agree", "", "hand all to me", "why", "quit");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--seed", "1");
        assertThat(spoken.lines())
                .contains("  Bob: you; Joe: aggressive; Frank: aggressive.", "  Bob: you; Joe: you; Frank: you.")
                .anyMatch(line -> line.startsWith("    Frank stares: ["));
        assertThat(spoken.out()).doesNotContain("Joe, staredown?").doesNotContain("Frank, staredown?");
    }

    @Test
    void handed_to_policies_a_fight_plays_itself_and_ends_with_everybodys_luck() {
        Spoken spoken = played(List.of("hand all to aggressive", ""), "play", "snakewater-gulch", "--seed", "4");
        assertThat(spoken.status()).isZero();
        assertThat(spoken.out())
                .contains("\nThe end\n")
                .contains("\nThe dice\n")
                .contains("is to be expected");
        assertThat(home.resolve("snakewater/fights/snakewater-gulch-1.jsonl")).exists();
    }

    @Test
    void what_policies_did_is_taken_back_only_by_who_plays_them() {
        List<String> lines = List.of("hand all to aggressive", "undo", "hand all to me", "undo", "quit");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--seed", "4");
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains(
                        "There is nothing of yours to take back. What policies did, you can take back after: hand all");
        assertThat(spoken.lines().filter(line -> line.contains("taken back"))).hasSize(1);
    }

    @Test
    void in_sixty_columns_nothing_is_wider() {
        Map<String, String> narrow = environment();
        narrow.put("COLUMNS", "60");
        List<String> lines = lines(GOLDEN, "help", "log", "why", "odds", "luck", "story", "rule GF-17");
        Spoken spoken = Spoken.with(narrow, String.join("\n", lines), "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.lines().filter(line -> !line.contains(home.toString())))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(60));
    }

    @Test
    void read_aloud_it_is_whole_sentences_without_signs() {
        Spoken spoken = played(GOLDEN, "play", "snakewater-gulch", "--dice", "hand", "--plain");
        assertThat(spoken.lines())
                .contains("Bob, who is asked now. Acts: 1. Guns: revolver 4 of 6. Wounds: Very Hurt. Now:")
                .anyMatch(line -> line.contains("Bob stares: dice plus nought nought nought: Good."));
        assertThat(spoken.lines().filter(line -> !line.contains("> ")))
                .noneMatch(line -> line.matches(".*(\\[|\\d/\\d|>| [-+]\\d).*"));
    }
}
