package dev.snakewater.application.fallout.fight.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.fight.procedure.FightEvent;
import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightProcedure;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.procedure.BurningEvent;
import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Fights of policies against each other. */
class FightsByPolicyTest {

    private static final FightProcedure PROCEDURE = new FightProcedure();
    private static final int STEPS_OF_A_ROUND = 1_000;

    record Fought(FightOutcome outcome, List<Event> events) {}

    static Fought fought(Skirmish skirmish, long seed) {
        Map<Name, Policy<FightSituation>> policies = new TreeMap<>(skirmish.policies());
        Deciders<FightSituation> deciders = new Deciders<>(policies);
        FightSituation fight = skirmish.opening();
        RandomDice dice = new RandomDice(seed);
        List<Event> events = new ArrayList<>();
        int most = STEPS_OF_A_ROUND * fight.scene().mostRounds();
        for (int step = 0; step < most; step++) {
            switch (PROCEDURE.step(fight, deciders.table(fight, dice).heardBy(events::add))) {
                case Next.Done<FightSituation, FightOutcome> done -> {
                    return new Fought(done.outcome(), events);
                }
                case Next.Go<FightSituation, FightOutcome> go -> fight = go.situation();
            }
            for (int number = 0; number < fight.fighters().size(); number++) {
                assertThat(fight.fighter(number).weapons())
                        .allMatch(weapon -> weapon.held().rounds() >= 0);
            }
            assertThat(fight.turns()).allMatch(turn -> turn.actionPoints() >= 0);
        }
        throw new AssertionError("no end: " + events.subList(events.size() - 20, events.size()));
    }

    @Test
    void whoever_holds_a_street_and_whoever_comes_the_fight_ends_in_time() {
        for (FightPolicy holds : FightPolicy.values()) {
            for (FightPolicy comes : FightPolicy.values()) {
                for (long seed = 1; seed <= 5; seed++) {
                    Fought fought = fought(Skirmish.street(holds, comes), seed);
                    assertThat(fought.outcome().rounds()).isBetween(1, 10);
                    assertThat(fought.events().getLast()).isInstanceOf(FightEvent.Ended.class);
                }
            }
        }
    }

    @Test
    void who_rushes_comes_nearer_and_who_suppresses_covers_those_who_hide() {
        assertThat(deeds(FightPolicy.HOLD, FightPolicy.RUSH, FightEvent.SetOut.class, "Raider 0"))
                .isPositive();
        Fought fought = fought(
                new Skirmish()
                        .thing("the wall", Obstacle.Height.HIP_HIGH, 500, 520, 700, 520)
                        .fighter("Brock", Wastelander.BROCK, "one", FightPolicy.SUPPRESS, 600, 100, 0, "Minimi")
                        .fighter("Vera", Wastelander.VERA, "two", FightPolicy.HOLD, 600, 540, 180, "10 mm Pistol")
                        .behind(0),
                1);
        assertThat(fought.events())
                .anyMatch(event -> event instanceof FightEvent.Covers covers
                        && covers.by().equals(new Name("Brock"))
                        && covers.what().equals(new Name("the wall")));
    }

    @Test
    void who_holds_waits_in_reaction_behind_cover_and_faces_where_they_come_from() {
        assertThat(deeds(FightPolicy.HOLD, FightPolicy.HOLD, FightEvent.TookCover.class, "Brock"))
                .isPositive();
        assertThat(deeds(FightPolicy.HOLD, FightPolicy.HOLD, FightEvent.Waits.class, "Brock"))
                .isPositive();
    }

    @Test
    void a_sniper_aims() {
        Fought fought = fought(
                new Skirmish()
                        .fighter("Vera", Wastelander.VERA, "one", FightPolicy.SNIPER, 100, 100, 0, "Hunting rifle")
                        .fighter("Skag", Wastelander.SKAG, "two", FightPolicy.HOLD, 100, 900, 180, "MAC-10"),
                3);
        assertThat(fought.events())
                .anyMatch(event -> event instanceof ShotEvent.Acted acted
                        && acted.deed().by().equals(new Name("Vera"))
                        && acted.deed().way() instanceof Way.Aimed);
    }

    @ParameterizedTest
    @EnumSource(FightPolicy.class)
    void fire_and_two_guns_and_fences_are_used_or_not_and_the_fight_ends(FightPolicy policy) {
        Skirmish corridor = new Skirmish()
                .rounds(8)
                .thing("the left wall", Obstacle.Height.HIGH, 500, 100, 500, 900)
                .thing("the right wall", Obstacle.Height.HIGH, 600, 100, 600, 900)
                .thing("the fence", Obstacle.Height.HIP_HIGH, 500, 400, 600, 400)
                .fighter("Gorm", Wastelander.GORM, "one", policy, 550, 300, 0, "MP-5", "MP-5")
                .fighter("Brock", Wastelander.BROCK, "one", policy, 530, 250, 0, "Flame thrower")
                .fighter("Skag", Wastelander.SKAG, "two", policy, 550, 620, 180, "MAC-10")
                .fighter("Snag", Wastelander.SKAG, "two", policy, 520, 650, 180, "MAC-10", "Hunting rifle");
        for (long seed = 1; seed <= 10; seed++) {
            Fought fought = fought(corridor, seed);
            assertThat(fought.outcome().rounds()).isBetween(1, 8);
            boolean isOver = fought.outcome().sidesStanding().size() < 2;
            assertThat(isOver || fought.outcome().rounds() == 8).isTrue();
        }
    }

    @Test
    void who_rushes_shoots_and_comes_near_enough_to_burn() {
        Fought guns = fought(
                new Skirmish()
                        .fighter("Gorm", Wastelander.GORM, "one", FightPolicy.RUSH, 100, 100, 0, "MP-5", "MP-5")
                        .fighter("Skag", Wastelander.SKAG, "two", FightPolicy.HOLD, 100, 250, 180, "MAC-10"),
                1);
        assertThat(guns.events())
                .anyMatch(event -> event instanceof ShotEvent.Acted acted
                        && acted.deed().by().equals(new Name("Gorm")));
        Fought fire = fought(
                new Skirmish()
                        .fighter("Brock", Wastelander.BROCK, "one", FightPolicy.RUSH, 100, 100, 0, "Flame thrower")
                        .fighter("Skag", Wastelander.SKAG, "two", FightPolicy.HOLD, 100, 700, 180, "MAC-10"),
                1);
        assertThat(fire.events()).anyMatch(event -> event instanceof BurningEvent.Streamed);
    }

    private static long deeds(FightPolicy holds, FightPolicy comes, Class<? extends Event> sort, String by) {
        long found = 0;
        for (long seed = 1; seed <= 3; seed++) {
            found += fought(Skirmish.street(holds, comes), seed).events().stream()
                    .filter(sort::isInstance)
                    .filter(event -> event.toString().contains("by=" + by))
                    .count();
        }
        return found;
    }
}
