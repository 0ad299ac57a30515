package dev.snakewater.application.fallout.fight.policy;

import dev.snakewater.application.fallout.fight.procedure.AttackPhase;
import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.Deed;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.FirePhase;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.application.fallout.procedure.BurningSituation;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.CoveringFire;
import dev.snakewater.domain.fallout.modifier.Expectation;
import dev.snakewater.domain.fallout.modifier.Shot;
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
 */
record Tactics(FightSituation fight, Surroundings around, List<Prospect> prospects) {

    private static final int OUT_OF_RANGE = -100;

    /**
     * An enemy, and what shooting at her is worth.
     *
     * @param shot the best shot at her, if she is in sight and one can be fired
     * @param fair whether another place would not be much better for it
     * @param burning the damage to be expected of setting her on fire; 0 if that cannot be done
     */
    record Prospect(int enemy, boolean seen, Optional<ShotWeighing.Weighed> shot, boolean fair, double burning) {}

    /** Returns what whoever acts considers. */
    static Tactics of(FightSituation fight, FightPolicy policy, Counting counting) {
        List<Prospect> prospects = new ArrayList<>();
        List<Place> places = new ArrayList<>();
        Optional<Place> danger = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (int enemy : fight.enemies(fight.actor())) {
            Prospect prospect = prospect(fight, enemy, policy, counting);
            Place place = fight.fighter(enemy).place();
            int distance = place.distanceTo(fight.acting().place()) + (prospect.seen() ? 0 : Place.FARTHEST);
            danger = distance < least ? Optional.of(place) : danger;
            least = Math.min(least, distance);
            prospects.add(prospect);
            places.add(place);
        }
        Surroundings around = new Surroundings(fight, fight.acting(), danger, places);
        return new Tactics(fight, around, prospects);
    }

    private static Prospect prospect(FightSituation fight, int enemy, FightPolicy policy, Counting counting) {
        if (!fight.sees(fight.actor(), enemy)) {
            return new Prospect(enemy, false, Optional.empty(), false, 0);
        }
        ShotWeighing weighing =
                new ShotWeighing(AttackPhase.shot(fight, enemy), policy == FightPolicy.SNIPER, counting);
        Optional<ShotWeighing.Weighed> best = weighing.best();
        boolean isFair = best.isPresent() && weighing.isFair(best.get(), policy == FightPolicy.RUSH);
        return new Prospect(enemy, true, best, isFair, burning(fight, enemy, counting));
    }

    /** The damage to be expected of a second of her flame thrower at somebody; 0, if he burns already or it does not reach him. */
    private static double burning(FightSituation fight, int enemy, Counting counting) {
        Fighter self = fight.acting();
        Optional<Carried> carried = self.flameThrower().map(self.weapons()::get);
        if (carried.isEmpty()
                || carried.get().held().rounds() == 0
                || fight.fighter(enemy).fire().isBurning()
                || !(carried.get().weapon() instanceof Weapon.FlameThrower thrower)
                || thrower.perSecond() > fight.turn().actionPoints()) {
            return 0;
        }
        Shot second = BurningSituation.stream(fight.encounter(fight.actor(), enemy), thrower);
        return second.band().isEmpty() ? 0 : Expectation.points(second.attempt(), counting);
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

    /** Returns the damage to be expected of setting an enemy on fire; 0 if that cannot be done. */
    double burning(int enemy) {
        return prospect(enemy).map(Prospect::burning).orElse(0.0);
    }

    private double burning() {
        double most = 0;
        for (Prospect prospect : prospects) {
            most = Math.max(most, prospect.burning());
        }
        return most;
    }

    /** Returns the damage to be expected of a deed, if it is one that does damage at once. */
    double points(Deed deed) {
        return switch (deed) {
            case AttackPhase.Shoot shoot ->
                prospect(shoot.target())
                        .flatMap(Prospect::shot)
                        .map(ShotWeighing.Weighed::points)
                        .orElse(0.0);
            case FirePhase.Flame flame -> burning();
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
        return burning() > 0;
    }

    /** Returns whether she can fire any shot. */
    boolean hasAShot() {
        for (Prospect prospect : prospects) {
            if (prospect.shot().isPresent()) {
                return true;
            }
        }
        return burning() > 0;
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
