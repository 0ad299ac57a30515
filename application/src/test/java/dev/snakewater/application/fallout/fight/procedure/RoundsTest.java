package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Run;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Initiative, turns and rounds, and what goes on through them. */
class RoundsTest {

    /** Vera: 8 + 7 + 3 + 4 = 22. Skag: 5 + 5 + 3 + 4 + 5 = 22. Of equal totals the higher base, 18 against 13 (V90 to V92). */
    @Test
    void of_equal_totals_the_higher_base_comes_first() {
        Scene.Course course =
                Scene.duel().where("Skag", it -> it.withBonus(5)).played("Vera, initiative: 4", "Skag, initiative: 4");

        assertThat(course.all(FightEvent.InitiativeRolled.class))
                .extracting(rolled -> rolled.total().total())
                .containsExactly(22, 22);
        assertThat(order(course)).containsExactly("Vera", "Skag");
    }

    /** Three of one sheet: what nothing tells apart goes by the roster (FR-21). */
    @Test
    void whom_nothing_tells_apart_goes_by_the_roster() {
        Scene three = Scene.empty()
                .and("One", Wastelander.SKAG, "a", 0, 0, "MAC-10")
                .and("Two", Wastelander.SKAG, "b", 100, 0, "MAC-10")
                .and("Three", Wastelander.SKAG, "a", 200, 0, "MAC-10");

        assertThat(order(three.played("One, initiative: 3", "Two, initiative: 3", "Three, initiative: 4")))
                .containsExactly("Three", "One", "Two");
    }

    @Test
    void without_initiative_the_base_alone_counts() {
        Scene.Course course = Scene.empty()
                .and(Wastelander.SKAG, "a", 0, 0, "MAC-10")
                .and(Wastelander.VERA, "b", 100, 0, "10 mm Pistol")
                .withoutInitiative()
                .played();

        assertThat(order(course)).containsExactly("Vera", "Skag");
        assertThat(course.all(FightEvent.InitiativeRolled.class))
                .allSatisfy(rolled -> assertThat(rolled.fall()).isEmpty());
    }

    @Test
    void what_is_left_lapses_and_the_next_round_gives_all_points_anew() {
        Scene.Course course =
                Scene.duel().withoutInitiative().played("Vera, action: end turn", "Skag, action: end turn");

        assertThat(course.all(FightEvent.TurnEnded.class))
                .extracting(FightEvent.TurnEnded::lapsed)
                .containsExactly(9, 7);
        assertThat(course.now().round()).isEqualTo(2);
        assertThat(course.actionPoints()).isEqualTo(9);
        assertThat(course.played().turnEnds()).hasSize(1);
    }

    @Test
    void a_fight_that_lasts_too_long_ends_undecided() {
        Scene.Course course = Scene.duel()
                .withoutInitiative()
                .rounds(2)
                .played("Vera, action: end turn, end turn", "Skag, action: end turn, end turn");

        assertThat(course.isOver()).isTrue();
        assertThat(course.last(FightEvent.Ended.class).outOfRounds()).isTrue();
        assertThat(course.outcome().sidesStanding()).containsExactly(new Name("scouts"), new Name("raiders"));
    }

    /** Two dice of 6 and 4 are 16, 12 of it through leather. The last of a side: the fight is over in the middle of the turn. */
    @Test
    void the_fight_ends_with_the_action_that_leaves_one_side() {
        Scene.Course course = Scene.duel()
                .withoutInitiative()
                .where("Skag", it -> withHitPoints(it, 12))
                .played("Vera, action: shoot Skag", "Vera, way: unaimed", "Vera, shot: 50", "Vera, damage: 6 6");

        assertThat(course.isOver()).isTrue();
        assertThat(course.last(FightEvent.Ended.class).outOfRounds()).isFalse();
        assertThat(course.all(FightEvent.TurnEnded.class)).isEmpty();
        assertThat(course.outcome().fighters().getLast().isDown()).isTrue();
    }

    /** A run failed in round 3 with 7 AP: -20 in the rounds 4 to 7; one passed in round 4: -10 in round 5 (V84). */
    @Test
    void of_several_runs_the_worst_counts_in_each_round() {
        Scene scene = Scene.duel().withoutInitiative();
        List<Integer> handicaps = new ArrayList<>();
        FightSituation now = scene.opening().with(it -> it.order(List.of(0, 1)).round(2));
        for (int round = 3; round <= 8; round++) {
            now = inTheNextRound(now);
            handicaps.add(now.fighter(1).person().burdens().winded().orElse(0));
            List<Run.Exhaustion> runs = new ArrayList<>(now.fighter(1).winded());
            if (round == 3) {
                runs.add(new Run.Exhaustion(20, 4));
            } else if (round == 4) {
                runs.add(new Run.Exhaustion(10, 1));
            }
            now = now.with(1, now.fighter(1).withWinded(runs));
        }

        assertThat(handicaps).containsExactly(0, 20, 20, 20, 20, 0);
    }

    private static FightSituation inTheNextRound(FightSituation now) {
        Next<FightSituation, FightOutcome> next = new RoundPhase.BeginningRound().play(now, new DiceInARow(List.of()));
        return ((Next.Go<FightSituation, FightOutcome>) next).situation();
    }

    /** 30 HP, and 2 at the end of each round from the one of the wound on (FO-69, FR-22). */
    @Test
    void a_wound_of_the_torso_bleeds_at_the_end_of_each_round() {
        Scene.Course course = Scene.duel()
                .withoutInitiative()
                .rulings(RoundsTest::withWounds)
                .played(
                        "Vera, action: shoot Skag, end turn, end turn",
                        "Vera, way: unaimed",
                        // 6 is critical, a 1 is the torso; 2 dice of 1 and 4 are 6, doubled 12: 18 are left.
                        "Vera, shot: 6",
                        "Vera, location: 1",
                        "Vera, damage: 1 1",
                        "Skag, action: end turn, end turn");

        assertThat(course.all(FightEvent.Bled.class))
                .extracting(FightEvent.Bled::left)
                .containsExactly(16, 14);
        assertThat(course.hitPoints("Skag")).isEqualTo(14);
    }

    /** -20 in this round and the next, and no more in the third (FR-22). */
    @Test
    void a_wound_of_the_head_counts_in_this_round_and_the_next() {
        Scene.Course course = Scene.duel()
                .withoutInitiative()
                .rulings(RoundsTest::withWounds)
                .played(
                        "Vera, action: shoot Skag, end turn, end turn, end turn",
                        "Vera, way: unaimed",
                        "Vera, shot: 6",
                        "Vera, location: 5",
                        "Vera, damage: 1 1",
                        "Skag, action: shoot Vera, end turn, shoot Vera, end turn, shoot Vera",
                        "Skag, way: unaimed, unaimed, unaimed",
                        "Skag, shot: 90, 90, 90");

        // Handguns 45, close +5.
        assertThat(course.all(ShotEvent.Fired.class))
                .extracting(fired -> fired.thrown().chance().total())
                .containsExactly(75, 30, 30, 50);
    }

    /** A plain hit on the weapon, or a wounded arm where wounds are played; then there is nothing to shoot with. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void what_is_struck_from_a_hand_lies_where_she_stands(boolean wound) {
        Scene.Course course = Scene.duel()
                .withoutInitiative()
                .rulings(RoundsTest::withWounds)
                .played(
                        "Vera, action: shoot Skag, end turn",
                        "Vera, way: " + (wound ? "unaimed" : "at the weapon"),
                        wound ? "Vera, location: 4" : "Vera, aiming: +1 AP",
                        "Vera, shot: " + (wound ? 6 : 40),
                        "Vera, damage: 1 1");

        assertThat(course.last(FightEvent.Dropped.class).weapon()).isEqualTo("MAC-10");
        assertThat(course.fighter("Skag").hands()).isEmpty();
        assertThat(course.bars("shoot Vera")).containsExactly("FO-12");
        assertThat(course.bars("pick up the MAC-10")).isEmpty();
    }

    private static Fighter withHitPoints(Fighter fighter, int points) {
        return fighter.withPerson(
                fighter.person().withCondition(fighter.person().condition().withHitPoints(points)));
    }

    static Rulings withWounds(Rulings rulings) {
        return Rulings.DECLARED.with(rulings, "wounds", true);
    }

    private static List<String> order(Scene.Course course) {
        return course.last(FightEvent.OrderSettled.class).order().stream()
                .map(Name::text)
                .toList();
    }
}
