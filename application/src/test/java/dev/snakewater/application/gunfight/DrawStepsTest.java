package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DrawStepsTest {

    @Test
    void V12_bob_joe_and_frank_act_in_the_order_of_the_book_in_part_3_and_in_part_4() {
        Course course = Showdown.of(
                        Gunslinger.named("Bob").fastDraw(Degree.FAIR).revolver(),
                        Gunslinger.named("Joe").fastDraw(Degree.GOOD).revolver(),
                        Gunslinger.named("Frank")
                                .fastDraw(Degree.FAIR)
                                .revolver()
                                .dropOn("Bob", "Joe"))
                .played(
                        "Bob, draw: +000",
                        "Joe, draw: -000",
                        "Frank, draw: 0000",
                        "Bob, part 3: nothing",
                        "Joe, part 3: nothing",
                        "Frank, part 3: nothing",
                        "Bob, part 4: nothing",
                        "Joe, part 4: nothing",
                        "Frank, part 4: nothing");
        assertThat(course.all(GunfightEvent.Drew.class))
                .extracting(drew -> Degree.inWords(drew.total()))
                .containsExactly("Good", "Fair", "Great");
        assertThat(course.played().answers())
                .filteredOn(answer -> answer.to().startsWith("part"))
                .extracting(answer -> answer.by().text(), Answer::to)
                .containsExactly(
                        tuple("Frank", "part 3"),
                        tuple("Bob", "part 3"),
                        tuple("Joe", "part 3"),
                        tuple("Frank", "part 4"),
                        tuple("Bob", "part 4"),
                        tuple("Joe", "part 4"));
    }

    @Test
    void V13_equal_draws_share_a_slot() {
        Course course = Showdown.of(
                        Gunslinger.named("A").revolver(),
                        Gunslinger.named("B").revolver(),
                        Gunslinger.named("C").revolver(),
                        Gunslinger.named("D").revolver())
                .played("A, draw: 2", "B, draw: 1", "C, draw: 1", "D, draw: 0");
        assertThat(course.all(GunfightEvent.OrderSet.class))
                .containsExactly(new GunfightEvent.OrderSet(List.of(
                        List.of(new Name("A")), List.of(new Name("B"), new Name("C")), List.of(new Name("D")))));
    }

    @Test
    void V14_in_turn_2_the_same_gun_is_already_drawn() {
        Course course = quietTurn().played(quiet("Ann, gun: revolver, revolver", "Ann, draw: 0000, 0000"));
        assertThat(drawsOf(course, "Ann")).containsExactly(0, 2);
    }

    @Test
    void V15_in_turn_2_a_fresh_gun_has_no_bonus() {
        Course course = quietTurn().played(quiet("Ann, gun: revolver, shotgun", "Ann, draw: 0000, 0000"));
        assertThat(drawsOf(course, "Ann")).containsExactly(0, 0);
        assertThat(course.all(GunfightEvent.Drew.class))
                .filteredOn(drew -> drew.by().equals(new Name("Ann")))
                .extracting(GunfightEvent.Drew::fresh)
                .containsExactly(true, true);
    }

    @Test
    void V18_in_turn_1_the_drop_and_the_prize_add_up() {
        Course course = Showdown.of(
                        Gunslinger.named("Ann").revolver().dropOn("Bill"),
                        Gunslinger.named("Bill").revolver())
                .withStaredown()
                .played(
                        "Ann, staredown: agree, 4",
                        "Bill, staredown: agree, 0",
                        "Ann, gun: revolver with the +2",
                        "Ann, draw: 0000",
                        "Bill, draw: 0000");
        assertThat(drawsOf(course, "Ann")).containsExactly(4);
        assertThat(Degree.inWords(drawsOf(course, "Ann").getFirst())).isEqualTo("Superb+1");
        assertThat(course.fighter("Ann").holdsPrize()).isFalse();
        assertThat(course.fighter("Ann").hasDropOn(new Name("Bill"))).isTrue();
    }

    @Test
    void V19_in_turn_1_a_gun_in_hand_without_the_drop_has_no_bonus() {
        Course course = Showdown.of(
                        Gunslinger.named("Ann")
                                .gun(
                                        Firearm.REVOLVER,
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.of(Gun.Carried.IN_HAND)),
                        Gunslinger.named("Bill").revolver())
                .played("Ann, draw: 0000");
        assertThat(drawsOf(course, "Ann")).containsExactly(0);
        assertThat(course.all(GunfightEvent.Drew.class).getFirst().fresh()).isFalse();
    }

    @Test
    void the_drop_ends_with_the_turn() {
        Course course = Showdown.of(
                        Gunslinger.named("Ann").revolver().dropOn("Bill"),
                        Gunslinger.named("Bill").revolver())
                .played(quiet("Ann, draw: 0000, 0000"));
        assertThat(course.all(GunfightEvent.Drew.class))
                .filteredOn(drew -> drew.by().equals(new Name("Ann")))
                .extracting(drew -> drew.fastDraw().rules())
                .containsExactly(
                        List.of(GunfightRule.GF_07_DRAW, GunfightRule.GF_10_THE_DROP),
                        List.of(GunfightRule.GF_07_DRAW, GunfightRule.GF_29_ALREADY_DRAWN));
    }

    @Test
    void two_guns_of_a_kind_are_numbered() {
        Course course = Showdown.of(
                        Gunslinger.named("Ann").revolver().gun(Firearm.RIFLE).revolver(),
                        Gunslinger.named("Bill").revolver())
                .played();
        assertThat(course.offered()).containsExactly("revolver", "rifle", "revolver 2", "revolver and revolver 2");
    }

    @Test
    void who_has_no_gun_still_draws() {
        Course course = Showdown.of(
                        Gunslinger.named("Ann"), Gunslinger.named("Bill").revolver())
                .played("Ann, draw: 1", "Bill, draw: 0");
        assertThat(course.all(GunfightEvent.Drew.class).getFirst().guns()).isEmpty();
        course.refuses("Ann", "aim", GunfightRule.GF_07_DRAW);
        course.refuses("Ann", "snapshot", GunfightRule.GF_07_DRAW);
    }

    private static Showdown quietTurn() {
        return Showdown.of(
                Gunslinger.named("Ann").revolver().gun(Firearm.SHOTGUN),
                Gunslinger.named("Bill").revolver());
    }

    /** A first turn in which Ann and Bill do nothing, and what else is said. */
    private static String[] quiet(String... more) {
        List<String> script = new ArrayList<>(List.of(more));
        script.addAll(List.of(
                "Bill, draw: 0, 0",
                "Ann, part 3: nothing",
                "Bill, part 3: nothing",
                "Ann, part 4: nothing",
                "Bill, part 4: nothing"));
        return script.toArray(String[]::new);
    }

    private static List<Integer> drawsOf(Course course, String who) {
        return course.all(GunfightEvent.Drew.class).stream()
                .filter(drew -> drew.by().equals(new Name(who)))
                .map(GunfightEvent.Drew::total)
                .toList();
    }
}
