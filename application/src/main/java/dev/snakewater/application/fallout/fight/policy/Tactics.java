package dev.snakewater.application.fallout.fight.policy;

import dev.snakewater.application.fallout.fight.procedure.AttackPhase;
import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.Deed;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.FirePhase;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.application.fallout.procedure.ShotPhase;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.CoveringFire;
import dev.snakewater.domain.fallout.modifier.Expectation;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a fighter considers before she acts.
 *
 * @param prospects her enemies who stand, in the order of the roster
 * @param burning the damage to be expected of a second of her flame thrower; 0 without one
 */
record Tactics(FightSituation fight, Surroundings around, List<Prospect> prospects, double burning) {

    private static final int OUT_OF_RANGE = -100;

    /**
     * An enemy, and what shooting at her is worth.
     *
     * @param shot the best shot at her, if she is in sight and one can be fired
     * @param fair whether another place would not be much better for it
     */
    record Prospect(int enemy, boolean seen, Optional<ShotWeighing.Weighed> shot, boolean fair) {}

    /** Returns what somebody considers who is in her turn. */
    static Tactics of(FightSituation fight, int number, FightPolicy policy, Counting counting) {
        List<Prospect> prospects = new ArrayList<>();
        List<Place> places = new ArrayList<>();
        Optional<Place> danger = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (int enemy : fight.enemies(number)) {
            Prospect prospect = prospect(fight, number, enemy, policy, counting);
            Place place = fight.fighter(enemy).place();
            int distance = place.distanceTo(fight.fighter(number).place()) + (prospect.seen() ? 0 : Place.FARTHEST);
            danger = distance < least ? Optional.of(place) : danger;
            least = Math.min(least, distance);
            prospects.add(prospect);
            places.add(place);
        }
        Surroundings around = new Surroundings(fight, fight.fighter(number), danger, places);
        return new Tactics(fight, around, prospects, burning(fight, number, prospects, counting));
    }

    private static Prospect prospect(
            FightSituation fight, int number, int enemy, FightPolicy policy, Counting counting) {
        if (!fight.sees(number, enemy)) {
            return new Prospect(enemy, false, Optional.empty(), false);
        }
        ShotWeighing weighing =
                new ShotWeighing(shot(fight, number, enemy), policy == FightPolicy.SNIPER, counting);
        Optional<ShotWeighing.Weighed> best = weighing.best();
        boolean isFair = best.isPresent() && weighing.isFair(best.get(), policy == FightPolicy.RUSH);
        return new Prospect(enemy, true, best, isFair);
    }

    private static ShotSituation shot(FightSituation fight, int number, int enemy) {
        List<Held> guns = new ArrayList<>();
        for (Carried carried : fight.fighter(number).weapons()) {
            if (carried.isAtHand() && !carried.throwsFire()) {
                guns.add(carried.held());
            }
        }
        return new ShotSituation(
                fight.encounter(number, enemy),
                guns,
                fight.turn().actionPoints(),
                0,
                ShotSituation.Toll.NONE,
                Optional.empty(),
                1,
                List.of(),
                new ShotPhase.Deciding());
    }

    /** The most damage to be expected of fire on somebody in sight who does not burn yet. */
    private static double burning(FightSituation fight, int number, List<Prospect> prospects, Counting counting) {
        double most = 0;
        for (Carried carried : fight.fighter(number).weapons()) {
            if (carried.weapon() instanceof Weapon.FlameThrower thrower && carried.isAtHand() && carried.held().rounds() > 0) {
                for (Prospect prospect : prospects) {
                    Encounter encounter = fight.encounter(number, prospect.enemy());
                    Attempt second = new Attempt(encounter, List.of(Held.full(thrower.gun())), new Way.Unaimed(), Way.FromCover.IN_THE_OPEN);
                    boolean isCold = !fight.fighter(prospect.enemy()).fire().isBurning();
                    boolean isNear = prospect.seen() && second.shot(second.hands().getFirst()).band().isPresent();
                    most = isCold && isNear ? Math.max(most, Expectation.points(second, counting)) : most;
                }
            }
        }
        return most;
    }

    private Fighter self() {
        return around.self();
    }

    private Optional<Prospect> prospect(int enemy) {
        for (Prospect prospect : prospects) {
            if (prospect.enemy() == enemy) {
                return Optional.of(prospect);
            }
        }
        return Optional.empty();
    }

    /** Returns the damage to be expected of a deed, if it is one that does damage at once. */
    double points(Deed deed) {
        return switch (deed) {
            case AttackPhase.Shoot shoot ->
                prospect(shoot.target())
                        .flatMap(Prospect::shot)
                        .map(ShotWeighing.Weighed::points)
                        .orElse(0.0);
            case FirePhase.Flame flame -> burning;
            default -> 0;
        };
    }

    /** Returns whether another place would not be much better for a shot at an enemy. */
    boolean isFair(int enemy) {
        return prospect(enemy).map(Prospect::fair).orElse(false);
    }

    /** Returns whether she can fire a shot for which another place would not be much better. */
    boolean hasAFairShot() {
        for (Prospect prospect : prospects) {
            if (prospect.fair()) {
                return true;
            }
        }
        return burning > 0;
    }

    /** Returns whether she can fire any shot. */
    boolean hasAShot() {
        for (Prospect prospect : prospects) {
            if (prospect.shot().isPresent()) {
                return true;
            }
        }
        return burning > 0;
    }

    /** Returns whether she sees an enemy. */
    boolean seesAnybody() {
        for (Prospect prospect : prospects) {
            if (prospect.seen()) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many enemies hide behind something. */
    int hiding(Watch.Cover behind) {
        int many = 0;
        for (Prospect prospect : prospects) {
            many += fight.fighter(prospect.enemy()).hides().equals(Optional.of(behind)) ? 1 : 0;
        }
        return many;
    }

    /** Returns whether there is nothing better to do than to wait for somebody. */
    boolean isToWait() {
        return !fight.turn().spent() && !fight.turn().interrupts() && !hasAFairShot();
    }

    /** Returns whether she has no gun and no flame thrower to use. */
    boolean isDisarmed() {
        for (Carried carried : self().weapons()) {
            if (carried.isAtHand()) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether what she holds is of no use now and these weapons are. */
    boolean isBetterArmedWith(List<Integer> weapons, boolean covers) {
        return !weapons.isEmpty()
                && isOfUse(weapons.getFirst(), covers)
                && (self().hands().isEmpty() || !isOfUse(self().hands().getFirst(), covers));
    }

    private boolean isOfUse(int weapon, boolean covers) {
        Carried carried = self().weapons().get(weapon);
        int rounds = carried.held().rounds();
        return carried.isAtHand()
                && rounds > 0
                && (!covers || (carried.held().gun().isAutomatic() && rounds >= CoveringFire.ROUNDS));
    }

    /** Returns whether a weapon has no rounds. */
    boolean isEmpty(int weapon) {
        return self().weapons().get(weapon).held().rounds() == 0;
    }

    /** Returns whether at most half of what a weapon can hold is left in it. */
    boolean isHalfEmpty(int weapon) {
        Held held = self().weapons().get(weapon).held();
        return 2 * held.rounds() <= held.gun().magazine();
    }

    /** Returns whether she is not upright. */
    boolean isLow() {
        return self().person().pose() != Pose.UPRIGHT;
    }

    /** Returns whether she has not run in this turn, and is not out of breath from an earlier run. */
    boolean isFresh() {
        return fight.turn().ran() == 0 && self().winded().isEmpty();
    }

    /** Returns the modifier of the range from a place to the nearest enemy for her gun; very low out of range. */
    int rangeFrom(Place from) {
        int perception = self().person().statistics().perception();
        int distance = around.distanceToEnemies(from);
        return gun().flatMap(held -> held.gun()
                        .bands()
                        .at(distance, perception)
                        .map(band -> held.gun().bands().reach(band).modifier()))
                .orElse(OUT_OF_RANGE);
    }

    private Optional<Held> gun() {
        for (int hand : self().hands()) {
            if (self().weapons().get(hand).isAtHand()) {
                return Optional.of(self().weapons().get(hand).held());
            }
        }
        return self().weapons().stream()
                .filter(Carried::isAtHand)
                .map(Carried::held)
                .findFirst();
    }
}
