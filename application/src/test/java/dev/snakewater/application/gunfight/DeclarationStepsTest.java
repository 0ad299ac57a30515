package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What may be done, and what it leads to; Ann is faster than Bill unless something else is said. */
class DeclarationStepsTest {

    private static final String[] ANN_FIRST = {"Ann, draw: 1", "Bill, draw: 0"};

    @Test
    void V28_after_a_snapshot_part_4_allows_another_a_reload_or_nothing() {
        Course course = duel(ann().revolver())
                .played(and("Ann, part 3: snapshot", "Ann, snapshot: ----", "Bill, part 3: nothing"));
        course.refuses("Ann", "shoot", GunfightRule.GF_16_SECOND_SNAPSHOT);
        assertThat(course.offered()).containsExactlyInAnyOrder("snapshot", "reload", "nothing");
    }

    @Test
    void V36_a_diver_does_not_shoot_in_part_4_but_reloads() {
        Course course = duel(ann().coverNearby().gun(Firearm.REVOLVER, 3))
                .played(and("Ann, part 3: dive for cover", "Bill, part 3: nothing"));
        course.refuses("Ann", "shoot", GunfightRule.GF_19_DIVE_EFFECT);
        course.refuses("Ann", "snapshot", GunfightRule.GF_19_DIVE_EFFECT);
        assertThat(course.offered()).containsExactlyInAnyOrder("reload", "nothing");
    }

    @Test
    void V37_without_cover_nearby_nobody_dives() {
        Course course = duel(ann().revolver()).played(ANN_FIRST);
        course.refuses("Ann", "dive for cover", GunfightRule.GF_18_DIVE_WHEN);
        assertThat(course.offered()).containsExactlyInAnyOrder("aim", "snapshot", "dodge", "nothing");
    }

    @Test
    void V38_nobody_shoots_beyond_the_table() {
        Course course = duel(ann().revolver()).at(RangeBand.BEYOND).played(ANN_FIRST);
        course.refuses("Ann", "snapshot", GunfightRule.GF_35_RANGE);
        Course later =
                duel(ann().revolver()).at(RangeBand.BEYOND).played(and("Ann, part 3: aim", "Bill, part 3: nothing"));
        later.refuses("Ann", "shoot", GunfightRule.GF_35_RANGE);
    }

    @Test
    void V38_one_target_out_of_range_is_refused_and_another_is_not() {
        Course course = Showdown.of(
                        ann().revolver(),
                        named("Bill").revolver(),
                        named("Carl").revolver())
                .apart("Ann", "Bill", RangeBand.BEYOND)
                .played("Ann, draw: 1", "Bill, draw: 0", "Carl, draw: 0", "Ann, part 3: snapshot");
        course.refuses("Ann", "Bill", GunfightRule.GF_35_RANGE);
        assertThat(course.offered()).containsExactly("Carl");
    }

    @Test
    void V39_an_empty_gun_is_not_fired() {
        Course course =
                duel(ann().gun(Firearm.REVOLVER, 0)).played(and("Ann, part 3: nothing", "Bill, part 3: nothing"));
        course.refuses("Ann", "shoot", GunfightRule.GF_38_AMMUNITION);
        Course earlier = duel(ann().gun(Firearm.REVOLVER, 0)).played(ANN_FIRST);
        earlier.refuses("Ann", "snapshot", GunfightRule.GF_38_AMMUNITION);
    }

    @Test
    void a_second_snapshot_needs_a_first() {
        Course course = duel(ann().revolver()).played(and("Ann, part 3: aim", "Bill, part 3: nothing"));
        course.refuses("Ann", "snapshot", GunfightRule.GF_14_SNAPSHOT);
    }

    @ParameterizedTest(name = "{0}: Speed Reload {1}, {2} with {3}: {4}")
    @CsvSource({
        "V47, 0, REVOLVER, 3, 5",
        "V47, 0, REVOLVER, 5, 6",
        "V47, 0, SHOTGUN,  0, 1",
        "V48, 1, REVOLVER, 3, 6",
        "V48, 1, REVOLVER, 0, 4",
        "V48, 1, SHOTGUN,  0, 2",
    })
    void a_reload_fills_the_gun(String vector, int levels, Firearm kind, int before, int after) {
        Course course = duel(ann().speedReload(levels).gun(kind, before))
                .played(and("Ann, part 3: nothing", "Bill, part 3: nothing", "Ann, part 4: reload"));
        assertThat(course.fighter("Ann").guns().getFirst().rounds()).isEqualTo(after);
        GunfightEvent.Reloaded reloaded =
                course.all(GunfightEvent.Reloaded.class).getFirst();
        assertThat(reloaded.rounds()).isEqualTo(after);
        assertThat(reloaded.loaded().total()).isEqualTo(after - before);
    }

    @Test
    void V47_a_full_gun_is_not_reloaded() {
        Course course = duel(ann().revolver()).played(and("Ann, part 3: aim", "Bill, part 3: nothing"));
        course.refuses("Ann", "reload", GunfightRule.GF_25_RELOAD);
    }

    @Test
    void a_dead_man_is_no_target_and_one_out_of_action_is() {
        Course course = Showdown.of(
                        ann().revolverOfStrength(20),
                        named("Bill").side("gang").revolver(),
                        named("Carl").side("gang").wounds(7).revolver(),
                        named("Dan").side("gang").revolver())
                .at(RangeBand.IN_YER_FACE)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Dan, draw: 0; Ann, part 3: snapshot; Ann, target: Bill",
                        "Ann, snapshot: 4; Dan, part 3: nothing; Ann, part 4: snapshot");
        course.refuses("Ann", "Bill", GunfightRule.GF_40_PASSING);
        assertThat(course.offered()).containsExactly("Carl", "Dan");
    }

    @Test
    void with_a_single_enemy_the_target_is_not_asked_for() {
        Course course = duel(ann().revolver()).played(and("Ann, part 3: snapshot"));
        assertThat(course.asked().name()).isEqualTo("snapshot");
    }

    @Test
    void a_choice_in_one_slot_shows_nothing_of_the_others_in_it() {
        Showdown tied = Showdown.of(ann().revolver(), named("Bill").revolver());
        Course course = tied.played("Ann, draw: 0", "Bill, draw: 0", "Ann, part 3: dodge");
        assertThat(course.asked().by()).isEqualTo(new Name("Bill"));
        assertThat(course.all(GunfightEvent.Dodged.class)).isEmpty();
        assertThat(course.fighter("Ann").stance().dodges()).isFalse();
    }

    @Test
    void drop_and_dodge_leave_the_drop_for_part_4() {
        Course course =
                duel(ann().revolver().dropOn("Bill")).played(and("Ann, part 3: dodge", "Bill, part 3: nothing"));
        assertThat(course.fighter("Ann").drop()).containsExactly(new Name("Bill"));
        assertThat(course.offered()).contains("shoot");
    }

    private static Gunslinger ann() {
        return named("Ann").pistol(Degree.GOOD);
    }

    private static Showdown duel(Gunslinger ann) {
        return Showdown.of(ann, named("Bill").revolver());
    }

    private static String[] and(String... more) {
        return Stream.concat(Stream.of(ANN_FIRST), Stream.of(more)).toArray(String[]::new);
    }
}
