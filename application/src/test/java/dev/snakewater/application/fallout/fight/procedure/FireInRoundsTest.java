package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.procedure.BurningEvent;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.wound.Fire;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Flame throwers and what they set alight, in a fight of rounds. Brock is first: his base is 14, Skag's 13. */
class FireInRoundsTest {

    /** Brock with a flame thrower, and Skag, 15 cm east of him; a test hits with 70 or less. */
    private static Scene corridor() {
        return Scene.empty()
                .and(Wastelander.BROCK, "hall", 100, 100, "Flame thrower", "AK-112")
                .and(Wastelander.SKAG, "raiders", 250, 100, "MAC-10")
                .withoutInitiative();
    }

    /** Leather 4: 7 and 4 and 5 are 16, less 4: 18 left; 9 and 5: 8 left; 6: 6 left; out (V114, V116, V119). */
    @Test
    void one_hit_bites_in_three_rounds() {
        Scene.Course course = corridor()
                .played(
                        "Brock, action: flame, end turn, end turn, end turn, end turn",
                        "Brock, shot: 70",
                        "Skag, burn: 7 4, 9, 6",
                        "Skag, action: end turn, end turn, end turn, end turn");

        assertThat(course.all(BurningEvent.Bitten.class))
                .extracting(BurningEvent.Bitten::left)
                .containsExactly(18, 8, 6);
        assertThat(course.all(BurningEvent.Bitten.class))
                .extracting(BurningEvent.Bitten::stage)
                .containsExactly(Fire.Stage.FIRST_ROUND, Fire.Stage.SECOND_ROUND, Fire.Stage.THIRD_ROUND);
        assertThat(course.all(BurningEvent.WentOut.class)).hasSize(1);
        assertThat(course.now().round()).isEqualTo(5);
        BurningEvent.Streamed streamed = course.last(BurningEvent.Streamed.class);
        assertThat(streamed.left()).isEqualTo(3);
        assertThat(streamed.seconds()).isEqualTo(7);
    }

    /** Hit in the rounds 1 and 2: first, first, second, third (V117); each bite is 1 and 1 but for what armour takes. */
    @Test
    void another_hit_in_the_next_round_starts_anew() {
        assertThat(stages("flame, end turn, flame, end turn, end turn, end turn", 2, "1 1, 1 1, 1, 1"))
                .containsExactly(
                        Fire.Stage.FIRST_ROUND,
                        Fire.Stage.FIRST_ROUND,
                        Fire.Stage.SECOND_ROUND,
                        Fire.Stage.THIRD_ROUND);
    }

    /** Hit in the rounds 1 and 3: first, second, first, second, third (V118). */
    @Test
    void another_hit_in_the_third_round_starts_anew() {
        assertThat(stages("flame, end turn, end turn, flame, end turn, end turn, end turn", 2, "1 1, 1, 1 1, 1, 1"))
                .containsExactly(
                        Fire.Stage.FIRST_ROUND,
                        Fire.Stage.SECOND_ROUND,
                        Fire.Stage.FIRST_ROUND,
                        Fire.Stage.SECOND_ROUND,
                        Fire.Stage.THIRD_ROUND);
    }

    private static List<Fire.Stage> stages(String deeds, int hits, String burns) {
        int rounds = deeds.split("end turn", -1).length - 1;
        return corridor()
                .played(
                        "Brock, action: " + deeds,
                        "Brock, shot: " + Scene.times(hits, "50"),
                        "Skag, burn: " + burns,
                        "Skag, action: " + Scene.times(rounds, "end turn"))
                .all(BurningEvent.Bitten.class)
                .stream()
                .map(BurningEvent.Bitten::stage)
                .toList();
    }

    /** 10 AP are two seconds, asked for before the first is tested; the second hit in one round burns nobody again (V113, FR-17). */
    @Test
    void two_seconds_are_paid_at_once_and_burn_once() {
        Scene.Course course = corridor()
                .where("Brock", it -> it.withPool(10))
                .played("Brock, action: flame", "Brock, stream: Skag", "Brock, shot: 50, 50", "Skag, burn: 1 1");

        assertThat(course.all(BurningEvent.Streamed.class))
                .extracting(BurningEvent.Streamed::left)
                .containsExactly(5, 0);
        assertThat(course.all(BurningEvent.Tested.class))
                .extracting(BurningEvent.Tested::again)
                .containsExactly(false, true);
        assertThat(course.all(BurningEvent.Bitten.class)).hasSize(1);
        assertThat(course.actionPoints()).isZero();
        assertThat(course.fighter("Brock").weapons().getFirst().held().rounds()).isEqualTo(6);
    }

    @Test
    void she_may_hold_fire_after_any_second() {
        Scene.Course course = corridor()
                .where("Brock", it -> it.withPool(10))
                .played("Brock, action: flame", "Brock, stream: hold fire", "Brock, shot: 90");

        assertThat(course.actionPoints()).isEqualTo(5);
    }

    /** The tank holds one second: a second one is not offered. Then it is empty, and a new one costs 2 AP. */
    @Test
    void nobody_fires_more_seconds_than_the_tank_holds() {
        Scene.Course course = corridor()
                .where("Brock", it -> it.withPool(12))
                .loaded("Brock", 0, 1)
                .played("Brock, action: flame, reload the Flame thrower", "Brock, shot: 90");

        assertThat(course.actionPoints()).isEqualTo(5);
        assertThat(course.fighter("Brock").weapons().getFirst().held().rounds()).isEqualTo(8);
    }

    @Test
    void an_empty_tank_a_wall_and_the_range_forbid_it() {
        assertThat(corridor().loaded("Brock", 0, 0).played().bars("flame")).containsExactly("FO-72");
        assertThat(corridor()
                        .thing("the wall", Obstacle.Height.HIGH, 200, 0, 200, 300)
                        .played()
                        .bars("flame"))
                .containsExactly("FO-36");
        assertThat(corridor().where("Brock", it -> it.withPool(4)).played().bars("flame"))
                .containsExactly("FO-30");
    }

    /** 5 is critical, 6 the weapon: it is of no more use, the first bite is spared, and he burns on (FR-17). */
    @Test
    void critical_fire_on_a_weapon_spares_the_first_bite() {
        Scene.Course course = corridor()
                .played(
                        "Brock, action: flame, end turn, end turn",
                        "Brock, shot: 5",
                        "Brock, location: 6",
                        "Skag, burn: 7 4, 9",
                        "Skag, action: end turn, end turn");

        assertThat(course.last(BurningEvent.WeaponBurned.class).alight()).isTrue();
        // At the end of the second round: 9 and 5, less 4.
        assertThat(course.all(BurningEvent.Bitten.class))
                .extracting(BurningEvent.Bitten::left)
                .containsExactly(20);
        assertThat(course.fighter("Skag").weapons().getFirst().usable()).isFalse();
    }

    /** Skag walks from 300 to 510 mm while Brock is out of cover: farther than the stream goes. The second for Tick is fired. */
    @Test
    void what_can_no_longer_be_fired_does_not_end_the_stream() {
        Skirmish after = Skirmish.of(
                        Skirmish.skag("raiders", 600, 400, 180),
                        Skirmish.brock("hall", 600, 100, 0),
                        Skirmish.called(Skirmish.skag("raiders", 500, 300, 180), "Tick"))
                .hipHigh("the car", 400, 115, 800, 115)
                .with(
                        1,
                        one -> one.withPool(11)
                                .withWeapons(List.of(Skirmish.carried("Flame thrower")))
                                .withPerson(one.person().withInCover(true))
                                .withHides(Optional.of(new Watch.Cover.Thing(0))))
                .play("wait in reaction")
                .play("flame", "Skag", "Tick", "1", "walk", "600 610", "end turn", "100");

        assertThat(after.acting()).isEqualTo("Brock");
        assertThat(after.left()).isZero();
        assertThat(after.events(FightEvent.Thwarted.class)).hasSize(1);
        assertThat(after.events(BurningEvent.Tested.class))
                .extracting(BurningEvent.Tested::at)
                .containsExactly(new Name("Tick"));
        assertThat(after.fighter("Brock").weapons().getFirst().held().rounds()).isEqualTo(7);
    }

    /** A second spent on somebody who has fallen since is spent, and does him no more harm (FR-17). */
    @Test
    void who_has_fallen_since_is_not_set_on_fire() {
        Skirmish after = Skirmish.of(
                        Skirmish.brock("hall", 100, 100, 0),
                        Skirmish.skag("raiders", 100, 250, 0),
                        Skirmish.called(Skirmish.skag("raiders", 150, 250, 0), "Tick"))
                .with(0, one -> one.withWeapons(List.of(Skirmish.carried("Flame thrower"))))
                .with(
                        1,
                        one -> one.withPerson(one.person()
                                .withCondition(one.person().condition().withHitPoints(0))))
                .with(fight -> fight.withPhase(new FirePhase.Streaming(0, List.of(1))))
                .play("40");

        assertThat(after.fight().phase()).isInstanceOf(RoundPhase.Acting.class);
        assertThat(after.events(BurningEvent.Bitten.class)).isEmpty();
        assertThat(after.fighter("Brock").weapons().getFirst().held().rounds()).isEqualTo(7);
    }

    /** Both are at the end: 3 HP and 4 HP, and 9 and 5 less 4 or metal 8 for each; nobody is left. */
    @Test
    void both_sides_may_fall_at_the_end_of_a_round() {
        Fire second = new Fire(Optional.of(Fire.Stage.SECOND_ROUND), false);
        Scene.Course course = corridor()
                .where("Brock", it -> burning(it, second))
                .where("Skag", it -> burning(it, second))
                .played("Brock, action: end turn", "Skag, action: end turn", "Brock, burn: 9", "Skag, burn: 9");

        assertThat(course.isOver()).isTrue();
        assertThat(course.outcome().sidesStanding()).isEmpty();
        assertThat(course.last(FightEvent.Ended.class).standing()).isEmpty();
    }

    private static Fighter burning(Fighter fighter, Fire fire) {
        return fighter.withFire(fire)
                .withPerson(fighter.person()
                        .withCondition(fighter.person().condition().withHitPoints(3)));
    }
}
