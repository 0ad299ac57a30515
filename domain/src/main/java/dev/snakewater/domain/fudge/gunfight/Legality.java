package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** What the rules forbid: the table of legal combinations of part 3 and part 4, guns, targets and cover. */
public final class Legality {

    /** What says who may do something after what, and not that there is nothing to do it with. */
    private static final List<Rule> ORDER_OF_DEEDS = List.of(
            GunfightRule.GF_14_SNAPSHOT,
            GunfightRule.GF_16_SECOND_SNAPSHOT,
            GunfightRule.GF_18_DIVE_WHEN,
            GunfightRule.GF_19_DIVE_EFFECT,
            HitLocationRule.HL_11_INITIATIVE);

    private static final List<Rule> ALLOWABLE_TARGETS =
            List.of(GunfightRule.GF_22_FAN_TARGETS, HouseRule.SW_02_SURRENDER);

    private Legality() {}

    /** How somebody is fired at. */
    public enum Aim {
        /** At no part in particular. */
        SHOT,
        /** At a part of the body, for which one must be near enough (HL-06). */
        CALLED_SHOT,
        /** With many bullets (GF-22). */
        FAN;

        /** How a deed that fires a gun is aimed. */
        public static Aim of(Deed deed, boolean called) {
            return deed == Deed.FAN ? FAN : called ? CALLED_SHOT : SHOT;
        }
    }

    /** What may be done in a part under these rulings, as far as nothing else forbids it. */
    public static List<Deed> deeds(Part part, Rulings rulings) {
        return part.deeds().stream()
                .filter(deed -> switch (deed) {
                    case FLEE -> rulings.flight();
                    case SURRENDER -> rulings.surrender();
                    case STAND_UP -> rulings.located();
                    default -> true;
                })
                .toList();
    }

    /**
     * The rules that forbid a deed; none if it is legal.
     *
     * @param deed what he would do
     * @param part when
     * @param gunfighter who, as he is when his slot begins
     * @param targets the rules that forbid each enemy as a target of it, enemy by enemy; nothing, if it fires no gun
     */
    public static List<Rule> bars(Deed deed, Part part, Gunfighter gunfighter, List<List<Rule>> targets) {
        return List.copyOf(new LinkedHashSet<>(bars(deed, part == Part.PART_4, gunfighter, targets)));
    }

    /**
     * The rules that forbid to draw these guns together; none if they may be drawn.
     *
     * @param gunfighter before he draws
     * @param chosen the guns; none at all can always be drawn
     */
    public static List<Rule> barsOnDraw(Gunfighter gunfighter, List<Gun> chosen) {
        List<Rule> bars = new ArrayList<>();
        if (chosen.stream().anyMatch(Gun::isDropped)) {
            bars.add(HitLocationRule.HL_17_USELESS_ARM);
        }
        Optional<Body> body = gunfighter.body();
        boolean canHold = chosen.isEmpty()
                || body.isEmpty()
                || gunfighter.handsFor(chosen).stream().allMatch(body.get()::hasHand);
        if (!canHold) {
            bars.add(HitLocationRule.HL_18_MUST_BE_HEALED);
        }
        return List.copyOf(bars);
    }

    /** The rules that forbid an enemy as a target; none if he may be fired at. */
    public static List<Rule> barsOnTarget(Aim aim, Gunfighter target, Distance distance, Rulings rulings) {
        List<Rule> bars = new ArrayList<>();
        switch (target.presence()) {
            case FLED -> bars.add(HouseRule.SW_01_FLIGHT);
            case SURRENDERED -> bars.add(HouseRule.SW_02_SURRENDER);
            case FIGHTING -> {}
        }
        if (target.wounds().level() == WoundLevel.DEAD) {
            bars.add(GunfightRule.GF_40_PASSING);
        }
        if (distance.toReach().isEmpty()) {
            bars.add(GunfightRule.GF_35_RANGE);
        }
        switch (aim) {
            case SHOT -> {}
            case CALLED_SHOT -> CalledShots.barOnDistance(distance, rulings).ifPresent(bars::add);
            case FAN -> {
                if (!isInReachOfFan(distance, rulings)) {
                    bars.add(GunfightRule.GF_22_FAN_TARGETS);
                }
            }
        }
        return List.copyOf(bars);
    }

    private static boolean isInReachOfFan(Distance distance, Rulings rulings) {
        return distance.visible()
                && distance.paces()
                        .map(paces -> paces <= rulings.fanMaxPaces())
                        .orElseGet(() -> distance.range().compareTo(rulings.fanMaxRange()) <= 0);
    }

    /**
     * The rules that keep the +2 of the staredown from a deed; none if it may be spent on it.
     *
     * @param deed any deed
     */
    public static List<Rule> barsOnPrize(Deed deed) {
        if (deed.takesPrize()) {
            return List.of();
        }
        return deed == Deed.DIVE
                ? List.of(GunfightRule.GF_04_STAREDOWN_PRIZE, GunfightRule.GF_05_PRIZE_ON_DODGE)
                : List.of(GunfightRule.GF_04_STAREDOWN_PRIZE);
    }

    /**
     * Whether a deed that is barred can be played all the same, if the game master allows it: what bars it says who may do it after
     * what, and not that he has nothing to do it with.
     *
     * @param bars what bars it
     */
    public static boolean isAllowable(List<Rule> bars, Gunfighter gunfighter) {
        boolean singlePistol = gunfighter.gunsInUse().size() == 1
                && gunfighter.gunsInUse().getFirst().kind().isPistol();
        return bars.stream()
                .allMatch(
                        rule -> ORDER_OF_DEEDS.contains(rule) || (rule == GunfightRule.GF_21_FAN_WHO && singlePistol));
    }

    /**
     * Whether somebody who is barred as a target can be fired at all the same, if the game master allows it: he is there, alive, and
     * at a range that has a difficulty, only too far for a fan, out of sight of it, or has given himself up.
     *
     * @param bars what bars him
     */
    public static boolean isTargetAllowable(List<Rule> bars) {
        return ALLOWABLE_TARGETS.containsAll(bars);
    }

    private static List<Rule> bars(Deed deed, boolean part4, Gunfighter gunfighter, List<List<Rule>> targets) {
        Stance stance = gunfighter.stance();
        return switch (deed) {
            case AIM -> needsGun(gunfighter);
            case SNAPSHOT ->
                joined(part4 ? barsOnSecondSnapshot(stance) : List.of(), barsOnFiring(gunfighter, targets));
            case SHOOT -> joined(barsOnShooting(stance), barsOnFiring(gunfighter, targets));
            case SHOOT_TWO ->
                joined(
                        joined(barsOnShooting(stance), barsOnTwoTargets(gunfighter, targets)),
                        barsOnFiring(gunfighter, targets));
            case FAN ->
                joined(joined(barsOnShooting(stance), barsOnFanning(gunfighter)), barsOnFiring(gunfighter, targets));
            case DIVE -> gunfighter.sheet().traits().coverNearby() ? List.of() : List.of(GunfightRule.GF_18_DIVE_WHEN);
            case RELOAD ->
                gunfighter.gunsInUse().stream().anyMatch(gun -> !gun.isFull())
                        ? List.of()
                        : gunfighter.inUse().isEmpty() ? needsGun(gunfighter) : List.of(GunfightRule.GF_25_RELOAD);
            case STAND_UP ->
                gunfighter.isProne() && gunfighter.canStand() ? List.of() : List.of(HitLocationRule.HL_21_GETTING_UP);
            case FLEE -> gunfighter.isProne() ? List.of(HitLocationRule.HL_21_GETTING_UP) : List.of();
            case DODGE, SURRENDER, NOTHING -> List.of();
        };
    }

    private static List<Rule> barsOnSecondSnapshot(Stance stance) {
        return switch (stance) {
            case SNAPPED -> List.of();
            case IN_COVER -> List.of(GunfightRule.GF_19_DIVE_EFFECT);
            case OPEN, AIMED, DODGING, DODGING_HARD -> List.of(GunfightRule.GF_14_SNAPSHOT);
        };
    }

    private static List<Rule> barsOnShooting(Stance stance) {
        return switch (stance) {
            case SNAPPED -> List.of(GunfightRule.GF_16_SECOND_SNAPSHOT);
            case IN_COVER -> List.of(GunfightRule.GF_19_DIVE_EFFECT);
            case OPEN, AIMED, DODGING, DODGING_HARD -> List.of();
        };
    }

    private static List<Rule> barsOnTwoTargets(Gunfighter gunfighter, List<List<Rule>> targets) {
        List<Rule> bars = new ArrayList<>();
        boolean bothLoaded = gunfighter.usesTwoGuns() && gunfighter.loaded().size() == 2;
        if (!bothLoaded || gunfighter.stance() != Stance.AIMED) {
            bars.add(GunfightRule.GF_33_TWO_TARGETS);
        }
        if (targets.stream().filter(List::isEmpty).count() < 2) {
            bars.add(GunfightRule.GF_34_NEVER_TWICE);
        }
        return bars;
    }

    private static List<Rule> barsOnFanning(Gunfighter gunfighter) {
        boolean singlePistol = gunfighter.gunsInUse().size() == 1
                && gunfighter.gunsInUse().getFirst().kind().isPistol();
        boolean snappedOrInCover = gunfighter.stance() == Stance.SNAPPED || gunfighter.stance() == Stance.IN_COVER;
        boolean otherHandIsFree = gunfighter
                .body()
                .filter(body -> body.hands().size() < BodySide.values().length)
                .isEmpty();
        return singlePistol && !snappedOrInCover && otherHandIsFree ? List.of() : List.of(GunfightRule.GF_21_FAN_WHO);
    }

    private static List<Rule> barsOnFiring(Gunfighter gunfighter, List<List<Rule>> targets) {
        List<Rule> bars = new ArrayList<>(needsGun(gunfighter));
        if (!gunfighter.inUse().isEmpty() && gunfighter.loaded().isEmpty()) {
            bars.add(GunfightRule.GF_38_AMMUNITION);
        }
        if (targets.stream().noneMatch(List::isEmpty)) {
            targets.forEach(bars::addAll);
        }
        return bars;
    }

    private static List<Rule> needsGun(Gunfighter gunfighter) {
        if (!gunfighter.inUse().isEmpty()) {
            return List.of();
        }
        return gunfighter.guns().stream().anyMatch(Gun::isDropped)
                ? List.of(GunfightRule.GF_07_DRAW, HitLocationRule.HL_17_USELESS_ARM)
                : List.of(GunfightRule.GF_07_DRAW);
    }

    private static List<Rule> joined(List<Rule> some, List<Rule> others) {
        List<Rule> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }
}
