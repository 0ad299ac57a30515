package dev.snakewater.application.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.domain.dice.Chance;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How often a stage is passed is a count; how likely it is passed at all is a chance. */
class PassedTest {

    private static final int BUDGET = 1_000;

    /** A coin is thrown until it shows 2, three times at most. */
    private static final Toy COIN = new Toy((left, table) -> {
        table.tell(new Toy.Passing("throw"));
        if (left < 3) {
            table.tell(new Toy.Passing("once more"));
        }
        boolean again = Toy.thrown(table, "1d2") == 1;
        if (again) {
            table.tell(new Toy.Passing("showing one"));
        }
        return again && left > 1 ? new Next.Go<>(left - 1, false) : new Next.Done<>(left);
    });

    /** Thrown once, with 1/2 twice, with 1/4 thrice: 7/4 on average. Once more with 1/2, and again with 1/4: 3/4 on average. */
    @Test
    void in_fractions() {
        List<Passed.Stage> stages = passed(FightTerms.of(1));
        assertThat(stages).extracting(Passed.Stage::is).containsExactly("throw", "once more", "showing one");
        assertThat(stages.stream().map(stage -> ((Share.Exact) stage.atAll()).chance()))
                .containsExactly(Chance.SURE, Chance.of(1, 2), Chance.of(1, 2));
        assertThat(stages.stream().map(stage -> stage.average().exactly().orElseThrow()))
                .containsExactly(Chance.of(7, 4), Chance.of(3, 4), Chance.of(7, 8));
    }

    /** Each throw a turn of its own, and so far no fraction: the third turn is the last of them. */
    @Test
    void in_doubles_and_over_turns() {
        Toy turns = new Toy((left, table) -> switch (COIN.step(left, table)) {
            case Next.Go<Integer, Integer> go -> new Next.Go<>(go.situation(), true);
            case Next.Done<Integer, Integer> done -> done;
        });
        List<Passed.Stage> stages =
                chances(turns, FightTerms.of(3)).passed().orElseThrow().stages();
        assertThat(stages.getFirst().atAll()).isInstanceOf(Share.Near.class);
        assertThat(stages).map(stage -> stage.atAll().value()).containsExactly(1.0, 0.5, 0.5);
        assertThat(stages).map(stage -> stage.average().value()).containsExactly(1.75, 0.75, 0.875);
    }

    private static List<Passed.Stage> passed(FightTerms terms) {
        return chances(COIN, terms).passed().orElseThrow().stages();
    }

    private static Chances chances(Toy toy, FightTerms terms) {
        return new ExactOdds().of(toy.from(3, terms), BUDGET, (turn, situations) -> {});
    }
}
