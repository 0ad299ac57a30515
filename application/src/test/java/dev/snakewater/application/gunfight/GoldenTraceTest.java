package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Shot.Manner;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The whole fight of the catalogue, D7: every number of its table. */
class GoldenTraceTest {

    private static final String[] STAREDOWN = {
        "Bob, staredown: agree, +000", "Joe, staredown: agree, 0000", "Frank, staredown: agree, --00",
    };
    private static final String[] DRAW = {
        "Bob, gun: revolver", "Bob, draw: +000", "Joe, draw: -000", "Frank, draw: 0000",
    };
    private static final String[] PART_3 = {
        "Frank, part 3: snapshot; Frank, target: Bob; Frank, snapshot: -000; Bob, part 3: aim; Joe, part 3: dodge",
    };
    private static final String[] PART_4 = {
        "Frank, part 4: snapshot", "Frank, target: Joe", "Frank, second snapshot: ++00",
        "Bob, part 4: shoot with the +2", "Bob, target: Frank", "Bob, shot: 0000",
        "Joe, part 4: shoot", "Joe, target: Frank", "Joe, shot: ++++",
    };
    private static final String[] DRAW_2 = {"Bob, draw: 0000", "Joe, draw: --00"};
    private static final String[] PART_3_2 = {
        "Bob, part 3: snapshot; Bob, target: Joe; Joe, part 3: snapshot; Joe, target: Bob; Bob, snapshot: +++0",
        "Joe, snapshot: +++0",
    };

    private static final Course WHOLE = upTo(STAREDOWN, DRAW, PART_3, PART_4, DRAW_2, PART_3_2);

    @ParameterizedTest(name = "D7: {0} stares {1}")
    @CsvSource({"0, Bob, 1", "1, Joe, -1", "2, Frank, -2"})
    void each_stares_outnumbered_two_to_one(int place, String who, int total) {
        OpeningEvent.Stared stared = WHOLE.all(OpeningEvent.Stared.class).get(place);
        assertThat(stared.by()).isEqualTo(new Name(who));
        assertThat(stared.total()).isEqualTo(total);
        assertThat(stared.nerve().lines()).hasSize(1);
    }

    @Test
    void bob_wins_the_staredown_and_keeps_his_prize() {
        Course course = upTo(STAREDOWN, DRAW);
        assertThat(course.all(OpeningEvent.StaredownWon.class))
                .containsExactly(new OpeningEvent.StaredownWon(new Name("Bob")));
        assertThat(course.fighter("Bob").holdsPrize()).isTrue();
        assertThat(course.fighter("Joe").holdsPrize()).isFalse();
        assertThat(course.fighter("Frank").holdsPrize()).isFalse();
    }

    @ParameterizedTest(name = "D7: {1} draws {2}")
    @CsvSource({"0, Bob, 1", "1, Joe, 0", "2, Frank, 2", "3, Bob, 1", "4, Joe, 1"})
    void each_draws(int place, String who, int total) {
        OpeningEvent.Drew drew = WHOLE.all(OpeningEvent.Drew.class).get(place);
        assertThat(drew.by()).isEqualTo(new Name(who));
        assertThat(drew.total()).isEqualTo(total);
    }

    @Test
    void frank_goes_first_then_bob_then_joe_and_in_turn_2_bob_and_joe_together() {
        assertThat(WHOLE.all(OpeningEvent.OrderSet.class))
                .containsExactly(
                        new OpeningEvent.OrderSet(List.of(
                                List.of(new Name("Frank")), List.of(new Name("Bob")), List.of(new Name("Joe")))),
                        new OpeningEvent.OrderSet(List.of(List.of(new Name("Bob"), new Name("Joe")))));
    }

    // spotless:off
    @ParameterizedTest(name = "D7: {2} of {1} at {3}: {4} against {5}, margin {6}")
    @CsvSource({
        "0, Frank, SNAPSHOT,        Bob,   1, 1,  0",
        "1, Frank, SECOND_SNAPSHOT, Joe,   0, 1, -1",
        "2, Bob,   SHOT,            Frank, 2, 1,  1",
        "3, Joe,   SHOT,            Frank, 2, 1,  1",
        "4, Bob,   SNAPSHOT,        Joe,   1, 1,  0",
        "5, Joe,   SNAPSHOT,        Bob,   1, 1,  0",
    })
    // spotless:on
    void each_shot_is_counted(int place, String by, Manner manner, String at, int total, int difficulty, int margin) {
        ShootingEvent.Fired fired = WHOLE.all(ShootingEvent.Fired.class).get(place);
        assertThat(fired.shot().by()).isEqualTo(new Name(by));
        assertThat(fired.shot().manner()).isEqualTo(manner);
        assertThat(fired.shot().at()).isEqualTo(new Name(at));
        assertThat(fired.total()).isEqualTo(total);
        assertThat(fired.difficulty().total()).isEqualTo(difficulty);
        assertThat(fired.margin()).isEqualTo(margin);
    }

    // spotless:off
    @ParameterizedTest(name = "D7: {1} takes {3} in {2}: {4}, then {5}")
    @CsvSource({
        "0, Bob,   PART_3, 3, UNHURT, HURT",
        "1, Frank, PART_4, 4, UNHURT, HURT",
        "2, Frank, PART_4, 4, HURT,   INCAPACITATED",
        "3, Joe,   PART_3, 3, UNHURT, HURT",
        "4, Bob,   PART_3, 3, HURT,   VERY_HURT",
    })
    // spotless:on
    void each_hit_does_its_damage(int place, String who, Part part, int points, WoundLevel before, WoundLevel after) {
        ShootingEvent.Wounded wounded = WHOLE.all(ShootingEvent.Wounded.class).get(place);
        assertThat(wounded.who()).isEqualTo(new Name(who));
        assertThat(wounded.part()).isEqualTo(part);
        assertThat(wounded.points()).isEqualTo(points);
        assertThat(wounded.before()).isEqualTo(before);
        assertThat(wounded.after()).isEqualTo(after);
    }

    @Test
    void frank_alone_is_out_of_action() {
        assertThat(WHOLE.all(GunfightEvent.OutOfAction.class))
                .containsExactly(new GunfightEvent.OutOfAction(new Name("Frank"), WoundLevel.INCAPACITATED));
    }

    @Test
    void franks_snapshot_spends_his_drop_and_a_bullet() {
        Course before = upTo(STAREDOWN, DRAW);
        assertThat(before.fighter("Frank").drop()).containsExactly(new Name("Bob"), new Name("Joe"));
        Course after = upTo(STAREDOWN, DRAW, PART_3);
        assertThat(after.fighter("Frank").drop()).isEmpty();
        assertThat(rounds(after, "Frank")).isEqualTo(5);
        assertThat(rounds(after, "Bob")).isEqualTo(6);
    }

    @Test
    void after_turn_1_frank_has_4_bullets_the_others_5_and_the_prize_is_spent() {
        Course course = upTo(STAREDOWN, DRAW, PART_3, PART_4);
        assertThat(rounds(course, "Frank")).isEqualTo(4);
        assertThat(rounds(course, "Bob")).isEqualTo(5);
        assertThat(rounds(course, "Joe")).isEqualTo(5);
        assertThat(course.fighter("Bob").holdsPrize()).isFalse();
        assertThat(course.all(GunfightEvent.PrizeLapsed.class)).isEmpty();
    }

    @Test
    void at_the_end_bob_is_very_hurt_joe_hurt_frank_incapacitated_with_4_bullets_each() {
        assertThat(WHOLE.fighter("Bob").wounds().level()).isEqualTo(WoundLevel.VERY_HURT);
        assertThat(WHOLE.fighter("Joe").wounds().level()).isEqualTo(WoundLevel.HURT);
        assertThat(WHOLE.fighter("Frank").wounds().level()).isEqualTo(WoundLevel.INCAPACITATED);
        assertThat(rounds(WHOLE, "Bob")).isEqualTo(4);
        assertThat(rounds(WHOLE, "Joe")).isEqualTo(4);
        assertThat(rounds(WHOLE, "Frank")).isEqualTo(4);
    }

    @Test
    void the_fight_goes_on_with_part_4_of_turn_2() {
        assertThat(WHOLE.asked()).isNotInstanceOf(Throw.class);
        assertThat(WHOLE.asked().by()).isEqualTo(new Name("Bob"));
        assertThat(WHOLE.asked().name()).isEqualTo("part 4");
        assertThat(WHOLE.all(GunfightEvent.TurnEnded.class)).hasSize(1);
    }

    private static int rounds(Course course, String who) {
        return course.fighter(who).guns().getFirst().rounds();
    }

    private static Course upTo(String[]... scripts) {
        return Showdown.of(
                        named("Bob")
                                .nerve(Degree.GOOD)
                                .fastDraw(Degree.FAIR)
                                .pistol(Degree.GOOD)
                                .revolver(),
                        named("Joe")
                                .nerve(Degree.FAIR)
                                .fastDraw(Degree.GOOD)
                                .pistol(Degree.FAIR)
                                .revolver(),
                        named("Frank")
                                .nerve(Degree.GOOD)
                                .fastDraw(Degree.FAIR)
                                .pistol(Degree.GREAT)
                                .revolver()
                                .dropOn("Bob", "Joe"))
                .withStaredown()
                .played(Stream.of(scripts).flatMap(Stream::of).toArray(String[]::new));
    }
}
