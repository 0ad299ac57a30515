package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The numbers behind what is asked. */
class WhyTest {

    @TempDir
    Path home;

    @Test
    void at_a_choice_why_lays_out_the_numbers_of_the_throw_that_each_option_leads_to() {
        List<String> toPart3 =
                List.of("agree", "agree", "agree", "", "", "", "revolver", "revolver", "revolver", "", "", "");
        Spoken spoken = new Sitter(home)
                .plays(
                        Stream.concat(toPart3.stream(), Stream.of("why", "quit"))
                                .toList(),
                        "play",
                        "snakewater-gulch",
                        "--seed",
                        "1");

        assertThat(Sitter.since("why", spoken))
                .containsSubsequence(
                        "  snapshot (Frank):",
                        "    Bob, snapshot = -1",
                        "      +1  Pistol Good: GF-36 Shooting is unopposed",
                        "      -2  snapshot: GF-14 Snapshot",
                        "    Bob, difficulty = +1",
                        "      +1  Across the Street: GF-35 Range difficulties");
    }
}
