package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game master adds to numbers; Ann draws before Bill by her dice, and two turns are played. */
class GameMasterTest {

    private static final Name ANN = new Name("Ann");

    @Test
    void without_a_turn_it_counts_in_every_turn_and_capitals_do_not_matter() {
        Course course = quiet(new GameMasterModifier(ANN, "DRAW", Optional.empty(), -2, "tired"));
        assertThat(course.all(GunfightEvent.Drew.class))
                .extracting(GunfightEvent.Drew::total)
                .containsExactly(1 - 2, 0, 1 + 2 - 2, 0 + 2);
    }

    @ParameterizedTest(name = "{3} on {0} of {1} in turn {2}: margin {4}, {5} points")
    @CsvSource({
        "shot,       Ann,  1,  2,  2, 5",
        "difficulty, Ann,  1, -1,  1, 4",
        "damage,     Bill, 1,  4,  0, 7",
        "damage,     Ann,  1,  4,  0, 3",
        "shot,       Bill, 1,  2,  0, 3",
        "shot,       Ann,  2,  2,  0, 3",
        "snapshot,   Ann,  1,  2,  0, 3",
    })
    void it_counts_for_the_number_that_is_meant_and_for_no_other(
            String on, String whom, int turn, int amount, int margin, int points) {
        Course course = duel().modified(modifier(whom, on, turn, amount))
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: aim; Bill, part 3: nothing; Ann, part 4: shoot",
                        "Ann, shot: 0000");
        assertThat(course.all(GunfightEvent.Fired.class).getFirst().margin()).isEqualTo(margin);
        assertThat(course.all(GunfightEvent.Wounded.class).getFirst().points()).isEqualTo(points);
    }

    @Test
    void she_can_save_a_man_from_a_hit_but_not_heal_him_by_it() {
        Course course = duel().modified(modifier("Bill", "damage", 1, -10))
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: snapshot; Ann, snapshot: ++++",
                        "Bill, part 3: nothing");
        assertThat(course.all(GunfightEvent.Unscathed.class)).hasSize(1);
        assertThat(course.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.UNHURT);
    }

    @ParameterizedTest(name = "{0} on a reload of 2: {1} rounds in a revolver that held 3")
    @CsvSource({"1, 6", "4, 6", "-1, 4", "-2, 3", "-9, 3"})
    void no_gun_is_loaded_with_more_than_it_holds_or_unloaded(int amount, int rounds) {
        Course course = Showdown.of("Ann, guns: [{kind: revolver, loaded: 3}]", "Bill, guns: [{kind: revolver}]")
                .modified(modifier("Ann", "reload", 1, amount))
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: nothing; Bill, part 3: nothing",
                        "Ann, part 4: reload");
        assertThat(course.fighter("Ann").guns().getFirst().rounds()).isEqualTo(rounds);
    }

    private static GameMasterModifier modifier(String whom, String on, int turn, int amount) {
        return new GameMasterModifier(new Name(whom), on, Optional.of(turn), amount, "the sun in their eyes");
    }

    private static Showdown duel() {
        return Showdown.of("Ann, pistol: Good, guns: [{kind: revolver}]", "Bill, guns: [{kind: revolver}]");
    }

    /** Up to part 3 of a second turn, after one in which nothing happened. */
    private static Course quiet(GameMasterModifier modifier) {
        return duel().modified(modifier)
                .played(Stream.of("Ann", "Bill")
                        .flatMap(who -> Stream.of(
                                who + ", draw: " + (who.equals("Ann") ? "1, 1" : "0, 0"),
                                who + ", part 3: nothing",
                                who + ", part 4: nothing"))
                        .toArray(String[]::new));
    }
}
