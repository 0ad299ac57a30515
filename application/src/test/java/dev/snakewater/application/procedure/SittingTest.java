package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.HouseRule;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SittingTest {

    private static final Answer WALK = new Answer.Chose(Race.BOB, "pace", "HOUSE-0", "walk");
    private static final Answer RUN = new Answer.Chose(Race.BOB, "pace", "HOUSE-0", "run");

    @Test
    void each_answer_brings_the_question_after_it() {
        asks(played(), 0, "pace");
        asks(played(WALK), 1, "pace");
        asks(played(WALK, RUN), 1, "run");
        asks(played(WALK, RUN, fell(6)), 7, "pace");
    }

    @Test
    void it_ends_as_its_procedure_does() {
        Played<Integer, String> home = played(RUN, fell(6), RUN, fell(5));

        assertThat(home.standing()).isEqualTo(new Standing.Over<>("home"));
        assertThat(home.turns()).containsExactly(List.of(new Race.Came(6)), List.of(new Race.Came(11)));
        assertThat(home.answers()).containsExactly(RUN, fell(6), RUN, fell(5));
    }

    @Test
    void it_is_called_off_at_its_limit_of_turns() {
        Played<Integer, String> three = sitting(3, WALK, WALK, WALK).played();

        assertThat(three.standing()).isEqualTo(new Standing.CalledOff<>("after 3"));
        assertThat(three.turns()).hasSize(3);
    }

    @Test
    void after_other_answers_it_goes_on_as_if_it_were_played_from_its_opening() {
        Answer added = new Answer.Added(Race.BOB, "steps", "GM-01", 1, "the wind");
        List<Answer> one = List.of(WALK, RUN, fell(2), added, WALK, WALK, RUN, fell(3));
        List<Answer> other = List.of(WALK, RUN, fell(2), WALK, RUN, fell(1), added, WALK);
        List<Sitting<Integer, String>> all = Stream.of(one, other)
                .flatMap(answers -> IntStream.rangeClosed(0, answers.size())
                        .mapToObj(count -> sitting(20, answers.subList(0, count).toArray(Answer[]::new))))
                .toList();
        for (Sitting<Integer, String> before : all) {
            for (Sitting<Integer, String> then : all) {
                assertThat(then.played(before.played()))
                        .as("%s after %s", then.answers(), before.answers())
                        .isEqualTo(then.played());
            }
        }
        assertThat(all.getLast().played().turnsAlike(one)).isEqualTo(1);
        assertThat(all.getLast().played().turnsAlike(other)).isEqualTo(5);
        assertThat(all.get(all.size() - 2).played().turnsAlike(other)).isEqualTo(3);
    }

    @ParameterizedTest(name = "an answer by {0} to {1} for {2}")
    @CsvSource({"Joe, pace, HOUSE-0", "Bob, run, HOUSE-0", "Bob, pace, HOUSE-2"})
    void an_answer_to_another_question_diverges_and_both_are_named(String by, String to, String rule) {
        Answer other = new Answer.Chose(new Name(by), to, rule, "walk");

        assertThatThrownBy(() -> played(WALK, other))
                .isInstanceOf(DivergedException.class)
                .hasMessage("answer 2 was for %s of %s (%s), the fight asks for pace of Bob (HOUSE-0)", to, by, rule);
    }

    @Test
    void a_barred_answer_is_refused_by_its_rules() {
        Answer barred = new Answer.Chose(Race.BOB, "pace", "HOUSE-0", "fly");

        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> played(WALK, barred))
                .satisfies(refused -> assertThat(refused.rules()).containsExactly(HouseRule.FORBIDS));
    }

    @Test
    void an_answer_after_the_end_or_the_limit_of_turns_diverges_and_is_named() {
        assertThatThrownBy(() -> played(RUN, fell(6), RUN, fell(5), WALK))
                .isInstanceOf(DivergedException.class)
                .hasMessage("answer 5 was for pace of Bob (HOUSE-0), but the fight is over");
        assertThatThrownBy(sitting(2, WALK, WALK, WALK, RUN)::played)
                .isInstanceOf(DivergedException.class)
                .hasMessage("answer 3 was for pace of Bob (HOUSE-0), but the fight is over");
    }

    @Test
    void the_situation_at_the_end_of_each_turn_is_kept_with_how_many_answers_led_to_it() {
        assertThat(played(WALK, RUN, fell(4)).turnEnds()).containsExactly(new TurnEnd<>(1, 1), new TurnEnd<>(5, 3));
    }

    private static void asks(Played<Integer, String> played, int situation, String question) {
        assertThat(played.standing()).isInstanceOfSatisfying(Standing.Asking.class, asking -> {
            assertThat(asking.situation()).isEqualTo(situation);
            assertThat(asking.question().name()).isEqualTo(question);
        });
    }

    private static Answer fell(int total) {
        return new Answer.Fell(Race.BOB, "run", "HOUSE-0", new Fall(total, List.of(total)));
    }

    private static Played<Integer, String> played(Answer... answers) {
        return sitting(20, answers).played();
    }

    private static Sitting<Integer, String> sitting(int turnLimit, Answer... answers) {
        return new Sitting<>(new Race(), 0, FightTerms.of(turnLimit), List.of(answers));
    }
}
