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

/** What was taken back stands in the log where it was taken back, and what is told again under its own heading. */
class TakenBackTest {

    /** Of the golden trace, turn 1 takes so many answers. */
    private static final int ANSWERS_IN_TURN_1 = 24;

    @TempDir
    Path home;

    @Test
    void what_was_taken_back_stands_in_the_log_before_what_came_after_it() {
        List<String> log = log("refuse", "+2", "undo", "+3", "log");

        assertThat(log)
                .startsWith(
                        "",
                        "Turn 1",
                        "",
                        "  The staredown",
                        "    Bob will not stare. It goes straight to the draw.",
                        "",
                        "  The draw",
                        "    taken back: Bob, draw: 2",
                        "    Bob draws a revolver: [+3] Superb. (Fast Draw Fair 0; dice by hand)");
    }

    @Test
    void all_that_was_taken_back_at_once_stands_where_it_began() {
        List<String> log = log("refuse", "+2", "+1", "undo 3", "agree", "refuse", "log");

        assertThat(log)
                .startsWith(
                        "",
                        "Turn 1",
                        "",
                        "  The staredown",
                        "    taken back: Bob, staredown: refuse",
                        "    taken back: Bob, draw: 2",
                        "    taken back: Joe, draw: 1",
                        "    Joe will not stare. It goes straight to the draw.");
    }

    @Test
    void what_was_just_taken_back_stands_last() {
        assertThat(log("refuse", "+2", "+1", "undo", "log"))
                .containsSubsequence(
                        "  The draw",
                        "    Bob draws a revolver: [+2] Great. (Fast Draw Fair 0; dice by hand)",
                        "    taken back: Joe, draw: 1");
    }

    @Test
    void what_was_brought_back_is_no_more_taken_back() {
        assertThat(log("refuse", "+2", "+1", "undo 2", "redo", "log"))
                .containsSubsequence(
                        "    Bob draws a revolver: [+2] Great. (Fast Draw Fair 0; dice by hand)",
                        "    taken back: Joe, draw: 1")
                .doesNotContain("    taken back: Bob, draw: 2");
    }

    @Test
    void what_was_taken_back_from_the_next_turn_into_this_one_stands_in_this_one() {
        List<String> golden = PlayedThroughPipe.GOLDEN;
        List<String> lines = new ArrayList<>(golden.subList(0, ANSWERS_IN_TURN_1 + 2));
        lines.add("undo 3");
        lines.addAll(golden.subList(ANSWERS_IN_TURN_1 - 1, ANSWERS_IN_TURN_1 + 2));
        lines.add("log");
        List<String> log = log(lines.toArray(String[]::new));

        assertThat(log)
                .containsSubsequence(
                        "Turn 1",
                        "    taken back: Joe, shot: 4 (1 1 1 1)",
                        "    taken back: Bob, draw: 0 (0 0 0 0)",
                        "    taken back: Joe, draw: -2 (- - 0 0)",
                        "Turn 2");
    }

    @Test
    void a_part_that_was_only_about_to_begin_is_no_heading_of_what_is_told_instead() {
        List<String> told = since("undo", "refuse", "undo", "agree", "refuse");

        assertThat(told.subList(0, told.indexOf("    Joe will not stare. It goes straight to the draw.")))
                .doesNotContain("  The draw");
    }

    @Test
    void what_is_told_in_a_part_before_gets_the_heading_of_that_part_again() {
        assertThat(since("undo 2", "refuse", "+2", "undo 2", "agree", "refuse", "+1"))
                .containsSubsequence(
                        "  The staredown",
                        "    Joe will not stare. It goes straight to the draw.",
                        "  The draw",
                        "    Bob draws a revolver: [+1] Good. (Fast Draw Fair 0; dice by hand)");
    }

    @Test
    void what_is_told_in_the_same_part_needs_no_heading_again() {
        assertThat(since("undo", "refuse", "+2", "undo", "+1"))
                .contains("    Bob draws a revolver: [+1] Good. (Fast Draw Fair 0; dice by hand)")
                .doesNotContain("  The draw", "  The staredown", "Turn 1");
    }

    @Test
    void what_is_brought_back_is_told_under_its_headings() {
        assertThat(since("redo 2", "refuse", "+2", "undo 2", "redo 2"))
                .containsSubsequence(
                        "  The staredown",
                        "    Bob will not stare. It goes straight to the draw.",
                        "  The draw",
                        "    Bob draws a revolver: [+2] Great. (Fast Draw Fair 0; dice by hand)");
    }

    @Test
    void what_is_told_in_the_turn_before_gets_the_heading_of_that_turn_again() {
        List<String> golden = PlayedThroughPipe.GOLDEN;
        List<String> lines = new ArrayList<>(golden);
        lines.add("undo " + (golden.size() - ANSWERS_IN_TURN_1 + 1));
        lines.addAll(golden.subList(ANSWERS_IN_TURN_1 - 1, golden.size()));
        List<String> told = since("undo " + (golden.size() - ANSWERS_IN_TURN_1 + 1), lines.toArray(String[]::new));

        assertThat(told).containsSubsequence("Turn 1", "  Shoot, fan or reload", "Turn 2");
    }

    @Test
    void what_is_amended_within_a_part_stands_in_it_once() {
        List<String> told = since(
                "amend Bob wounds to Hurt",
                Stream.concat(
                                PlayedThroughPipe.GOLDEN.subList(0, 4).stream(),
                                Stream.of("amend Bob wounds to Hurt", "+000"))
                        .toArray(String[]::new));

        assertThat(told).filteredOn("  The staredown"::equals).hasSizeLessThanOrEqualTo(1);
        assertThat(told).filteredOn("  The draw"::equals).hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void the_reports_show_what_was_taken_back_where_it_was() throws IOException {
        reports("refuse", "+2", "+1", "undo 2", "+3");

        assertThat(Files.readAllLines(home.resolve("fight.txt")))
                .containsSubsequence(
                        "  The draw",
                        "    taken back: Bob, draw: 2",
                        "    taken back: Joe, draw: 1",
                        "    Bob draws a revolver: [+3] Superb. (Fast Draw Fair 0; dice by hand)");
        assertThat(Files.readAllLines(home.resolve("fight.md")))
                .containsSubsequence(
                        "### The draw",
                        "- ~~Bob, draw: 2~~ *(taken back)*",
                        "- ~~Joe, draw: 1~~ *(taken back)*",
                        "- Bob draws a revolver: \\[+3\\] Superb. *(Fast Draw Fair 0; dice by hand)*");
        assertThat(Files.readString(home.resolve("fight.json")).replaceAll("\\s+", ""))
                .contains("\"takenBack\":[{\"afterEvents\":3,\"by\":\"Bob\",\"to\":\"draw\",\"rule\":\"GF-07\","
                        + "\"fell\":{\"total\":2},\"byHand\":true},"
                        + "{\"afterEvents\":3,\"by\":\"Joe\",");
    }

    @Test
    void what_was_brought_back_stands_in_no_report_as_taken_back() throws IOException {
        reports("refuse", "+2", "+1", "undo 2", "redo 2");

        assertThat(Files.readString(home.resolve("fight.txt"))).doesNotContain("taken back");
        assertThat(Files.readString(home.resolve("fight.md"))).doesNotContain("~~");
        assertThat(Files.readString(home.resolve("fight.json"))).doesNotContain("takenBack");
    }

    @Test
    void what_was_taken_back_to_the_very_beginning_stands_in_the_reports_too() throws IOException {
        reports("refuse", "undo");

        assertThat(Files.readString(home.resolve("fight.md")))
                .contains("## Turn 1\n")
                .contains("- ~~Bob, staredown: refuse~~ *(taken back)*\n");
    }

    private void reports(String... lines) {
        List<String> words = new ArrayList<>(List.of("play", "snakewater-gulch", "--dice", "hand"));
        Stream.of("txt", "md", "json")
                .forEach(end -> words.addAll(
                        List.of("--report", home.resolve("fight." + end).toString())));
        new Sitter(home).plays(List.of(lines), words.toArray(String[]::new));
    }

    private List<String> log(String... lines) {
        return since("log", lines);
    }

    private List<String> since(String typed, String... lines) {
        Spoken spoken = new Sitter(home).plays(List.of(lines), "play", "snakewater-gulch", "--dice", "hand");
        return Sitter.since(typed, spoken);
    }
}
