package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fights played through a pipe, one answer a line. */
class PlayCommandTest {

    /** The golden trace of the catalogue, D7, as a person with her own dice would type it. */
    static final List<String> GOLDEN = List.of(
            "agree",
            "agree",
            "agree",
            "+000",
            "0000",
            "--00",
            "revolver",
            "+000",
            "-000",
            "0000",
            "snapshot",
            "Bob",
            "-000",
            "aim",
            "dodge",
            "snapshot",
            "Joe",
            "++00",
            "shoot with the +2",
            "Frank",
            "0000",
            "shoot",
            "Frank",
            "++++",
            "0000",
            "--00",
            "snapshot",
            "Joe",
            "snapshot",
            "Bob",
            "+++0",
            "+++0");

    @TempDir
    Path home;

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
                        "  (-2)  snapshot: GF-14 Snapshot, waived by GF-13 The drop and aiming",
                        "  Frank hits Bob: yes 81.5% (on -1 or more), no 18.5% (on -2 or less)");
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

    @ParameterizedTest(name = "''{0}'' gets one helpful line")
    @CsvSource(
            delimiter = '|',
            value = {
                "''          | Type the number or the word of an option",
                "xyzzy       | 'xyzzy' is not offered; choose one of: agree, refuse.",
                "agre        | Did you mean 'agree'?",
                "7           | '7' is not offered",
                "0           | '0' is not offered",
                "Joe         | 'Joe' is not offered",
                "rule        | Which rule?",
                "rule GF-99  | There is no rule 'GF-99'. Closest:",
                "sheet Jo Ann| Nobody here is called 'Jo Ann'.",
                "undo lots   | How many answers?",
                "undo        | There is nothing to take back.",
                "redo        | There is nothing to bring back.",
                "hand Joe    | Hand over whom, and to whom?",
                "hand Joe to Pele | No policy is called 'Pele'.",
                "dice loaded | Who throws?",
                "roll        | No dice are asked for just now.",
            })
    void a_bad_answer_gets_one_helpful_line_and_the_question_again(String answer, String helpful) {
        Spoken spoken = played(List.of(answer, "agree"), "play", "snakewater-gulch");
        String after = spoken.out().substring(spoken.out().indexOf("Bob, staredown> ") + "Bob, staredown> ".length());
        String said = after.substring(after.indexOf('\n') + 1, after.indexOf("Bob, staredown> "));
        assertThat(said.replaceAll("\\s+", " ")).contains(helpful);
        assertThat(said).doesNotContain("Unhurt");
        assertThat(spoken.out()).contains("Joe, staredown?");
    }

    @ParameterizedTest(name = "dice told as ''{0}''")
    @CsvSource(
            delimiter = '|',
            value = {
                "5     | 4dF cannot show 5: it goes from -4 to 4. Type each die, as in +0-+, or their total, -4 to 4;",
                "+0+   | 4dF shows 4 faces, not 3.",
                "three | 'three' is no fall of 4dF.",
                "Bob   | 'Bob' is no fall of 4dF.",
                "''    | What do the dice show? Type each die, as in +0-+",
            })
    void a_fall_the_dice_cannot_show_is_refused_kindly(String told, String kindly) {
        List<String> lines = lines(GOLDEN.subList(0, 3), told, "+000");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.out().replaceAll("\\s+", " ")).contains(kindly);
        assertThat(spoken.lines()).anyMatch(line -> line.startsWith("    Bob stares: [+ 0 0 0] Good."));
    }

    @Test
    void what_is_taken_back_stays_in_the_log_and_what_is_brought_back_is_the_same() {
        List<String> lines = lines(GOLDEN.subList(0, 6), "undo 3", "0", "log", "undo", "redo", "log");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.lines())
                .contains("    taken back: Bob, staredown: 1 (1 0 0 0)", "    taken back: Joe, staredown: 0 (0 0 0 0)")
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
                .contains("    -1  the sun: GM-01 Game master's modifier")
                .contains("  Frank hits Bob: on 0 or more, 61.7%");
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains(
                        "Fair against Good, a miss by 1. 5 rounds left. (Pistol Great +2, snapshot -2 waived (the drop"
                                + " and aiming), the sun is low -1; Across the Street +1; dice by hand)");
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
                        "Not just now: Incapacitated, Near Death, dead; who can act does not change while others count on it")
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
        assertThat(home.resolve("snakewater/fights/snakewater-gulch-1.jsonl")).doesNotExist();
        assertThat(home.resolve("snakewater/fights/over/snakewater-gulch-1.jsonl"))
                .exists();
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
    void the_end_of_input_keeps_the_fight_and_says_how_to_go_on() {
        Spoken first = played(GOLDEN.subList(0, 12), "play", "snakewater-gulch", "--dice", "hand");
        assertThat(first.out().replaceAll("\\s+", " ")).contains("Go on with it: snakewater play --resume " + kept());

        Spoken second = played(GOLDEN.subList(12, 32), "play", "--resume", kept());
        assertThat(second.err()).isEmpty();
        assertThat(second.lines()).contains(">Bob    1     revolver 4/6  Very Hurt      snapped a shot");
    }

    @Test
    void without_a_scenario_it_goes_on_with_what_was_interrupted_last() {
        played(GOLDEN.subList(0, 12), "play", "snakewater-gulch", "--dice", "hand");
        Spoken again = played(List.of("-1"), "play");
        assertThat(again.lines()).contains("      Bob takes 3 points: Hurt. (margin 0, revolver +3)");
    }

    @Test
    void with_nothing_interrupted_it_says_what_to_name() {
        Spoken spoken = played(List.of(), "play");
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.err()).contains("nothing was interrupted; name a scenario, as in: play snakewater-gulch");
    }

    @Test
    void a_fight_in_which_nothing_was_answered_is_not_worth_mentioning() {
        Spoken first = played(List.of("help"), "play", "snakewater-gulch");
        assertThat(first.out()).doesNotContain("Go on with it");
        assertThat(home.resolve("snakewater/fights")).isEmptyDirectory();
        assertThat(played(List.of(), "play", "showdown").err()).isEmpty();
    }

    @Test
    void what_was_interrupted_is_mentioned_before_another_fight() {
        played(GOLDEN.subList(0, 12), "play", "snakewater-gulch", "--dice", "hand");
        Spoken other = played(List.of(), "play", "showdown");
        assertThat(other.err()).contains("Not ended yet: Snakewater Gulch, turn 1, 12 answers.");
        assertThat(other.out()).contains("Showdown at High Noon");
    }

    @Test
    void a_fight_is_kept_in_a_file_of_her_own_and_never_over_another() throws IOException {
        String file = home.resolve("tonight.jsonl").toString();
        played(List.of("agree"), "play", "snakewater-gulch", "--save", file);
        assertThat(Files.readAllLines(Path.of(file))).hasSize(2);

        Spoken again = played(List.of("agree"), "play", "snakewater-gulch", "--save", file);
        assertThat(again.status()).isEqualTo(ExitStatus.PROBLEMS);
        assertThat(again.err()).contains("there is such a file already; go on with it (play --resume " + file + ")");
        assertThat(Files.readAllLines(Path.of(file))).hasSize(2);
    }

    @Test
    void saving_elsewhere_takes_along_what_was_taken_back() throws IOException {
        String file = home.resolve("kept.jsonl").toString();
        played(List.of("agree", "undo", "refuse", "save " + file, "1"), "play", "snakewater-gulch");
        assertThat(Files.readAllLines(Path.of(file)).stream().skip(1).map(line -> line.replaceAll(".*,", "")))
                .startsWith("\"chose\":\"agree\"}", "{\"undone\":1}", "\"chose\":\"refuse\"}");
        assertThat(home.resolve("snakewater/fights").toFile().list((folder, name) -> name.endsWith(".jsonl")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"notes.md, # Snakewater Gulch", "notes.txt, Snakewater Gulch", "notes.json, {"})
    void the_story_is_told_in_files(String name, String begins) throws IOException {
        String file = home.resolve(name).toString();
        Spoken spoken = played(GOLDEN, "play", "snakewater-gulch", "--dice", "hand", "--report", file);
        assertThat(spoken.err()).isEmpty();
        assertThat(Files.readString(Path.of(file))).startsWith(begins).contains("Incapacitated");
    }

    @Test
    void a_report_of_an_unknown_sort_is_refused_before_anything_is_asked() {
        Spoken spoken = played(List.of("agree"), "play", "snakewater-gulch", "--report", "notes.pdf");
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.err()).contains("must end in .txt, .md or .json");
        assertThat(spoken.out()).isEmpty();
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

    private Spoken played(List<String> lines, String... words) {
        return Spoken.with(environment(), String.join("\n", lines) + (lines.isEmpty() ? "" : "\n"), words);
    }

    private Spoken with(String... words) {
        return Spoken.with(environment(), "", words);
    }

    private Map<String, String> environment() {
        return new TreeMap<>(Map.of("XDG_STATE_HOME", home.toString()));
    }

    private String kept() {
        return home.resolve("snakewater/fights/snakewater-gulch-1.jsonl").toString();
    }

    private static List<String> lines(List<String> first, String... more) {
        List<String> lines = new ArrayList<>(first);
        Stream.of(more).forEach(lines::add);
        return lines;
    }
}
