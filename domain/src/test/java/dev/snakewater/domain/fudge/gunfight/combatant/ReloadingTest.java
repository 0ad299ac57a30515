package dev.snakewater.domain.fudge.gunfight.combatant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.modifier.Tally;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReloadingTest {

    @ParameterizedTest(name = "{0}: Speed Reload {1}, {2} with {3}: {4} more make {5}")
    @CsvSource({
        "V47,   0, REVOLVER, 3, 2, 5",
        "V47,   0, REVOLVER, 5, 1, 6",
        "V47,   0, SHOTGUN,  0, 1, 1",
        "V48,   1, REVOLVER, 3, 3, 6",
        "V48,   1, REVOLVER, 0, 4, 4",
        "V48,   1, SHOTGUN,  0, 2, 2",
        "GF-25, 0, RIFLE,    0, 2, 2",
        "GF-26, 3, RIFLE,    1, 8, 9",
    })
    void a_reload_puts_in_what_the_gun_and_the_gift_allow_and_no_more_than_fits(
            String vector, int levels, Firearm kind, int before, int loaded, int after) {
        Gun gun = Duellist.full(kind).withRounds(before);
        Tally rounds = gun.fitting(gun.reload(
                Duellist.named("Bob").with("speedReload", levels).gun(gun).ready()));
        assertThat(rounds.total()).isEqualTo(loaded);
        assertThat(before + rounds.total()).isEqualTo(after);
        assertThat(rounds.rules().contains(GunfightRule.GF_26_SPEED_RELOAD)).isEqualTo(levels > 0);
    }

    @ParameterizedTest(name = "{0} free chambers, she adds {1}: {2}")
    @CsvSource({
        // Two bullets and her word, then as many as fit: not as many as fit, and then her word.
        "1, -1, 1",
        "1,  4, 1",
        "3, -5, 0",
        "3,  1, 3",
    })
    void what_a_master_adds_goes_in_before_it_is_seen_how_many_fit(int free, int adds, int loaded) {
        Gun gun = Duellist.full(Firearm.REVOLVER).withRounds(6 - free);
        Tally rounds = gun.reload(Duellist.named("Bob").gun(gun).ready());
        assertThat(gun.fitting(rounds.plus(adds, "her word", GunfightRule.GF_25_RELOAD))
                        .total())
                .isEqualTo(loaded);
    }
}
