package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.DivergedException;
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

    private static final Answer WALK = new Answer.Chose(Race.BOB, "pace", "R-1", "walk");
    private static final Answer RUN = new Answer.Chose(Race.BOB, "pace", "R-1", "run");

    @Test
    void without_an_answer_it_stands_at_the_first_question() {
        asks(sitting(), 0, "pace");
    }

    @Test
    void each_answer_brings_the_question_after_it() {
        asks(sitting().answering(WALK), 1, "pace");
        asks(sitting().answering(WALK).answering(RUN), 1, "run");
        asks(sitting().answering(WALK).answering(RUN).answering(fell(6)), 7, "pace");
    }

    @Test
    void it_ends_as_its_procedure_does() {
        Sitting<Integer, String> home =
                sitting().answering(RUN).answering(fell(6)).answering(RUN).answering(fell(5));
        assertThat(home.played().standing()).isEqualTo(new Standing.Over<>("home"));
        assertThat(home.played().turns()).containsExactly(List.of(new Race.Came(6)), List.of(new Race.Came(11)));
    }

    @Test
    void it_is_called_off_at_its_limit_of_turns() {
        Sitting<Integer, String> three = new Sitting<>(new Race(), 0, FightTerms.of(3), List.of(WALK, WALK, WALK));
        assertThat(three.played().standing()).isEqualTo(new Standing.CalledOff<>("after 3"));
        assertThat(three.played().turns()).hasSize(3);
    }

    @Test
    void one_answer_fewer_is_undo() {
        Sitting<Integer, String> before = sitting().answering(WALK).answering(RUN);
        Sitting<Integer, String> after = before.answering(fell(4));
        Sitting<Integer, String> undone = new Sitting<>(
                after.procedure(),
                after.opening(),
                after.terms(),
                after.answers().subList(0, 2));
        assertThat(undone.played()).isEqualTo(before.played());
    }

    @Test
    void the_same_answers_are_a_replay() {
        Sitting<Integer, String> one = sitting().answering(RUN).answering(fell(4));
        assertThat(new Sitting<>(new Race(), 0, FightTerms.of(20), one.answers()).played())
                .isEqualTo(one.played());
        assertThat(one.played().answers()).containsExactly(RUN, fell(4));
    }

    @Test
    void after_other_answers_it_goes_on_as_if_it_were_played_from_its_opening() {
        Answer added = new Answer.Added(Race.BOB, "steps", "GM-01", 1, "the wind");
        List<Answer> one = List.of(WALK, RUN, fell(2), added, WALK, WALK, RUN, fell(3));
        List<Answer> other = List.of(WALK, RUN, fell(2), WALK, RUN, fell(1), added, WALK);
        List<Sitting<Integer, String>> all = Stream.of(one, other)
                .flatMap(answers -> IntStream.rangeClosed(0, answers.size())
                        .mapToObj(count -> new Sitting<>(new Race(), 0, FightTerms.of(20), answers.subList(0, count))))
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
    @CsvSource({"Joe, pace, R-1", "Bob, run, R-1", "Bob, pace, R-2"})
    void an_answer_to_another_question_diverges_and_both_are_named(String by, String to, String rule) {
        Sitting<Integer, String> sitting = sitting().answering(WALK);
        Answer other = new Answer.Chose(new Name(by), to, rule, "walk");
        assertThatThrownBy(() -> sitting.answering(other))
                .isInstanceOf(DivergedException.class)
                .hasMessage("answer 2 was for %s of %s (%s), the fight asks for pace of Bob (R-1)", to, by, rule);
        asks(sitting, 1, "pace");
    }

    @Test
    void a_barred_answer_is_refused_and_changes_nothing() {
        Sitting<Integer, String> sitting = sitting().answering(WALK);
        Played<Integer, String> before = sitting.played();
        Answer barred = new Answer.Chose(Race.BOB, "pace", "R-1", "fly");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> sitting.answering(barred))
                .satisfies(refused -> assertThat(refused.rules()).containsExactly(Race.RaceRule.R_1));
        assertThat(sitting.played()).isEqualTo(before);
        asks(sitting.answering(WALK), 2, "pace");
    }

    @Test
    void an_answer_after_the_end_diverges_and_is_named() {
        Sitting<Integer, String> home =
                sitting().answering(RUN).answering(fell(6)).answering(RUN).answering(fell(5));
        assertThatThrownBy(() -> home.answering(WALK))
                .isInstanceOf(DivergedException.class)
                .hasMessage("answer 5 was for pace of Bob (R-1), but the fight is over");
        assertThat(home.played().standing()).isEqualTo(new Standing.Over<>("home"));
    }

    @Test
    void an_answer_after_the_limit_of_turns_diverges_too() {
        Sitting<Integer, String> two = new Sitting<>(new Race(), 0, FightTerms.of(2), List.of(WALK, WALK, WALK, RUN));
        assertThatThrownBy(two::played)
                .isInstanceOf(DivergedException.class)
                .hasMessage("answer 3 was for pace of Bob (R-1), but the fight is over");
    }

    @Test
    void the_situation_at_the_end_of_each_turn_is_kept_with_how_many_answers_led_to_it() {
        assertThat(sitting()
                        .answering(WALK)
                        .answering(RUN)
                        .answering(fell(4))
                        .played()
                        .turnEnds())
                .containsExactly(new TurnEnd<>(1, 1), new TurnEnd<>(5, 3));
    }

    @Test
    void an_impossible_fall_is_refused() {
        Sitting<Integer, String> sitting = sitting().answering(RUN);
        assertThatThrownBy(() -> sitting.answering(fell(7))).isInstanceOf(RefusedException.class);
        asks(sitting, 0, "run");
    }

    private static void asks(Sitting<Integer, String> sitting, int situation, String question) {
        assertThat(sitting.played().standing()).isInstanceOfSatisfying(Standing.Asking.class, asking -> {
            assertThat(asking.situation()).isEqualTo(situation);
            assertThat(asking.question().name()).isEqualTo(question);
        });
    }

    private static Answer fell(int total) {
        return new Answer.Fell(Race.BOB, "run", "R-1", new Fall(total, List.of(total)));
    }

    private static Sitting<Integer, String> sitting() {
        return new Sitting<>(new Race(), 0, FightTerms.of(20), List.of());
    }
}
