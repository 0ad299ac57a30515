package dev.snakewater.domain.fudge.gunfight.combatant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirearmTest {

    // The derringer's two bullets are nowhere in the catalogue; all else is GF-25, GF-31 and GF-37.
    @ParameterizedTest(name = "{0}: {1}, +{2}, holds {3}, {4} a reload")
    @CsvSource({
        "DERRINGER, PISTOL,  1,  2, 2",
        "REVOLVER,  PISTOL,  3,  6, 2",
        "RIFLE,     RIFLE,   5, 15, 2",
        "SHOTGUN,   SHOTGUN, 5,  2, 1",
    })
    void each_gun_is_as_the_catalogue_has_it(
            Firearm kind, Firearm.Skill skill, int strength, int capacity, int perReload) {
        assertThat(kind.skill()).isEqualTo(skill);
        assertThat(kind.strength()).isEqualTo(strength);
        assertThat(kind.capacity()).isEqualTo(capacity);
        assertThat(kind.roundsPerReload()).isEqualTo(perReload);
    }

    @Test
    void a_new_gun_is_full_and_holstered() {
        Gun gun = Duellist.full(Firearm.REVOLVER);
        assertThat(gun.isFull()).isTrue();
        assertThat(gun.rounds()).isEqualTo(6);
        assertThat(gun.isInHand()).isFalse();
        assertThat(gun.withCarried(Gun.Carried.IN_HAND).isInHand()).isTrue();
    }

    @Test
    void a_shot_costs_one_round_and_an_empty_gun_has_none_to_give() {
        Gun one = Duellist.full(Firearm.REVOLVER).withRounds(1);
        assertThat(one.fired().rounds()).isZero();
        assertThat(one.fired().isEmpty()).isTrue();
        assertThatThrownBy(one.fired()::fired).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_gun_holds_more_than_it_can() {
        Gun gun = Duellist.full(Firearm.SHOTGUN);
        assertThatThrownBy(() -> gun.withRounds(3)).isInstanceOf(IllegalArgumentException.class);
    }
}
