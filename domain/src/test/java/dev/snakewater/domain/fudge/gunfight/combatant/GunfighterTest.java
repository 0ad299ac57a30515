package dev.snakewater.domain.fudge.gunfight.combatant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GunfighterTest {

    @ParameterizedTest(name = "{0} points: able {1}")
    @CsvSource({"0, true", "6, true", "7, false", "9, false", "11, false"})
    void who_is_incapacitated_or_worse_is_out_of_action(int points, boolean able) {
        assertThat(Duellist.named("Bob").wounds(points).ready().isAble()).isEqualTo(able);
    }

    @Test
    void who_is_put_out_of_action_loses_the_prize_he_held() {
        Gunfighter bob = Duellist.named("Bob").prize().ready();
        WoundTrack unhurt = WoundTrack.of(WoundModel.POINTS_1993, WoundBoxes.of(Degree.FAIR), 0);
        assertThat(bob.withWounds(unhurt.struck(6)).holdsPrize()).isTrue();
        assertThat(bob.withWounds(unhurt.struck(7)).holdsPrize()).isFalse();
        assertThat(bob.withWounds(unhurt.struck(7)).wounds().level()).isEqualTo(WoundLevel.INCAPACITATED);
    }

    @Test
    void at_the_end_of_a_turn_aim_dodge_drop_prize_and_the_choice_of_gun_are_gone() {
        Gunfighter bob = Duellist.named("Bob")
                .revolver()
                .dropOn("Joe")
                .prize()
                .wounds(3)
                .in(Gunfighter.Stance.DODGING_HARD)
                .ready();
        Gunfighter after = bob.turnEnded();
        assertThat(after.stance()).isEqualTo(Gunfighter.Stance.OPEN);
        assertThat(after.drop()).isEmpty();
        assertThat(after.holdsPrize()).isFalse();
        assertThat(after.inUse()).isEmpty();
        assertThat(after.guns()).isEqualTo(bob.guns());
        assertThat(after.wounds()).isEqualTo(bob.wounds());
    }

    @Test
    void drawing_puts_the_gun_of_the_turn_in_hand() {
        Gunfighter bob = Duellist.named("Bob")
                .revolver()
                .gun(Duellist.full(Firearm.SHOTGUN))
                .ready();
        Gunfighter drawn = bob.turnEnded().drawing(List.of(1));
        assertThat(drawn.gunsInUse())
                .containsExactly(Duellist.full(Firearm.SHOTGUN).withCarried(Gun.Carried.IN_HAND));
        assertThat(drawn.guns().getFirst().isInHand()).isFalse();
    }

    @Test
    void two_guns_are_drawn_together_and_the_third_is_put_away() {
        Gunfighter bob = Duellist.named("Bob")
                .revolver()
                .gun(Duellist.full(Firearm.DERRINGER))
                .gun(Duellist.full(Firearm.REVOLVER))
                .ready();
        Gunfighter drawn = bob.drawing(List.of(1, 2));
        assertThat(drawn.usesTwoGuns()).isTrue();
        assertThat(drawn.guns()).extracting(Gun::isInHand).containsExactly(false, true, true);
        assertThat(bob.drawing(List.of(0)).held()).containsExactly(0);
    }

    @Test
    void two_pistols_or_a_long_gun_take_both_hands() {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        Gun revolver = Duellist.full(Firearm.REVOLVER);
        assertThat(bob.handsFor(List.of(revolver))).containsExactly(BodySide.RIGHT);
        assertThat(bob.handsFor(List.of(revolver, revolver))).containsExactly(BodySide.RIGHT, BodySide.LEFT);
        assertThat(bob.handsFor(List.of(Duellist.full(Firearm.RIFLE)))).containsExactly(BodySide.RIGHT, BodySide.LEFT);
    }

    @Test
    void GF_30_with_the_gun_that_is_put_away_the_drop_is_gone() {
        Gunfighter bob = Duellist.named("Bob")
                .revolver()
                .gun(Duellist.full(Firearm.REVOLVER))
                .dropOn("Joe")
                .ready();
        assertThat(bob.drawing(List.of(0)).drop()).containsExactly(new Name("Joe"));
        assertThat(bob.drawing(List.of(0, 1)).drop()).containsExactly(new Name("Joe"));
        assertThat(bob.drawing(List.of(1)).drop()).isEmpty();
    }

    @ParameterizedTest(name = "GF-31: {0} and {1} rounds: {2}")
    @CsvSource({"6, 6, 0 1", "5, 6, 1 0", "6, 5, 0 1", "0, 3, 1", "3, 0, 0", "0, 0, ''"})
    void the_fuller_gun_comes_first_and_an_empty_one_not_at_all(int first, int second, String order) {
        Gunfighter bob = Duellist.named("Bob").twoRevolvers(first, second).ready();
        assertThat(bob.loaded().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .isEqualTo(order);
    }

    @ParameterizedTest
    @EnumSource(names = "FIGHTING", mode = EnumSource.Mode.EXCLUDE)
    void who_leaves_is_out_of_action_and_loses_the_prize(Gunfighter.Presence how) {
        Gunfighter gone = Duellist.named("Bob").prize().ready().leaving(how);
        assertThat(gone.isAble()).isFalse();
        assertThat(gone.holdsPrize()).isFalse();
        assertThat(gone.turnEnded().presence()).isEqualTo(how);
    }

    @Test
    void men_of_different_sides_are_enemies() {
        Gunfighter wyatt = Duellist.named("Wyatt").side("Earps").ready();
        Gunfighter virgil = Duellist.named("Virgil").side("Earps").ready();
        Gunfighter ike = Duellist.named("Ike").side("Cowboys").ready();
        assertThat(wyatt.isEnemyOf(ike)).isTrue();
        assertThat(wyatt.isEnemyOf(virgil)).isFalse();
        assertThat(wyatt.isEnemyOf(wyatt)).isFalse();
    }

    @Test
    void a_drop_on_somebody_who_is_gone_is_forgotten_and_the_others_stay() {
        Gunfighter bob = Duellist.named("Bob").dropOn("Joe", "Ike").ready();
        Gunfighter granted = bob.withGranted(List.of(new Name("Joe"), new Name("Virgil")));
        Gunfighter after = granted.forgetting(new Name("Joe"));
        assertThat(after.drop()).containsExactly(new Name("Ike"));
        assertThat(after.granted()).containsExactly(new Name("Virgil"));
    }

    @Test
    void words_for_guns_that_he_does_not_carry_are_skipped() {
        Gunfighter bob = Duellist.named("Bob")
                .revolver()
                .gun(Duellist.full(Firearm.DERRINGER))
                .ready();
        assertThat(GunsInHand.of(bob, List.of("rifle", "derringer", "revolver")))
                .containsExactly(1, 0);
    }

    @Test
    void each_skill_that_his_guns_use_is_named_once() {
        Gunfighter bob = Duellist.named("Bob")
                .twoRevolvers(6, 6)
                .gun(Duellist.full(Firearm.SHOTGUN))
                .ready();
        assertThat(bob.skills())
                .containsExactly(
                        new Gunfighter.Skilled(Firearm.REVOLVER.skill(), Degree.FAIR),
                        new Gunfighter.Skilled(Firearm.SHOTGUN.skill(), Degree.FAIR));
    }
}
