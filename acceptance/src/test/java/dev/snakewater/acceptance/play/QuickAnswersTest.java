package dev.snakewater.acceptance.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.json.JsonScenarios;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Nobody at the table waits for the program. */
class QuickAnswersTest {

    private static final Duration QUICK = Duration.ofMillis(50);
    private static final int WARM = 200;
    private static final int MOST_ANSWERS = 120;
    private static final double NEARLY_ALL = 0.95;

    @Test
    void from_an_answer_to_the_next_question_it_takes_less_than_50_milliseconds() {
        List<Ruleset> rulesets = ServiceLoader.load(Ruleset.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        JsonScenarios scenarios = new JsonScenarios(rulesets, InputStream.nullInputStream());
        List<Duration> taken = new ArrayList<>();
        for (Scenarios.BuiltIn scenario : scenarios.builtIn()) {
            taken.addAll(times(new Fights().begin(scenarios.find(scenario.name()))));
        }
        List<Duration> sorted = taken.subList(Math.min(WARM, taken.size() / 2), taken.size()).stream()
                .sorted()
                .toList();
        assertThat(sorted.get((int) (sorted.size() * NEARLY_ALL)))
                .as("nearly all of %d answers, the slowest %s", sorted.size(), sorted.getLast())
                .isLessThan(QUICK);
    }

    /** A game by random answers, with all that is shown before each question. */
    private static List<Duration> times(FightAtTable opening) {
        SplittableRandom random = new SplittableRandom(1);
        RandomDice dice = new RandomDice(1);
        List<Duration> taken = new ArrayList<>();
        FightAtTable fight = opening;
        while (fight.question().isPresent() && taken.size() < MOST_ANSWERS) {
            Answer answer = switch (fight.question().get()) {
                case Throw what -> Answer.of(what, dice.roll(what));
                case Choice<?> choice ->
                    Answer.of(
                            choice,
                            choice.options()
                                    .get(random.nextInt(choice.options().size()))
                                    .word());
            };
            long began = System.nanoTime();
            fight = fight.after(new Act.Answered(answer));
            assertThat(fight.account()).isNotNull();
            assertThat(fight.state()).isNotNull();
            assertThat(fight.needs()).isNotNull();
            assertThat(fight.ahead()).isNotNull();
            taken.add(Duration.ofNanos(System.nanoTime() - began));
        }
        return taken;
    }
}
