package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** What the rules forbid: the table of legal combinations of part 3 and part 4, guns, targets and cover. */
public final class Legality {

    private Legality() {}

    /**
     * The rules that forbid a deed; none if it is legal.
     *
     * @param deed what he would do
     * @param part when
     * @param gunfighter who, as he is when his slot begins
     * @param targets the rules that forbid each enemy as a target, enemy by enemy
     */
    public static List<Rule> bars(Deed deed, Part part, Gunfighter gunfighter, List<List<Rule>> targets) {
        List<Rule> bars = new ArrayList<>();
        switch (deed) {
            case AIM -> bars.addAll(needsGun(gunfighter));
            case SNAPSHOT -> {
                if (part == Part.PART_4) {
                    bars.addAll(barsOnSecondSnapshot(gunfighter.stance()));
                }
                bars.addAll(barsOnFiring(gunfighter, targets));
            }
            case SHOOT -> {
                bars.addAll(barsOnShooting(gunfighter.stance()));
                bars.addAll(barsOnFiring(gunfighter, targets));
            }
            case DIVE -> {
                if (!gunfighter.sheet().coverNearby()) {
                    bars.add(GunfightRule.GF_18_DIVE_WHEN);
                }
            }
            case RELOAD -> {
                bars.addAll(needsGun(gunfighter));
                if (gunfighter.gun().filter(Gun::isFull).isPresent()) {
                    bars.add(GunfightRule.GF_25_RELOAD);
                }
            }
            case DODGE, NOTHING -> {}
        }
        return bars.stream().distinct().toList();
    }

    /** The rules that forbid an enemy as a target; none if he may be shot at. */
    public static List<Rule> barsOnTarget(Gunfighter target, Distance distance) {
        List<Rule> bars = new ArrayList<>();
        if (target.wounds().level() == WoundLevel.DEAD) {
            bars.add(GunfightRule.GF_40_PASSING);
        }
        if (distance.difficulty().isEmpty()) {
            bars.add(GunfightRule.GF_35_RANGE);
        }
        return List.copyOf(bars);
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

    private static List<Rule> barsOnFiring(Gunfighter gunfighter, List<List<Rule>> targets) {
        List<Rule> bars = new ArrayList<>(needsGun(gunfighter));
        if (gunfighter.gun().filter(Gun::isEmpty).isPresent()) {
            bars.add(GunfightRule.GF_38_AMMUNITION);
        }
        if (targets.stream().noneMatch(List::isEmpty)) {
            targets.forEach(bars::addAll);
        }
        return bars;
    }

    private static List<Rule> needsGun(Gunfighter gunfighter) {
        return gunfighter.gun().isPresent() ? List.of() : List.of(GunfightRule.GF_07_DRAW);
    }
}
