package dev.snakewater.domain.fallout.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fallout.Column;
import dev.snakewater.domain.fallout.Part;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The entries that are there from the start, against the catalogue's tables of figures. */
class CatalogueTest {

    @ParameterizedTest
    @CsvSource({
        "Vera, 30, 9, 70, 60, 25, 55, 60, leather",
        "Brock, 37, 8, 45, 60, 65, 60, 40, metal",
        "Skag, 30, 7, 45, 45, 25, 40, 35, leather",
        "Gorm, 45, 7, 40, 50, 60, 45, 25, combat",
    })
    void people_are_as_on_their_sheets(
            String name,
            int hitPoints,
            int actionPoints,
            int handguns,
            int rifles,
            int heavy,
            int bodyControl,
            int acrobatics,
            String armour) {
        Wastelander one = Wastelanders.wastelander(name).orElseThrow();
        assertThat(one.hitPoints()).isEqualTo(hitPoints);
        assertThat(one.actionPoints()).isEqualTo(actionPoints);
        assertThat(one.skills()).isEqualTo(new Skills(handguns, rifles, heavy, bodyControl, acrobatics));
        assertThat(one.armour().name()).isEqualTo(armour);
        assertThat(one.weapons())
                .allSatisfy(weapon -> assertThat(Armoury.weapon(weapon)).isPresent());
    }

    /** Of the table of weapons: skill, dice, single, burst, rounds, strength, magazine; 0 where there is none. */
    @ParameterizedTest
    @CsvSource({
        "10 mm Pistol, pistols, handguns, 2d6+4, 4, 0, 0, 3, 12",
        "Desert Eagle, pistols, handguns, 3d6+4, 5, 0, 0, 5, 8",
        ".44 Magnum Revolver, revolvers, handguns, 3d6+6, 5, 0, 0, 5, 6",
        "MAC-10, machine pistols, handguns, 2d6+3, 4, 5, 3, 4, 30",
        "Micro-Uzi, machine pistols, handguns, 2d6+3, 4, 6, 4, 4, 20",
        ".223 Pistol, oversized, handguns, 3d6+9, 4, 0, 0, 4, 5",
        "Laser pistol (civilian), energy pistols, handguns, 2d6+6, 5, 0, 0, 2, 12",
        "MP-5, submachine guns, rifles, 2d6+5, 4, 5, 3, 4, 30",
        "Hunting rifle, rifles, rifles, 3d6+9, 5, 0, 0, 4, 5",
        "AK-112, assault rifles, rifles, 3d6+5, 5, 6, 3, 5, 24",
        "Hunting shotgun, shot guns, rifles, 4d6+4, 5, 0, 0, 4, 5",
        "Sniper rifle, sniper rifles, rifles, 4d6+8, 6, 0, 0, 5, 6",
        "Minimi, none, heavy weapons, 3d6+9, 0, 6, 8, 5, 100",
    })
    void guns_are_as_on_their_cards(
            String name,
            String column,
            String skill,
            String damage,
            int single,
            int burst,
            int rounds,
            int strength,
            int magazine) {
        Gun gun = (Gun) Armoury.weapon(name).orElseThrow();
        assertThat(gun.column()
                        .map(there -> there.toString().toLowerCase(Locale.ROOT))
                        .orElse("none"))
                .isEqualTo(column);
        assertThat(gun.skill()).hasToString(skill);
        assertThat(gun.damage()).hasToString(damage);
        assertThat(gun.single().orElse(0)).isEqualTo(single);
        assertThat(gun.burst().orElse(new Burst(0, 0))).isEqualTo(new Burst(burst, rounds));
        assertThat(gun.minimumStrength()).isEqualTo(strength);
        assertThat(gun.mountedStrength()).isEqualTo(name.equals("Minimi") ? 4 : strength);
        assertThat(gun.magazine()).isEqualTo(magazine);
        assertThat(gun.hands()).isEqualTo(skill.equals("handguns") ? 1 : 2);
        assertThat(gun.loading().fills())
                .isEqualTo(name.equals("Hunting shotgun") ? Loading.Fills.CARTRIDGE : Loading.Fills.MAGAZINE);
    }

    /** Each limit belongs to its band, and the next millimetre to the next. */
    @ParameterizedTest
    @CsvSource({
        "10 mm Pistol, 5, 200 400 600 800 1000, 10 5 0 -5 -10",
        ".223 Pistol, 7, 200 300 550 940 1140, -10 -5 0 10 5",
        ".223 Pistol, 5, 200 300 550 900 1100, -10 -5 0 10 5",
        "MP-5, 4, 250 500 750 1000 1250, 10 5 0 -5 -10",
        "Hunting rifle, 7, 200 450 900 1440 1740, -10 0 5 10 0",
        "AK-112, 5, 200 500 950 1250 1550, 0 5 10 0 -10",
        "Hunting shotgun, 5, 200 350 500 650 800, 15 5 -5 -15 -25",
        "Sniper rifle, 5, 300 600 1000 2000 2600, -20 -10 0 10 5",
        "Minimi, 5, 250 700 900 1150 1450, 5 10 0 -5 -10",
        "Flame thrower, 5, 100 200 300 350 400, 10 5 0 -10 -20",
    })
    void bands_reach_as_far_as_the_card_says(String weapon, int perception, String limits, String modifiers) {
        Bands bands = Armoury.weapon(weapon).orElseThrow().bands();
        List<Integer> reaches = numbers(limits);
        for (RangeBand band : RangeBand.values()) {
            int limit = reaches.get(band.ordinal());
            assertThat(bands.at(limit, perception)).contains(band);
            assertThat(bands.at(limit + 1, perception).map(RangeBand::ordinal).orElse(5))
                    .isEqualTo(band.ordinal() + 1);
            assertThat(bands.reach(band).modifier())
                    .isEqualTo(numbers(modifiers).get(band.ordinal()));
        }
        assertThat(bands.farthest(perception)).isEqualTo(reaches.getLast());
    }

    @Test
    void the_flame_thrower_lasts_eight_seconds_at_five_action_points_each() {
        assertThat(Armoury.weapon("Flame thrower"))
                .hasValueSatisfying(weapon -> assertThat(weapon).isInstanceOfSatisfying(FlameThrower.class, thrower -> {
                    assertThat(thrower.perSecond()).isEqualTo(5);
                    assertThat(thrower.magazine()).isEqualTo(8);
                    assertThat(thrower.minimumStrength()).isEqualTo(6);
                }));
    }

    @ParameterizedTest
    @CsvSource({"none, 0, 0, 0", "leather, 0, 4, 2", "metal, 4, 8, 6", "combat, 8, 12, 10"})
    void armour_takes_by_part(String name, int head, int body, int legs) {
        Armour armour = Wardrobe.armour(name).orElseThrow();
        assertThat(armour.at(Part.HEAD)).isEqualTo(head);
        assertThat(armour.at(Part.TORSO)).isEqualTo(body);
        assertThat(armour.at(Part.ARM)).isEqualTo(body);
        assertThat(armour.at(Part.LEGS)).isEqualTo(legs);
        assertThat(armour.at(Part.WEAPON)).isZero();
    }

    @Test
    void the_tables_of_similar_guns_have_22_and_36() {
        assertThat(IntStream.of(1, 2)
                        .map(hands -> List.of(Column.values()).stream()
                                .filter(column -> column.hands() == hands)
                                .mapToInt(column -> column.guns().size())
                                .sum())
                        .boxed())
                .containsExactly(22, 36);
    }

    @Test
    void the_223_pistol_takes_both_hands_below_strength_6() {
        Gun pistol = (Gun) Armoury.weapon(".223 Pistol").orElseThrow();
        assertThat(pistol.handsFor(5)).isEqualTo(2);
        assertThat(pistol.handsFor(6)).isEqualTo(1);
    }

    private static List<Integer> numbers(String all) {
        return List.of(all.split(" ", -1)).stream().map(Integer::valueOf).toList();
    }
}
