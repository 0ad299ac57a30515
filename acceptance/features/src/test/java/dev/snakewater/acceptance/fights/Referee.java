package dev.snakewater.acceptance.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.fallout.fight.procedure.AttackPhase;
import dev.snakewater.application.fallout.fight.procedure.FightEvent;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.RoundPhase;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.application.fallout.procedure.BurningEvent;
import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.plane.Place;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Looks on at a fight, step by step, and holds it against the rules with arithmetic of its own. */
final class Referee {

    private static final double HALF_A_CONE = 22.5;
    private static final double REACH = 30;
    private static final double TINY = 1e-6;

    private final Set<Name> bitten = new HashSet<>();
    private final Set<Name> interrupting = new HashSet<>();

    /** Judges one step of a fight, with what was told in it. */
    void judge(FightSituation before, List<Event> told, FightSituation after) {
        told.forEach(event -> event(before, event));
        everybody(after);
        if (after.phase() instanceof RoundPhase.Acting) {
            places(after);
        }
    }

    private void event(FightSituation before, Event event) {
        switch (event) {
            case FightEvent.RoundBegan began -> {
                bitten.clear();
                interrupting.clear();
                assertThat(began.round()).isBetween(1, before.scene().mostRounds());
            }
            case BurningEvent.Bitten bite ->
                assertThat(bitten.add(bite.who())).as("burns once a round").isTrue();
            case FightEvent.Interrupted interrupted -> {
                assertThat(interrupting.add(interrupted.by()))
                        .as("interrupts once a round")
                        .isTrue();
                assertThat(before.scene().rulings().reaction()).isTrue();
            }
            case FightEvent.Noticed noticed ->
                noticed(before, named(before, noticed.by()), named(before, noticed.whom()));
            case FightEvent.CoveringFire fire -> covering(before, fire);
            case FightEvent.SetOut way -> way(before, way);
            case FightEvent.TookCover cover ->
                assertThat(cover.left())
                        .isEqualTo(before.turn().actionPoints() - 2)
                        .isNotNegative();
            case FightEvent.PickedUp up ->
                assertThat(up.left())
                        .isEqualTo(before.turn().actionPoints() - 2)
                        .isNotNegative();
            case ShotEvent.Fired fired -> fired(before);
            case BurningEvent.Tested flame ->
                assertThat(sees(
                                before,
                                named(before, flame.by()).place(),
                                named(before, flame.at()).place()))
                        .isTrue();
            default -> {}
        }
    }

    private static void everybody(FightSituation fight) {
        assertThat(fight.turns())
                .allSatisfy(turn -> assertThat(turn.actionPoints()).isNotNegative());
        if (!fight.scene().fightRulings().nested()) {
            assertThat(fight.turns()).hasSizeLessThanOrEqualTo(2);
        }
        assertThat(fight.turns().stream().map(turn -> turn.fighter())).doesNotHaveDuplicates();
        for (Fighter fighter : fight.fighters()) {
            assertThat(fighter.weapons())
                    .allSatisfy(weapon -> assertThat(weapon.held().rounds())
                            .isBetween(0, weapon.held().gun().magazine()));
            if (fighter.stands() && fighter.hides().orElse(null) instanceof Watch.Cover.Thing(int thing)) {
                Obstacle behind = fight.scene().ground().obstacles().get(thing);
                assertThat(PlainGeometry.distance(behind, fighter.place())).isLessThanOrEqualTo(REACH + TINY);
            }
        }
    }

    /** Nobody ends on a wall, off the table or on somebody else (FR-06). */
    private static void places(FightSituation fight) {
        Set<Place> taken = new HashSet<>();
        for (Fighter fighter : fight.fighters()) {
            Place at = fighter.place();
            assertThat(at.x()).isBetween(0, fight.scene().ground().width());
            assertThat(at.y()).isBetween(0, fight.scene().ground().height());
            assertThat(fight.scene().ground().obstacles()).noneMatch(thing -> PlainGeometry.distance(thing, at) < TINY);
            if (fighter.stands()) {
                assertThat(taken.add(at))
                        .as("%s is free for %s", at, fighter.name())
                        .isTrue();
            }
        }
    }

    /** A shot needs sight, and cover counts if it lies between, or is nowhere on the map (FR-06, FR-07). */
    private static void fired(FightSituation before) {
        AttackPhase.Shooting shooting = (AttackPhase.Shooting) before.phase();
        Fighter target = before.fighter(shooting.target());
        Place from = before.acting().place();
        assertThat(sees(before, from, target.place())).as("sight").isTrue();
        assertThat(shooting.shot().encounter().target().inCover())
                .as("cover")
                .isEqualTo(isCovered(before, target, from));
        double distance = PlainGeometry.distance(from, target.place());
        assertThat((double) shooting.shot().encounter().distance()).isBetween(distance - TINY, distance + 1);
    }

    private static boolean isCovered(FightSituation fight, Fighter target, Place from) {
        return target.hides()
                .filter(cover -> !(cover instanceof Watch.Cover.Thing(int thing))
                        || PlainGeometry.meets(
                                fight.scene().ground().obstacles().get(thing), from, target.place()))
                .isPresent();
    }

    /** Whoever is noticed is an enemy who acts, in sight and within half a cone to either side (FO-43, FR-13). */
    private static void noticed(FightSituation before, Fighter watcher, Fighter whom) {
        assertThat(whom.side()).isNotEqualTo(watcher.side());
        assertThat(before.acting()).isEqualTo(whom);
        assertThat(sees(before, watcher.place(), whom.place())).as("sight").isTrue();
        assertThat(PlainGeometry.offTheFacing(
                        watcher.place(), watcher.position().facing(), whom.place()))
                .isLessThanOrEqualTo(HALF_A_CONE + TINY);
    }

    /** Luck 5 and a 1 are four hits: each point of margin is one, and a success is one at least (FO-46). */
    private static void covering(FightSituation before, FightEvent.CoveringFire fire) {
        int margin = fire.limit().total() - fire.fall().total();
        assertThat(fire.hits()).isEqualTo(margin < 0 ? 0 : Math.max(1, margin));
        assertThat(sees(
                        before,
                        named(before, fire.by()).place(),
                        named(before, fire.at()).place()))
                .isTrue();
    }

    /** A way costs what it is long, each started point in full, and nothing stands in it (FO-33, FO-51, FO-54, FR-06). */
    private static void way(FightSituation before, FightEvent.SetOut way) {
        Fighter mover = before.acting();
        assertThat(mover.hides()).as("who moves has left cover").isEmpty();
        assertThat(way.from()).isEqualTo(mover.place());
        double length = PlainGeometry.distance(way.from(), way.to());
        assertThat((double) way.millimetres()).isCloseTo(length, within(1.0)).isGreaterThan(length - TINY);
        boolean isJump = way.gait() == FightEvent.Gait.JUMP;
        assertThat(before.scene().ground().obstacles())
                .noneMatch(thing -> (thing.height() == Obstacle.Height.HIGH || !isJump)
                        && PlainGeometry.meets(thing, way.from(), way.to()));
        assertThat(way.left()).isNotNegative();
        switch (way.gait()) {
            case JUMP -> assertThat(way.price()).isEqualTo(Math.ceilDiv(way.millimetres(), 30));
            case RUN -> assertThat(way.price()).isEqualTo(Math.ceilDiv(way.millimetres(), 45));
            case WALK ->
                assertThat(way.price()).isBetween(walk(before, way, 30), walk(before, way, stairsOr(before, 20)));
        }
    }

    private static int stairsOr(FightSituation fight, int onStairs) {
        return fight.scene().ground().stairs().isEmpty() ? 30 : onStairs;
    }

    private static int walk(FightSituation before, FightEvent.SetOut way, int most) {
        Fighter mover = before.acting();
        int pace = Math.min(
                most,
                switch (mover.person().pose()) {
                    case UPRIGHT -> 30;
                    case CROUCHED -> 20;
                    case PRONE -> 10;
                });
        boolean limps = before.scene().rulings().wounds()
                && mover.person().condition().burdens().wounds().contains(Part.LEGS);
        return Math.ceilDiv(way.millimetres() * (limps ? 2 : 1), pace);
    }

    private static boolean sees(FightSituation fight, Place from, Place to) {
        return PlainGeometry.isSeen(fight.scene().ground().obstacles(), from, to);
    }

    private static Fighter named(FightSituation fight, Name name) {
        return fight.fighters().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
