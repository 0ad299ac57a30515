package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the rules refuse (FO-08). */
public final class Refusals {

    private static final List<RangeBand> BLIND_RANGES = List.of(RangeBand.CQC, RangeBand.CLOSE);

    private Refusals() {}

    /**
     * Everything that is in the way of an action, in the order of the reasons; nothing if it can be done.
     *
     * @param actionPoints what the shooter has left
     * @param armed whether the target holds a weapon
     */
    public static List<Refusal> of(Attempt attempt, int actionPoints, boolean armed) {
        List<Gun> guns = attempt.hands().stream().map(Held::gun).toList();
        List<Refusal> all = new ArrayList<>(
                lasting(guns, attempt.way(), attempt.from(), attempt.encounter().rulings()));
        all.addAll(ofWounds(attempt));
        for (Held held : attempt.hands()) {
            gun(attempt, held, all);
        }
        part(attempt, armed, all);
        if (Price.isListed(attempt) && Price.of(attempt).total() > actionPoints) {
            add(all, Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS);
        }
        return all.stream().distinct().toList();
    }

    /**
     * What lies in the guns, the way and the rulings alone, so that no waiting would help.
     *
     * @param guns the gun, or one for each hand
     */
    public static List<Refusal> lasting(List<Gun> guns, Way way, FromCover from, Rulings rulings) {
        List<Refusal> all = new ArrayList<>();
        boolean twoGuns = guns.size() > 1;
        boolean heavy = guns.stream().anyMatch(Gun::isHeavy);
        if (twoGuns && !rulings.twoGuns()) {
            add(all, Refusal.Reason.TWO_GUNS_NOT_PLAYED, FalloutRule.FO_67_OPTIONAL_RULES);
        }
        if (way instanceof Way.Burst) {
            if (!guns.stream().allMatch(Gun::isAutomatic)) {
                FalloutRule rule = twoGuns ? FalloutRule.FO_62_TWO_GUNS_ROLLS : FalloutRule.FO_21_BURST;
                add(all, Refusal.Reason.NOT_AUTOMATIC, rule);
            }
            if (from == FromCover.BLIND) {
                add(all, Refusal.Reason.NO_BLIND_BURST, FalloutRule.FO_38_BLIND_FIRE);
            }
            return all;
        }
        boolean aimed = way instanceof Way.Aimed;
        if (aimed) {
            aiming(twoGuns, heavy, from, all);
        }
        if (!(aimed && heavy) && guns.stream().anyMatch(gun -> gun.single().isEmpty())) {
            FalloutRule rule = heavy ? FalloutRule.FO_14_HEAVY_WEAPONS : FalloutRule.FO_12_WAYS_TO_SHOOT;
            add(all, Refusal.Reason.BURST_ONLY, rule);
        }
        return all;
    }

    /** What the house's wounds are in the way of, where they are played with (FO-69). */
    public static List<Refusal> ofWounds(Attempt attempt) {
        List<Refusal> all = new ArrayList<>();
        if (hasAWound(attempt, Part.ARM) && wantsBothArms(attempt)) {
            add(all, Refusal.Reason.ARM_WOUNDED, FalloutRule.FO_69_WOUNDS);
        }
        if (hasAWound(attempt, Part.WEAPON)) {
            add(all, Refusal.Reason.WEAPON_UNUSABLE, FalloutRule.FO_69_WOUNDS);
        }
        return all;
    }

    private static boolean hasAWound(Attempt attempt, Part part) {
        return attempt.shooter().burdens().isWounded(part, attempt.encounter().rulings());
    }

    /** With a gun in each hand, or one for two hands. */
    private static boolean wantsBothArms(Attempt attempt) {
        int strength = attempt.shooter().statistics().strength();
        return attempt.isTwoGuns()
                || attempt.hands().stream().anyMatch(held -> held.gun().handsFor(strength) == 2);
    }

    private static void aiming(boolean twoGuns, boolean heavy, FromCover from, List<Refusal> all) {
        if (heavy) {
            add(all, Refusal.Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_14_HEAVY_WEAPONS);
        }
        if (twoGuns) {
            add(all, Refusal.Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_60_TWO_GUNS);
        }
        if (from == FromCover.BLIND) {
            add(all, Refusal.Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_38_BLIND_FIRE);
        }
    }

    private static void gun(Attempt attempt, Held held, List<Refusal> all) {
        if (held.rounds() == 0) {
            add(all, Refusal.Reason.EMPTY, FalloutRule.FO_72_AMMUNITION);
        }
        Optional<RangeBand> band = attempt.shot(held).band();
        if (band.isEmpty()) {
            add(all, Refusal.Reason.OUT_OF_RANGE, FalloutRule.FO_11_RANGE_BANDS);
        } else if (attempt.from() == FromCover.BLIND && !BLIND_RANGES.contains(band.get())) {
            add(all, Refusal.Reason.BLIND_FIRE_RANGE, FalloutRule.FO_38_BLIND_FIRE);
        }
    }

    private static void part(Attempt attempt, boolean armed, List<Refusal> all) {
        attempt.aimedAt().ifPresent(part -> {
            if (part == Part.WEAPON && !armed) {
                add(all, Refusal.Reason.NO_WEAPON_THERE, FalloutRule.FO_16_WEAPON_HIT);
            } else if (!attempt.encounter().locations().show(part)) {
                add(all, Refusal.Reason.PART_NOT_VISIBLE, attempt.encounter().locatedBy());
            }
        });
    }

    private static void add(List<Refusal> all, Refusal.Reason reason, FalloutRule rule) {
        all.add(new Refusal(reason, rule));
    }
}
