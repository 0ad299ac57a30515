package dev.snakewater.application.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.words.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is complained about, and what is not. */
class ProblemCollectorTest {

    private final ProblemCollector complaints = new ProblemCollector(Messages.in());

    @Test
    void what_is_right_is_no_problem() {
        complaints.name("/name", "Vera");
        complaints.entry("/is", "vera", "character", List.of("Vera", "Brock"));
        complaints.within("/times", 5, 1, 5);

        assertThat(complaints.isEmpty()).isTrue();
    }

    @Test
    void each_problem_says_where_what_and_what_would_be_right() {
        complaints.name("/name", "Ve,ra");
        complaints.entry("/is", "Verra", "character", List.of("Vera", "Brock"));
        complaints.within("/times", 6, 1, 5);
        complaints.against(GameMasterRule.GM_02_ALLOWED).add("/shot", "a shot without a round", "a round");

        assertThat(complaints.all())
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(
                        tuple("/name", "'Ve,ra' is not a valid name"),
                        tuple("/is", "there is no character 'Verra'"),
                        tuple("/times", "6 is out of range"),
                        tuple("/shot", "a shot without a round (GM-02)"));
        assertThat(complaints.all().get(1).instead()).isEqualTo("did you mean 'Vera'? one of: Vera, Brock");
    }
}
