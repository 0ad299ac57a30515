package dev.snakewater.acceptance.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Said;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a failed step says, so that its cause can be seen from the message alone. */
final class FailureWordsTest {

    private static final String DUEL = """
            Given a game of gunfighting
                And the gunfighters
                  | name | Pistol |
                  | Ann  | Good   |
                  | Bill | Fair   |
            """;
    private static final String JUMP = """
            Given a game of Fallout
                And Brock wants to jump 5 m after walking for 2 AP
                When he does it
                And the test on acrobatics throws 61
            """;
    private static final String ONE_SHOT = "Given the built-in scenario one-shot\n";
    private static final String SHOT = ONE_SHOT + "    When Bob throws 0000 for the shot\n";

    @TempDir
    private Path folder;

    private String told(String begins, String step) throws IOException {
        return Said.ofExample(folder, begins, step);
    }

    private static String instead(String expected, String found) {
        return "        expected: " + expected + "\n        found:    " + found + "\n";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Then Zed has 3 bullets left",
                "Then Zed takes 2 points",
                "Then Zed takes no damage",
                "Then Zed does not draw again",
                "Then Zed's draw counts"
            })
    void whom_nobody_knows_is_said_with_who_there_is(String step) throws IOException {
        assertThat(told(DUEL, step + (step.endsWith("counts") ? "\n      | GF-07 | -2 |" : "")))
                .contains(instead("somebody or something called Zed", "nobody of that name, but Ann, Bill"));
    }

    /** 50 of 81 falls of 4dF show 0 or more; the points come to 202/81 on average. */
    @Test
    void a_fraction_and_a_decimal_are_told_in_both_forms() throws IOException {
        assertThat(told(ONE_SHOT, "Then the chance that Bob hits Joe is 62/100"))
                .contains(instead("62/100, which is 0.62", "50/81, which is 0.617284"));
        assertThat(told(ONE_SHOT, "Then the average of Joe: points of damage is 203/81"))
                .contains(instead("203/81, which is 2.506173", "202/81, which is 2.493827"));
        assertThat(told(ONE_SHOT, "Then the average of Joe: points of damage is 2.51"))
                .contains(instead("2.51", "2.493827, which is 202/81"));
        assertThat(told(ONE_SHOT, "Then the average of Joe: points of damage is 2.49"))
                .endsWith("1 example: all hold.\n");
    }

    @Test
    void what_is_refused_in_two_places_is_said_with_both() throws IOException {
        assertThat(told(
                        DUEL.replace("Good  ", "Better").replace("Fair  ", "Worse "),
                        "Then the scenario is refused only at /fighters/0/pistol: Better"))
                .contains("found:    /fighters/0/pistol; /fighters/1/pistol\n");
    }

    @Test
    void a_folder_without_features_is_no_missing_file() {
        Said said = Said.typed("verify", folder);

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).startsWith(folder + ": no file in it ends in .feature\n");
    }

    @Test
    void the_nearest_steps_are_of_the_game_of_the_example() throws IOException {
        assertThat(told("Given a game of fallout\n", "Then Skag stares badly at Good"))
                .contains("The nearest:\n")
                .doesNotContain("<name> stares at <degree>");
        assertThat(told(SHOT, "Then Bob stares badly at Good")).contains("<name> stares at <degree>");
    }

    @Test
    void a_game_of_several_kinds_wants_one_of_them() throws IOException {
        assertThat(told("Given a game of hit location\n", "Then the scenario is right"))
                .contains(
                        "the scenario says kind: ...; it has fudge-strike, fudge-location, fudge-blast, fudge-hindrance\n")
                .contains("found:    a game of hitlocation without a kind\n");
    }

    @Test
    void what_is_asked_can_be_looked_at_only_while_it_is() throws IOException {
        assertThat(told(SHOT, "Then Bob may choose aim"))
                .contains(instead(
                        "a moment in which somebody is asked something", "it is over, and nobody is asked anything"));
    }

    /** Joe takes 3 points. */
    @Test
    void a_piece_of_a_number_or_of_a_word_is_not_what_is_told() throws IOException {
        assertThat(told(SHOT, "Then it is told that \"Joe takes 3 point\""))
                .contains("expected: words with 'Joe takes 3 point' in them\n");
        assertThat(told(SHOT, "Then it is told that \"Joe takes 3 points\"")).endsWith("all hold.\n");
    }

    @Test
    void what_the_game_master_cannot_add_to_is_said_with_what_she_can() throws IOException {
        assertThat(told(ONE_SHOT, "When the game master adds +1 to Bob's draw: the sun"))
                .contains(instead("Bob's draw", "only Bob's shot, Bob's difficulty"));
    }

    @Test
    void what_there_is_of_others_is_said_in_plain_words() throws IOException {
        String draw = DUEL + "    When they draw\n";

        assertThat(told(draw, "Then Bill falls")).contains(instead("Bill", "nothing: there is no event fell"));
        assertThat(told(draw, "Then Bill's staredown is 3 in all"))
                .contains(instead("3", "nothing called staredown of Bill; only: draw"));
        assertThat(told(draw, "Then the parts of turn 2 are draw"))
                .contains(instead("draw", "nothing in turn 2; only in turn 1"));
        assertThat(told(SHOT, "Then Joe's shot counts\n      | GF-36 | +1 |"))
                .contains("expected: the rows of the table\n        found:    nothing of Joe; only of Bob\n")
                .contains("sums:     Bob's shot, Bob's difficulty, Joe's damage\n");
    }

    @Test
    void a_truth_is_said_in_the_words_of_the_step() throws IOException {
        assertThat(told(DUEL + "    When they draw\n", "Then Bill is out of action"))
                .contains(instead("Bill out of action", "Bill still in action"));
        assertThat(told(JUMP, "Then the jump lands")).contains(instead("lands", "fails"));
    }

    @Test
    void what_is_barred_is_said_where_something_else_is_not() throws IOException {
        assertThat(told(DUEL + "    When it comes to Bill's part 3\n", "Then Bill may not choose aim, by GF-12"))
                .contains("expected: GF-12\n        found:    nothing that bars aim; barred: ");
    }

    @Test
    void a_number_is_said_in_the_measure_of_the_step() throws IOException {
        assertThat(told(JUMP, "Then the farthest jump is 8 m")).contains(instead("8", "7"));
    }

    @Test
    void what_should_not_have_happened_is_said_as_it_is_told() throws IOException {
        assertThat(told(SHOT, "Then there is no event wounded"))
                .contains(instead("nothing", "Joe takes 3 points: Hurt."));
    }

    @Test
    void a_cell_is_shown_as_it_is_written() throws IOException {
        assertThat(told(
                        DUEL.replace("Pistol |", "parts |").replace("Good   |", "head 1 armour 1 |"),
                        "Then Ann is unhurt"))
                .contains("'head 1 armour 1' is not written as it should be: 'right arm 3' for wounds");
    }

    /** Good against Good, Across the Street: -000 misses by 1, 0000 hits with margin 0, as Bob's shot does. */
    @Test
    void a_hit_has_no_margin_below_nothing_and_a_miss_is_by_something() throws IOException {
        assertThat(told(
                        ONE_SHOT + "    When Bob throws -000 for the shot\n",
                        "Then Bob's shot hits Joe with margin -1"))
                .contains("Nobody knows this step.");
        assertThat(told(SHOT, "Then Bob's shot misses Joe by 0")).contains(instead("a miss by 0", "a margin of 0"));
    }

    /** The dice show 1 or more in 31 of 81 falls, and never 9. */
    @Test
    void a_value_that_does_not_come_out_is_one_that_could() throws IOException {
        String drawing = DUEL + "    When the odds are asked of the draw\n";
        assertThat(told(drawing, "Then the chance of Bill: draw being at least -9 is 1/1"))
                .endsWith("1 example: all hold.\n");
        assertThat(told(drawing, "Then the chance of Bill: draw being at least 9 is 0/1"))
                .endsWith("1 example: all hold.\n");
        assertThat(told(drawing, "Then the chance of Bill: draw being at least -9 is 0/1"))
                .contains("expected: 0/1, which is 0\n        found:    1");
        assertThat(told(drawing, "Then the chance of Bill: draw being Good is 0/1"))
                .contains("expected: a number\n        found:    Good\n");
        assertThat(told(drawing, "Then the chance of Bill: draw being Good is 0%"))
                .contains("expected: a number\n        found:    Good\n");
    }

    @Test
    void what_is_found_is_told_in_words() throws IOException {
        assertThat(told(DUEL + "    When they draw\n", "Then there is no event drew"))
                .contains("found:    Ann draws")
                .doesNotContain("{", "\"");
        assertThat(told(SHOT, "Then a fired says shot: nothing")).doesNotContain("{", "\"");
        assertThat(told(SHOT, "Then it is told that \"+2 points\"")).contains("words with '+2 points' in them");
    }

    @Test
    void a_table_that_is_missing_or_too_many_is_said() throws IOException {
        assertThat(told(SHOT, "Then Bob's shot counts"))
                .contains(instead("a table or a text below this step; 'snakewater steps' shows which", "nothing"));
        assertThat(told(SHOT, "Then Joe is Hurt\n      | Hurt |"))
                .contains(instead("nothing below this step", "a table or a text"));
        assertThat(told(
                        "Given a game of gunfighting\n",
                        "And this scenario\n      \"\"\"\n      {\"kind\": }\n      \"\"\""))
                .contains("right would be: ")
                .doesNotContain("StreamReadFeature");
    }

    @Test
    void a_field_that_no_outcome_has_is_misspelt() throws IOException {
        assertThat(told(SHOT, "Then the outcome says nothing of strokes"))
                .contains("expected: a field of the outcome called strokes\n");
        assertThat(told(SHOT, "Then the outcome says nothing of targets/pionts"))
                .contains("expected: a field of the outcome called pionts\n");
    }

    @Test
    void a_row_of_what_may_be_chosen_stands_once() throws IOException {
        assertThat(told(
                        DUEL + "    When it comes to Ann's part 3\n",
                        "Then what Ann may choose, or may not by these rules, includes\n"
                                + "      | aim | yes |\n      | aim | yes |"))
                .contains(instead("each row once", "aim; aim"));
    }

    @Test
    void an_option_is_there_if_it_goes_on_with_a_name() throws IOException {
        String asked = "Given the built-in scenario vera-at-skag\n    And the example may end open\n";

        assertThat(told(asked, "Then there is no option unaimed for Vera")).contains("expected: anything but unaimed");
        assertThat(told(asked, "Then there is no option at the for Vera")).contains("expected: anything but at the");
        assertThat(told(asked, "Then there is no option aimed for Vera")).endsWith("1 example: all hold.\n");
    }

    /** With 4dF a hit is worth four points more at the most than one with dice of 0. */
    @Test
    void blows_that_the_dice_cannot_make_are_refused() throws IOException {
        assertThat(told(
                        "Given a game of gunfighting\n",
                        "When a man of Fair Damage Capacity is shot in the torso for 9 and 4 points"))
                .contains(instead("blows of which none is worth more than 4 points more than the least", "4 and 9"));
    }

    /** Dice of +1 and Pistol Good against Across the Street. */
    @Test
    void the_dice_behind_a_number_are_told() throws IOException {
        assertThat(told(ONE_SHOT + "    When Bob throws 00+0 for the shot\n", "Then Bob's shot hits Joe with margin 2"))
                .contains("expected: 2\n        found:    1\n        behind it: the dice = 1\n");
    }

    @Test
    void the_step_that_has_these_words_is_the_nearest() throws IOException {
        assertThat(told(SHOT, "Then Joe takes +11 points")).contains("The nearest:\n        <name> takes <int> point");
        assertThat(told("Given a game of hit location\n", "Then Fafnir's torso takes -6 points"))
                .contains("The nearest:\n        <who>'s <torso|");
    }

    /** Joe takes 3 points: a revolver's 3, with margin 0. */
    @Test
    void the_sum_behind_a_number_is_told() throws IOException {
        assertThat(told(SHOT, "Then Joe takes 4 points"))
                .contains("expected: 4\n        found:    3\n        behind it: ")
                .contains("revolver");
    }
}
