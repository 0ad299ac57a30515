package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.scenario.Problem;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttackProblemsTest {

    private static final String REVOLVER = "guns: [{kind: revolver}]";

    /** Bob, of whom that is said, does that within a room of Joe and Frank. */
    @ParameterizedTest(name = "{2} {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        guns: [{kind: revolver}] | by: Bop, does: shoot, at: [{name: Joe}] | /attack/by | nobody here is called Bop
        guns: [{kind: revolver}] | by: Bob, does: shoot, at: [{name: Zeb}] | /attack/at/0/name | nobody here is called Zeb
        guns: [{kind: revolver}] | by: Bob, does: shoot | /attack/at | shoot with 0 targets
        guns: [{kind: revolver}] | by: Bob, does: fan | /attack/at | fan with 0 targets
        guns: [{kind: revolver}] | by: Bob, does: snapshot, at: [{name: Joe}, {name: Frank}] | /attack/at | snapshot with 2 targets
        guns: [{kind: revolver}] | by: Bob, does: shoot two, at: [{name: Joe}] | /attack/at | shoot two with 1 target
        guns: [{kind: revolver}] | by: Bob, does: snapshot twice, at: [{name: Joe}, {name: Joe}] | /attack/at/1/name | Joe is named twice
        guns: [{kind: revolver}, {kind: revolver}] | by: Bob, does: shoot two, at: [{name: Joe}, {name: Joe}] | /attack/at/1/name | Joe is named twice (GF-34)
        guns: [{kind: revolver}] | by: Bob, does: shoot, at: [{name: Joe}], with: [rifle] | /attack/with/0 | Bob carries no rifle
        guns: [{kind: revolver}] | by: Bob, does: shoot, at: [{name: Joe}], with: [revolver, revolver] | /attack/with/1 | the revolver in both hands
        guns: [{kind: revolver}, {kind: rifle}] | by: Bob, does: shoot, at: [{name: Joe}], with: [revolver, rifle] | /attack/with | revolver and rifle at once (GF-31)
        guns: [{kind: revolver}], wounds: 7 | by: Bob, does: shoot, at: [{name: Joe}] | /attack/by | Bob is Incapacitated (GF-39 Out of action)
        guns: [{kind: revolver}] | by: Bob, does: shoot two, at: [{name: Joe}, {name: Frank}] | /attack/does | Bob cannot shoot two (GF-33 Two guns: two targets)
        guns: [{kind: revolver}, {kind: revolver, loaded: 0}] | by: Bob, does: shoot two, at: [{name: Joe}, {name: Frank}] | /attack/does | Bob cannot shoot two (GF-33 Two guns: two targets)
        guns: [{kind: rifle}, {kind: revolver, loaded: 0}] | by: Bob, does: fan, at: [{name: Joe}] | /attack/does | Bob cannot fan (GF-38 Ammunition)
        guns: [{kind: revolver, loaded: 1}] | by: Bob, does: fan, at: [{name: Joe}, {name: Frank}] | /attack/at | 2 targets for 1 round (GF-22 Fan: targets)
        guns: [{kind: revolver}] | by: Bob, does: fan, at: [{name: Afar}] | /attack/at/0 | Afar cannot be a target (GF-22 Fan: targets)
        guns: [{kind: revolver}] | by: Bob, does: shoot, at: [{name: Joe, does: dive}] | /attack/at/0/does | Joe cannot dive for cover (GF-18 Diving for cover: when)
        guns: [{kind: revolver}] | by: Bob, does: shoot, at: [{name: Down, does: dodge}] | /attack/at/0/does | Down is Near Death and cannot dodge (GF-39 Out of action)
        """)
    void each_is_told_where_it_is(String bob, String attack, String pointer, String what) {
        List<Problem> problems = AttackProblems.of(written(bob, attack));
        assertThat(problems)
                .extracting(problem -> problem.pointer() + " " + problem.what())
                .containsExactly(pointer + " " + what);
        assertThat(problems).extracting(Problem::instead).noneMatch(String::isBlank);
    }

    @Test
    void one_who_is_down_may_be_shot_at() {
        assertThat(AttackProblems.of(written(REVOLVER, "by: Bob, does: shoot, at: [{name: Down}]")))
                .isEmpty();
    }

    @Test
    void all_problems_of_the_fight_and_of_the_names_are_told_at_once() {
        AttackScenario wrong =
                written(REVOLVER + ", wounds: 11", "by: Bop, does: shoot, at: [{name: Jo}, {name: Zeb}]");
        assertThat(AttackProblems.of(wrong))
                .extracting(Problem::pointer)
                .containsExactly(
                        "/fighters/0/wounds", "/attack/by", "/attack/at/0/name", "/attack/at/1/name", "/attack/at");
    }

    @Test
    void a_fan_names_as_many_as_there_are_rounds() {
        assertThat(AttackProblems.of(written(REVOLVER, fanAt(7))))
                .extracting(Problem::what)
                .containsExactly("7 targets for 6 rounds (GF-22 Fan: targets)");
        assertThat(AttackProblems.of(written(REVOLVER, fanAt(6)))).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
        does: shoot, at: [{name: Joe}] | 2
        does: fan, at: [{name: Joe}] | 2
        does: shoot two, at: [{name: Joe}, {name: Frank}] | 2 3
        does: shoot, at: [{name: Joe}], with: [derringer] | 1
        """)
    void the_guns_that_are_not_named_are_the_first_that_will_do(String attack, String inUse) {
        String guns =
                "guns: [{kind: rifle, loaded: 0}, {kind: derringer, loaded: 0}, {kind: revolver}, {kind: revolver}]";
        AttackScenario scenario = written(guns, "by: Bob, " + attack);
        assertThat(AttackPlan.armed(scenario, scenario.gunfight().opening())
                        .fighters()
                        .getFirst()
                        .inUse())
                .extracting(String::valueOf)
                .containsExactly(inUse.split(" ", -1));
    }

    private static String fanAt(int men) {
        return IntStream.rangeClosed(1, men)
                .mapToObj(i -> "{name: Man " + i + "}")
                .collect(Collectors.joining(", ", "by: Bob, does: fan, at: [", "]"));
    }

    private static AttackScenario written(String bob, String attack) {
        return Filled.in(
                AttackScenario.class,
                "fighters: [{name: Bob, " + bob + "}, {name: Joe}, {name: Frank}, {name: Man, count: 7}, {name: Afar},"
                        + " {name: Down, wounds: 10}], range: Across the Room, distances: [{between: [Bob, Afar],"
                        + " range: In Yer Face, paces: 21}], attack: {" + attack + "}");
    }
}
