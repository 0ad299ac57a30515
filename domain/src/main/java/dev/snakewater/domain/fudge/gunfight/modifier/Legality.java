package dev.snakewater.domain.fudge.gunfight.modifier;

import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the rules forbid: the legal combinations of part 3 and part 4, guns, targets and cover. */
public final class Legality {

    /** The rules about order, which a game master can set aside, since he would still have something to do it with. */
    private static final List<Rule> ORDER_OF_DEEDS = List.of(
            GunfightRule.GF_14_SNAPSHOT,
            GunfightRule.GF_16_SECOND_SNAPSHOT,
            GunfightRule.GF_18_DIVE_WHEN,
            GunfightRule.GF_19_DIVE_EFFECT,
            HitLocationRule.HL_11_INITIATIVE);

    private static final List<Rule> ALLOWABLE_TARGETS =
            List.of(GunfightRule.GF_22_FAN_TARGETS, HouseRule.SW_02_SURRENDER);

    private Legality() {}

    /** A way of firing at somebody. */
    public enum Aim {
        SHOT,
        /** At a part of the body, from near enough (HL-06). */
        CALLED_SHOT,
        /** With many bullets (GF-22). */
        FAN;

        /** Returns how a deed that fires a gun is aimed. */
        public static Aim of(Deed deed, boolean called) {
            return deed == Deed.FAN ? FAN : called ? CALLED_SHOT : SHOT;
        }
    }

    /** Returns the deeds that these rulings allow in a part, unless something else forbids them. */
    public static List<Deed> deeds(Part part, Rulings rulings) {
        List<Deed> deeds = new ArrayList<>(part.deeds().size());
        for (Deed deed : part.deeds()) {
            boolean allowed = switch (deed) {
                case FLEE -> rulings.flight();
                case SURRENDER -> rulings.surrender();
                case STAND_UP -> rulings.located();
                default -> true;
            };
            if (allowed) {
                deeds.add(deed);
            }
        }
        return deeds;
    }

    /**
     * Returns the rules that forbid a deed to a fighter as he is when his slot begins; none if it is legal.
     *
     * @param targets for each enemy, the rules that forbid him as a target, until there are enough without any
     */
    public static List<Rule> bars(Deed deed, Part part, Gunfighter who, List<List<Rule>> targets) {
        return switch (deed) {
            case AIM -> needsGun(who);
            case SNAPSHOT, SHOOT, SHOOT_TWO, FAN ->
                all(
                        barsOfStance(deed, part, who),
                        deed == Deed.SHOOT_TWO ? barsOnTwoTargets(who, targets) : List.of(),
                        when(deed == Deed.FAN && !canFan(who), GunfightRule.GF_21_FAN_WHO),
                        barsOnFiring(who, targets));
            case DIVE -> when(!who.sheet().traits().coverNearby(), GunfightRule.GF_18_DIVE_WHEN);
            case RELOAD -> {
                boolean isFull = who.gunsInUse().stream().allMatch(Gun::isFull);
                yield all(needsGun(who), when(isFull && !who.inUse().isEmpty(), GunfightRule.GF_25_RELOAD));
            }
            case STAND_UP -> when(!who.isProne() || !who.canStand(), HitLocationRule.HL_21_GETTING_UP);
            case FLEE -> when(who.isProne(), HitLocationRule.HL_21_GETTING_UP);
            case DODGE, SURRENDER, NOTHING -> List.of();
        };
    }

    /** Returns the rules that forbid an enemy as a target; none if he can be fired at. */
    public static List<Rule> barsOnTarget(Aim aim, Gunfighter target, Distance distance, Rulings rulings) {
        boolean tooFarForFan = aim == Aim.FAN && !isInReachOfFan(distance, rulings);
        return all(
                when(target.presence() == Gunfighter.Presence.FLED, HouseRule.SW_01_FLIGHT),
                when(target.presence() == Gunfighter.Presence.SURRENDERED, HouseRule.SW_02_SURRENDER),
                when(target.wounds().level() == WoundLevel.DEAD, GunfightRule.GF_40_PASSING),
                when(distance.toReach().isEmpty(), GunfightRule.GF_35_RANGE),
                aim == Aim.CALLED_SHOT ? barsOnDistance(distance, rulings) : List.of(),
                when(tooFarForFan, GunfightRule.GF_22_FAN_TARGETS));
    }

    /** Returns the rules that forbid a called shot with this deed, at any range; none if it is legal. */
    public static List<Rule> barsOnCalledShot(Deed deed, Gunfighter shooter) {
        return all(
                when(deed == Deed.FAN, HitLocationRule.HL_01_AIM_AT_A_PART),
                when(shooter.announced().isEmpty(), HitLocationRule.HL_11_INITIATIVE));
    }

    /** Returns the rule that forbids a called shot from this far away, if any (HL-06). */
    public static List<Rule> barsOnDistance(Distance distance, Rulings rulings) {
        boolean far = rulings.located() && distance.range().compareTo(rulings.calledShotMaxRange()) > 0;
        return when(far, HitLocationRule.HL_06_TOO_DISTANT);
    }

    private static boolean isInReachOfFan(Distance distance, Rulings rulings) {
        return distance.visible()
                && distance.paces()
                        .map(paces -> paces <= rulings.fanMaxPaces())
                        .orElseGet(() -> distance.range().compareTo(rulings.fanMaxRange()) <= 0);
    }

    /** Returns the rules that forbid spending the +2 of the staredown on a deed; none if it is allowed. */
    public static List<Rule> barsOnPrize(Deed deed) {
        return all(
                when(!deed.fires() && deed != Deed.DODGE, GunfightRule.GF_04_STAREDOWN_PRIZE),
                when(deed == Deed.DIVE, GunfightRule.GF_05_PRIZE_ON_DODGE));
    }

    /** Returns whether the game master can allow a deed in spite of these rules: they are only about order, and he has what he needs for it. */
    public static boolean isAllowable(List<Rule> bars, Gunfighter who) {
        return bars.stream()
                .allMatch(rule ->
                        ORDER_OF_DEEDS.contains(rule) || (rule == GunfightRule.GF_21_FAN_WHO && hasSinglePistol(who)));
    }

    /** Returns whether the game master can allow a target who is too far away for a fan, out of its sight, or has surrendered. */
    public static boolean isTargetAllowable(List<Rule> bars) {
        return ALLOWABLE_TARGETS.containsAll(bars);
    }

    /** Returns these rules that forbid a target; none if the game master can allow him. */
    public static List<Rule> unlessAllowable(List<Rule> bars) {
        return isTargetAllowable(bars) ? List.of() : bars;
    }

    private static List<Rule> barsOfStance(Deed deed, Part part, Gunfighter who) {
        boolean snaps = deed == Deed.SNAPSHOT;
        if (snaps && part == Part.PART_3) {
            return List.of();
        }
        return switch (who.stance()) {
            case SNAPPED -> when(!snaps, GunfightRule.GF_16_SECOND_SNAPSHOT);
            case IN_COVER -> List.of(GunfightRule.GF_19_DIVE_EFFECT);
            case OPEN, AIMED, DODGING, DODGING_HARD -> when(snaps, GunfightRule.GF_14_SNAPSHOT);
        };
    }

    private static List<Rule> barsOnTwoTargets(Gunfighter who, List<List<Rule>> targets) {
        boolean bothLoaded = who.loaded().size() == 2;
        boolean lacksTargets = Collections.frequency(targets, List.of()) < Deed.SHOOT_TWO.targets();
        return all(
                when(!bothLoaded || who.stance() != Gunfighter.Stance.AIMED, GunfightRule.GF_33_TWO_TARGETS),
                when(lacksTargets, GunfightRule.GF_34_NEVER_TWICE));
    }

    private static boolean canFan(Gunfighter who) {
        return hasSinglePistol(who)
                && who.stance() != Gunfighter.Stance.SNAPPED
                && who.stance() != Gunfighter.Stance.IN_COVER
                && who.body().stream().allMatch(body -> body.hasHands(List.of(BodySide.values())));
    }

    private static boolean hasSinglePistol(Gunfighter who) {
        List<Gun> guns = who.gunsInUse();
        return guns.size() == 1 && guns.getFirst().kind().isPistol();
    }

    private static List<Rule> barsOnFiring(Gunfighter who, List<List<Rule>> targets) {
        boolean isEmpty = !who.inUse().isEmpty() && who.isOutOfRounds();
        List<Rule> bars = all(needsGun(who), when(isEmpty, GunfightRule.GF_38_AMMUNITION));
        if (!targets.contains(List.<Rule>of())) {
            for (List<Rule> target : targets) {
                bars = all(bars, target);
            }
        }
        return bars;
    }

    private static List<Rule> needsGun(Gunfighter who) {
        boolean lacksGun = who.inUse().isEmpty();
        boolean hasDropped = lacksGun && who.guns().stream().anyMatch(Gun::isDropped);
        return all(when(lacksGun, GunfightRule.GF_07_DRAW), when(hasDropped, HitLocationRule.HL_17_USELESS_ARM));
    }

    private static List<Rule> when(boolean isBarred, Rule by) {
        return isBarred ? List.of(by) : List.of();
    }

    /** Returns all these rules, each once. */
    @SafeVarargs
    public static List<Rule> all(List<Rule>... bars) {
        List<Rule> all = List.of();
        for (List<Rule> more : bars) {
            all = all.isEmpty() ? more : more.isEmpty() ? all : together(all, more);
        }
        return all;
    }

    private static List<Rule> together(List<Rule> some, List<Rule> more) {
        List<Rule> both = new ArrayList<>(some);
        for (Rule rule : more) {
            if (!both.contains(rule)) {
                both.add(rule);
            }
        }
        return List.copyOf(both);
    }
}
