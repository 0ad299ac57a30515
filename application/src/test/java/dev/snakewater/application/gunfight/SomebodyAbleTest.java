package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Problem;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A gunfight needs two sides that can fight when it opens. */
final class SomebodyAbleTest {

    @Test
    void with_nobody_able_there_is_no_fight() {
        assertThat(problems(7, 8)).containsExactly("/fighters");
    }

    @Test
    void with_one_side_able_there_is_no_fight() {
        assertThat(problems(0, 7)).containsExactly("/fighters");
    }

    @Test
    void very_hurt_is_able_enough() {
        assertThat(problems(6, 6)).isEmpty();
    }

    @Test
    void impossible_wounds_are_told_where_they_are() {
        assertThat(problems(-1, 11)).contains("/fighters/0/wounds", "/fighters/1/wounds");
    }

    private static List<String> problems(int ann, int bill) {
        return new GunfightScenarios()
                        .problems(new GunfightScenario(
                                List.of(fighter("Ann", ann), fighter("Bill", bill)),
                                Optional.empty(),
                                List.of(),
                                Optional.empty()))
                        .stream()
                        .map(Problem::pointer)
                        .toList();
    }

    private static GunfightScenario.Fighter fighter(String name, int wounds) {
        return new GunfightScenario.Fighter(
                name,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(wounds),
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty());
    }
}
