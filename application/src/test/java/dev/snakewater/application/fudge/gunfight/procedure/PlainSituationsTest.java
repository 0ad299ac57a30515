package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each policy does where anybody would know what it should do. Bob is asked first. */
class PlainSituationsTest {

    private static final Dice NO_DICE = what -> {
        throw new AssertionError("no dice are wanted: " + what);
    };

    @ParameterizedTest(name = "{0}: {1} rounds, cover {2}: {3}, then {4}")
    @CsvSource({
        "COVER_AND_RELOAD, 6, true, aim, shoot",
        "COVER_AND_RELOAD, 4, true, aim, shoot",
        "COVER_AND_RELOAD, 3, true, dive for cover, reload",
        "COVER_AND_RELOAD, 3, false, dodge, reload",
        "COVER_AND_RELOAD, 0, true, dive for cover, reload",
        "MARKSMAN, 6, true, aim, shoot",
        "MARKSMAN, 1, true, aim, shoot",
        "MARKSMAN, 0, true, dive for cover, reload",
        "MARKSMAN, 0, false, dodge, reload",
        "CAREFUL, 6, true, aim, shoot",
        "CAREFUL, 0, true, dive for cover, reload",
        "AGGRESSIVE, 0, false, dodge, reload",
        "FIRST_LISTED, 6, true, aim, shoot",
    })
    void with_so_many_rounds_and_cover_or_none(
            GunfightPolicy policy, int rounds, boolean cover, String part3, String part4) {
        String bob = "Bob, pistol: Good, fastDraw: Superb, guns: [{kind: revolver, loaded: " + rounds + "}]";
        Showdown fight = Showdown.of(bob + ", coverNearby: " + cover, "Joe");
        Course first = fight.played("Bob, draw: 0000", "Joe, draw: 0000");
        assertThat(decided(policy, first)).isEqualTo(part3);
        Course then =
                fight.played("Bob, draw: 0000", "Joe, draw: 0000", "Bob, part 3: " + part3, "Joe, part 3: nothing");
        assertThat(decided(policy, then)).isEqualTo(part4);
    }

    @Test
    void a_marksman_aims_even_where_a_snapshot_could_hardly_miss_and_an_aggressive_man_does_not() {
        Course near = Showdown.of("Bob, pistol: Superb, fastDraw: Superb, guns: [{kind: revolver}]", "Joe")
                .at(RangeBand.IN_YER_FACE)
                .played("Bob, draw: 0000", "Joe, draw: 0000");
        assertThat(decided(GunfightPolicy.MARKSMAN, near)).isEqualTo("aim");
        assertThat(decided(GunfightPolicy.COVER_AND_RELOAD, near)).isEqualTo("aim");
        assertThat(decided(GunfightPolicy.AGGRESSIVE, near)).isEqualTo("snapshot");
    }

    @Test
    void a_marksman_does_not_fan_at_a_crowd_and_an_aggressive_man_with_no_time_to_aim_shoots() {
        Course crowd = Showdown.of("Bob, pistol: Superb, fastDraw: Superb, guns: [{kind: revolver}]", "Man, count: 4")
                .at(RangeBand.IN_YER_FACE)
                .played(
                        "Bob, draw: 0000; Man 1, draw: 0000; Man 2, draw: 0000; Man 3, draw: 0000",
                        "Man 4, draw: 0000; Bob, part 3: nothing; Man 1, part 3: nothing; Man 2, part 3: nothing",
                        "Man 3, part 3: nothing; Man 4, part 3: nothing");
        assertThat(decided(GunfightPolicy.MARKSMAN, crowd)).isEqualTo("shoot");
        assertThat(decided(GunfightPolicy.AGGRESSIVE, crowd)).isEqualTo("fan");
    }

    @Test
    void a_careful_man_who_is_hurt_looks_after_himself_and_a_marksman_goes_on() {
        Course hurt = Showdown.of("Bob, pistol: Good, fastDraw: Superb, wounds: 3, guns: [{kind: revolver}]", "Joe")
                .played("Bob, draw: 0000", "Joe, draw: 0000");
        assertThat(decided(GunfightPolicy.CAREFUL, hurt)).isEqualTo("dodge");
        assertThat(decided(GunfightPolicy.MARKSMAN, hurt)).isEqualTo("aim");
    }

    @Test
    void the_2_of_the_staredown_goes_to_the_shot_and_not_to_the_draw() {
        Showdown fight = Showdown.of("Bob, pistol: Good, fastDraw: Superb, guns: [{kind: revolver}]", "Joe")
                .withStaredown();
        String[] stare = {"Bob, staredown: agree, ++++", "Joe, staredown: agree, ----"};
        for (GunfightPolicy policy : List.of(GunfightPolicy.MARKSMAN, GunfightPolicy.COVER_AND_RELOAD)) {
            assertThat(decided(policy, fight.played(stare))).isEqualTo("revolver");
            assertThat(decided(
                            policy,
                            fight.played(
                                    stare[0],
                                    stare[1],
                                    "Bob, gun: revolver; Bob, draw: 0000; Joe, draw: 0000; Bob, part 3: aim",
                                    "Joe, part 3: nothing")))
                    .isEqualTo("shoot with the +2");
        }
    }

    /** GF-20, HL-02: Superb 3 reaches the head at that range, and Fair 0 does not. */
    @ParameterizedTest(name = "{0}: {1}, then {2}")
    @CsvSource({"Superb, a called shot, shoot at a part", "Fair, nothing, shoot"})
    void a_marksman_shoots_at_the_head_where_he_hits_it_more_often_than_not(String pistol, String first, String then) {
        Showdown fight = Showdown.of("Bob, pistol: " + pistol + ", fastDraw: Superb, guns: [{kind: revolver}]", "Joe")
                .at(RangeBand.ACROSS_THE_ROOM)
                .ruled("hitLocation: true");
        assertThat(decided(GunfightPolicy.MARKSMAN, fight.played())).isEqualTo(first);
        String aims = "Bob, announce: a called shot; Bob, draw: 0000; Joe, draw: 0000; Bob, part 3: aim";
        Course aimed = fight.played(aims, "Joe, part 3: nothing");
        assertThat(decided(GunfightPolicy.MARKSMAN, aimed)).isEqualTo(then);
        Course called = fight.played(aims, "Joe, part 3: nothing; Bob, part 4: shoot at a part");
        assertThat(decided(GunfightPolicy.MARKSMAN, called)).isEqualTo("head");
    }

    /** GF-29: a gun that is out need not be drawn. */
    @Test
    void of_two_guns_alike_the_one_that_is_out_is_taken() {
        Course second = Showdown.of("Bob, fastDraw: Superb, guns: [{kind: revolver}, {kind: revolver}]", "Joe")
                .played(
                        "Bob, gun: revolver 2; Bob, draw: 0000; Joe, draw: 0000; Bob, part 3: nothing",
                        "Joe, part 3: nothing; Bob, part 4: nothing; Joe, part 4: nothing");
        assertThat(decided(GunfightPolicy.MARKSMAN, second)).isEqualTo("revolver 2");
    }

    @Test
    void the_random_one_takes_what_its_die_says_each_with_the_same_chance() {
        Course course = Showdown.of("Bob, pistol: Good, fastDraw: Superb, guns: [{kind: revolver}]", "Joe")
                .played("Bob, draw: 0000", "Joe, draw: 0000");
        List<String> taken = new ArrayList<>();
        List<Throw> thrown = new ArrayList<>();
        for (int i = 1; i <= course.offered().size(); i++) {
            int shown = i;
            taken.add(decided(GunfightPolicy.RANDOM, course, what -> {
                thrown.add(what);
                return what.dice().showing(List.of(shown));
            }));
        }
        assertThat(taken).isEqualTo(course.offered()).containsExactly("aim", "snapshot", "dodge", "nothing");
        assertThat(thrown).hasSize(4).allMatch(what -> what.dice().toString().equals("1d4"));
    }

    private static String decided(GunfightPolicy policy, Course course) {
        return decided(policy, course, NO_DICE);
    }

    private static String decided(GunfightPolicy policy, Course course, Dice dice) {
        return decided(policy, course.now(), (Choice<?>) course.asked(), dice);
    }

    private static <A> String decided(GunfightPolicy policy, Gunfight fight, Choice<A> choice, Dice dice) {
        assertThat(choice.by().text()).isEqualTo("Bob");
        return choice.optionOf(policy.decide(fight, choice, dice)).word();
    }
}
