package dev.snakewater.application.fallout.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Column;
import dev.snakewater.domain.fallout.weapon.Gun;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A scenario's own entries: what they are like, what is theirs alone, and what place they take. */
class CatalogueTest {

    @Test
    void everybody_is_known_by_name_capitals_or_not() {
        Catalogue catalogue = catalogue("weapons: []");
        assertThat(catalogue.characters().named("vera")).contains(Wastelander.VERA);
        assertThat(catalogue.gun("ak-112")).isPresent();
        assertThat(catalogue.flameThrower("AK-112")).isEmpty();
        assertThat(catalogue.armours().named("powder")).isEmpty();
    }

    @Test
    void a_sheet_takes_over_what_it_does_not_say() {
        Wastelander nell = nell("{name: Nell, like: Vera, strength: 6}");
        assertThat(nell.statistics().strength()).isEqualTo(6);
        assertThat(nell.statistics().agility()).isEqualTo(8);
        assertThat(nell.skills()).isEqualTo(Wastelander.VERA.skills());
        assertThat(nell.weapons()).isEqualTo(Wastelander.VERA.weapons());
        // 15 + ST 6 + 2 x EN 5
        assertThat(nell.hitPoints()).isEqualTo(31);
    }

    @Test
    void who_is_like_nobody_is_average_and_wears_nothing() {
        Wastelander nell = nell("{name: Nell}");
        assertThat(List.of(nell.hitPoints(), nell.actionPoints())).containsExactly(30, 7);
        assertThat(nell.armour()).isEqualTo(new Armour(new Name("none"), 0, 0, 0));
    }

    /** By the sheet it would be 15 and 5 and twice 5: 30; and 5 and the half of 5: 7. */
    @Test
    void hit_points_and_action_points_can_be_somebodys_own_and_are_taken_over_by_who_is_like_her() {
        Wastelander cub =
                nell("{name: Bear, hitPoints: 80, actionPoints: 12}, {name: Nell, like: bear, actionPoints: 6}");
        assertThat(List.of(cub.hitPoints(), cub.actionPoints())).containsExactly(80, 6);
    }

    @Test
    void an_entry_of_the_same_name_takes_the_place_of_the_other() {
        Catalogue catalogue = catalogue("armours: [{name: leather, head: 1, body: 5, legs: 3}],"
                + " characters: [{name: Nell, armour: leather}]");
        Armour leather = new Armour(new Name("leather"), 1, 5, 3);
        assertThat(catalogue.armours().named("leather")).contains(leather);
        assertThat(catalogue.characters().named("Nell").orElseThrow().armour()).isEqualTo(leather);
    }

    @Test
    void a_card_takes_over_what_it_does_not_say() {
        Gun gun = zipGun("{name: Zip gun, like: AK-112, burst: {actionPoints: 7, rounds: 5}, minimumStrength: 6}");
        assertThat(gun.burst()).contains(new Gun.Burst(7, 5));
        assertThat(gun.single()).contains(5);
        assertThat(gun.damage()).hasToString("3d6+5");
        assertThat(List.of(gun.mountedStrength(), gun.magazine())).containsExactly(6, 24);
    }

    @Test
    void a_gun_can_be_like_an_own_one_before_it() {
        Gun gun = zipGun("{name: Old iron, like: 10 mm Pistol, magazine: 5},"
                + " {name: Zip gun, like: Old iron, minimumStrength: 7}");
        assertThat(List.of(gun.magazine(), gun.minimumStrength())).containsExactly(5, 7);
    }

    private static Catalogue catalogue(String fields) {
        return Catalogue.with(Filled.in(WrittenCatalogue.class, fields));
    }

    private static Gun zipGun(String cards) {
        return catalogue("weapons: [" + cards + "]").gun("Zip gun").orElseThrow();
    }

    private static Wastelander nell(String sheets) {
        return catalogue("characters: [" + sheets + "]")
                .characters()
                .named("Nell")
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Column.class)
    void the_rules_tell_each_column_with_its_guns(Column column) {
        String rule = column.hands() == 1 ? "FO-65" : "FO-66";

        assertThat(FalloutRule.RULEBOOK.rule(rule).orElseThrow().says())
                .contains(column + ": " + String.join(", ", column.guns()) + ".");
    }

    /** What the text leaves open of a gun that some need both hands for, and of fire that strikes what somebody holds. */
    @Test
    void the_rules_tell_how_the_223_pistol_and_critical_fire_on_a_weapon_are_read() {
        assertThat(FalloutRule.FO_64_TWO_LONG_GUNS.ours().orElseThrow())
                .contains(".223 Pistol", "below strength 6", "twice");
        assertThat(FalloutRule.FO_32_FIRE.ours().orElseThrow()).contains("weapon", "useless", "does not catch fire");
    }

    /** V120: M 14 and AK-112 are similar, whatever else the M 14 is like. */
    @Test
    void a_gun_that_the_tables_know_stands_where_they_have_it() {
        Catalogue catalogue = catalogue("weapons: [{name: M 14, like: Hunting rifle}]");

        assertThat(Stream.of("AK-112", "Hunting rifle")
                        .map(other -> Gun.Similarity.of(
                                catalogue.gun("M 14").orElseThrow(),
                                catalogue.gun(other).orElseThrow())))
                .containsExactly(Gun.Similarity.SIMILAR, Gun.Similarity.DIFFERENT);
    }
}
