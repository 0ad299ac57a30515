package dev.snakewater.domain.fudge.hitlocation.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WidespreadDamageTest {

    private static final Name BOB = new Name("Bob");

    @Test
    void that_is_so_for_every_blast_and_every_armour() {
        for (int base = -10; base <= 60; base++) {
            for (int armour = 0; armour <= 30; armour++) {
                int through = Math.max(0, base - armour);
                int expected = through / 2 + through % 2;
                assertThat(damage(base, armour))
                        .as("%d against %d", base, armour)
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest(name = "a car takes all of {0} against armour {1}: {2}")
    @CsvSource({"9, 0, 9", "9, 4, 5", "5, 9, 0", "0, 0, 0"})
    void HL_29_what_has_no_parts_takes_all_of_it(int base, int armour, int points) {
        assertThat(damage(base, armour, true, 0)).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0} against armour {1}, she adds {2}: {3}, and {4} in all of a car")
    @CsvSource({
        // 2 - 3 and 4 more are 3, half of which is 2: not 0, and then 4 more.
        "2, 3,  4, 2, 3",
        "5, 0, -9, 0, 0",
        "5, 1,  1, 3, 5",
    })
    void what_a_master_adds_goes_in_before_the_floor_and_before_it_is_halved(
            int base, int armour, int adds, int points, int all) {
        assertThat(damage(base, armour, false, adds)).isEqualTo(points);
        assertThat(damage(base, armour, true, adds)).isEqualTo(all);
    }

    private static int damage(int base, int armour) {
        return damage(base, armour, false, 0);
    }

    private static int damage(int base, int armour, boolean whole, int adds) {
        WidespreadDamage part = new WidespreadDamage("fireball", base, armour, whole);
        return part.limited(part.damage(BOB).plus(adds, "her word", HitLocationRule.HL_28_WIDESPREAD))
                .total();
    }
}
