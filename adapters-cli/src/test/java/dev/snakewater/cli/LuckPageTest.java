package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of how the dice fell. */
class LuckPageTest {

    @TempDir
    Path home;

    @Test
    void each_kind_of_dice_is_held_against_what_is_to_be_expected_of_it_and_what_is_added_to_them_is_no_luck() {
        // To hit 30 of 1d100, which is 50.5 on average; damage 1 and 4 of 2d6+4, which show 7 on average.
        List<String> lines = List.of("unaimed", "30", "1 4", "luck", "quit");
        Spoken spoken = new Sitter(home).plays(lines, "play", "vera-at-skag", "--dice", "hand");

        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains("Vera, d100: one throw, 30 in all where 50.5 is to be expected, 20.5 low.")
                .contains("Vera, d6: one throw, 5 in all where 7 is to be expected, 2 low.");
    }
}
