package dev.snakewater.application.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.RecordedTable;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A choice that is free within bounds. */
class FreeChoiceTest {

    @ParameterizedTest
    @CsvSource({"100 0, 100 0", "300 400, 300 400", "'300,400', 300 400", "' 7   9 ', 7 9", "home, 0 0"})
    void anything_that_is_understood_can_be_chosen_and_has_one_word_on_record(String said, String word) {
        Choice<Place> place = Asked.place();
        Answer chosen = Answer.of(place, place.chosen(said));

        assertThat(chosen).isEqualTo(new Answer.Chose(Asked.BOB, "place", HouseRule.ASKS.id(), word));
        assertThat(place.chosen(said).answer()).isEqualTo(Place.read(word).orElseThrow());
    }

    @Test
    void what_is_understood_is_forbidden_by_the_rules_that_forbid_proposals_and_told_what_would_be_possible() {
        for (String tooFar : List.of("0 501", "0 1000", "0, 30000")) {
            assertThatExceptionOfType(RefusedException.class)
                    .isThrownBy(() -> Asked.place().chosen(tooFar))
                    .satisfies(refused -> {
                        assertThat(refused.rules()).containsExactly(HouseRule.FORBIDS);
                        assertThat(refused.instead()).contains(Reason.of("as-far-as", new Place(0, 500)));
                    })
                    .withMessageContaining("'" + tooFar + "' is barred by HOUSE-1");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "away", "1 2 3", "left"})
    void what_is_not_understood_is_refused_by_no_rule(String said) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Asked.place().chosen(said))
                .satisfies(refused -> {
                    assertThat(refused.rules()).isEmpty();
                    assertThat(refused.instead()).isEmpty();
                })
                .withMessage("Bob, place: '" + said + "' is not understood here; proposed are: 100 0, 0 400");
        assertThat(Asked.place().meant(said)).isEmpty();
    }

    @Test
    void the_options_are_the_legal_proposals() {
        Choice<Place> place = Asked.place();

        assertThat(place.isFree()).isTrue();
        assertThat(place.options()).extracting(Choice.Option::word).containsExactly("100 0", "0 400");
        assertThat(place.barred()).extracting(Choice.Option::word).containsExactly("0 501");
        assertThat(place.best(Place::y)).isEqualTo(new Place(0, 400));
        assertThat(Asked.way().isFree()).isFalse();
    }

    @Test
    void whoever_picks_at_random_picks_a_proposal() {
        assertThat(IntStream.range(0, 40).mapToObj(seed -> Pick.atRandom(Asked.place(), new RandomDice(seed))))
                .containsOnly(new Place(100, 0), new Place(0, 400));
    }

    @Test
    void with_one_proposal_there_is_still_something_to_choose() {
        Choice<Place> one = Choice.anywhere(Asked.BOB, "place", List.of(new Place(1, 1)), Place::read, HouseRule.ASKS);

        assertThat(one.only()).isEmpty();
    }

    @Test
    void an_answer_that_nobody_proposed_has_its_word() {
        assertThat(Asked.place().optionOf(new Place(3, 4)).word()).isEqualTo("3 4");
        assertThatThrownBy(() -> Asked.place().optionOf(new Place(0, 502)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void what_is_said_leads_where_its_answer_leads() {
        Choice<Integer> norths = Asked.place().leadingTo(Place::y);

        assertThat(norths.chosen("3 4").answer()).isEqualTo(4);
        assertThat(norths.chosen("3 4").word()).isEqualTo("3 4");
        assertThat(norths.isFree()).isTrue();
    }

    @Test
    void what_is_too_far_can_be_allowed_if_it_can_be_played() {
        Choice<Place> place = Asked.place().allowing(far -> far.y() < 600);

        assertThat(place.allowed("0 550").answer()).isEqualTo(new Place(0, 550));
        assertThat(place.optionOf(new Place(0, 550)).bars()).containsExactly(HouseRule.FORBIDS);
        assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> place.allowed("0 600"));
    }

    @Test
    void other_words_are_those_that_are_kept() {
        Choice<Place> place = Asked.place().called(at -> at.x() + "/" + at.y());

        assertThat(place.chosen("home").word()).isEqualTo("0/0");
        assertThat(place.chosen("100/0").answer()).isEqualTo(new Place(100, 0));
    }

    @Test
    void notes_stand_beside_options_and_make_no_choice_another() {
        Choice<Place> place = Asked.place();

        assertThat(place.chosen("300 400").note()).contains(Reason.of("steps", 5));
        assertThat(place.options().getFirst().note()).contains(Reason.of("steps", 1));
        assertThat(place.noting(any -> Optional.empty())).isEqualTo(place);
        assertThat(Asked.way().options().getFirst().note()).isEmpty();
    }

    @Test
    void free_or_not_makes_another_choice() {
        Choice<Place> closed = Choice.among(Asked.BOB, "place", List.of(new Place(1, 1)), HouseRule.ASKS);
        Choice<Place> free = Choice.anywhere(Asked.BOB, "place", List.of(new Place(1, 1)), Place::read, HouseRule.ASKS);

        assertThat(free).isNotEqualTo(closed).isEqualTo(free.explaining(any -> Optional.empty()));
    }

    @Test
    void nothing_is_noted_or_read_that_nobody_asks_for() {
        List<String> done = new ArrayList<>();
        Choice<Place> place = Choice.anywhere(
                        Asked.BOB,
                        "place",
                        List.of(new Place(1, 1), new Place(2, 2)),
                        said -> {
                            done.add("read " + said);
                            return Place.read(said);
                        },
                        HouseRule.ASKS)
                .noting(at -> {
                    done.add("noted " + at);
                    return Optional.empty();
                })
                .explaining(at -> {
                    throw new AssertionError("nothing is refused");
                });

        Pick.firstListed(place);
        place.chosen("1 1");
        assertThat(done).isEmpty();
        place.chosen("3 3").note();
        assertThat(done).containsExactly("read 3 3", "noted 3 3");
    }

    @Test
    void scripts_say_places_and_records_replay_them() {
        ScriptedTable script = new ScriptedTable(
                List.of(ScriptLine.of("Bob, place: home, 0 400, 20 30").orElseThrow()));
        RecordingTable minutes = new RecordingTable(script, List.of());
        List<Place> walked =
                List.of(minutes.choose(Asked.place()), minutes.choose(Asked.place()), minutes.choose(Asked.place()));

        assertThat(walked).containsExactly(new Place(0, 0), new Place(0, 400), new Place(20, 30));
        assertThat(minutes.answers())
                .extracting(answer -> ((Answer.Chose) answer).word())
                .containsExactly("0 0", "0 400", "20 30");
        RecordedTable again = new RecordedTable(minutes.answers());
        assertThat(List.of(again.choose(Asked.place()), again.choose(Asked.place()), again.choose(Asked.place())))
                .isEqualTo(walked);
    }
}
