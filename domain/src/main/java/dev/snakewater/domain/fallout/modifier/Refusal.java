package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reason to refuse an action. A refusal changes nothing (FO-08). */
public record Refusal(Reason reason, FalloutRule rule) {

    private static final List<Bands.RangeBand> BLIND_RANGES = List.of(Bands.RangeBand.CQC, Bands.RangeBand.CLOSE);

    /** Returns all reasons to refuse an action of a shooter with these action points; empty if it is allowed. */
    public static List<Refusal> of(Attempt attempt, int actionPoints) {
        boolean tooDear = attempt.isListed() && attempt.points() > actionPoints;
        List<Refusal> found = new ArrayList<>();
        addLasting(attempt, found);
        addWounds(attempt, found);
        for (Held held : attempt.hands()) {
            addGun(attempt, held, found);
        }
        if (attempt.way() instanceof Way.Aimed aimed) {
            addPart(attempt.encounter(), aimed.part(), found);
        }
        add(found, tooDear, Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS);
        return List.copyOf(found);
    }

    /** Returns the reasons that lie in the guns, the way and the rulings alone, so that waiting would not help. */
    public static List<Refusal> lasting(Attempt attempt) {
        List<Refusal> found = new ArrayList<>();
        addLasting(attempt, found);
        return List.copyOf(found);
    }

    /** Returns the refusals due to the house's wounds, if played (FO-69): no two guns and no two-handed gun with a wounded arm. */
    public static List<Refusal> ofWounds(Attempt attempt) {
        List<Refusal> found = new ArrayList<>();
        addWounds(attempt, found);
        return List.copyOf(found);
    }

    private static void addLasting(Attempt attempt, List<Refusal> found) {
        boolean two = attempt.isTwoGuns();
        boolean burst = attempt.isBurst();
        boolean aimed = attempt.way() instanceof Way.Aimed;
        boolean blind = attempt.from() == Way.FromCover.BLIND;
        boolean heavy = false;
        boolean burstOnly = false;
        boolean automatic = true;
        for (Held held : attempt.hands()) {
            heavy = heavy || held.gun().isHeavy();
            burstOnly = burstOnly || held.gun().single().isEmpty();
            automatic = automatic && held.gun().isAutomatic();
        }
        boolean isPlayed = !two || attempt.encounter().rulings().twoGuns();
        add(found, !isPlayed, Reason.TWO_GUNS_NOT_PLAYED, FalloutRule.FO_67_OPTIONAL_RULES);
        add(
                found,
                burst && !automatic,
                Reason.NOT_AUTOMATIC,
                two ? FalloutRule.FO_62_TWO_GUNS_ROLLS : FalloutRule.FO_21_BURST);
        add(found, burst && blind, Reason.NO_BLIND_BURST, FalloutRule.FO_38_BLIND_FIRE);
        add(found, aimed && heavy, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_14_HEAVY_WEAPONS);
        add(found, aimed && two, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_60_TWO_GUNS);
        add(found, aimed && blind, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_38_BLIND_FIRE);
        add(
                found,
                !burst && !(aimed && heavy) && burstOnly,
                Reason.BURST_ONLY,
                heavy ? FalloutRule.FO_14_HEAVY_WEAPONS : FalloutRule.FO_12_WAYS_TO_SHOOT);
    }

    private static void addWounds(Attempt attempt, List<Refusal> found) {
        if (!attempt.encounter().rulings().wounds()) {
            return;
        }
        int strength = attempt.shooter().statistics().strength();
        boolean bothArms = attempt.isTwoGuns()
                || attempt.hands().stream().anyMatch(held -> held.gun().handsFor(strength) == 2);
        add(found, bothArms && hasAWound(attempt, Part.ARM), Reason.ARM_WOUNDED, FalloutRule.FO_69_WOUNDS);
        add(found, hasAWound(attempt, Part.WEAPON), Reason.WEAPON_UNUSABLE, FalloutRule.FO_69_WOUNDS);
    }

    /** Returns the rules of some refusals, each once. */
    public static List<Rule> rules(List<Refusal> refusals) {
        return refusals.stream().<Rule>map(Refusal::rule).distinct().toList();
    }

    private static boolean hasAWound(Attempt attempt, Part part) {
        return attempt.shooter().burdens().isWounded(part, attempt.encounter().rulings());
    }

    private static void addGun(Attempt attempt, Held held, List<Refusal> found) {
        Optional<Bands.RangeBand> band = attempt.shot(held).band();
        boolean blind = attempt.from() == Way.FromCover.BLIND && band.isPresent() && !BLIND_RANGES.contains(band.get());
        add(found, held.rounds() == 0, Reason.EMPTY, FalloutRule.FO_72_AMMUNITION);
        add(found, band.isEmpty(), Reason.OUT_OF_RANGE, FalloutRule.FO_11_RANGE_BANDS);
        add(found, blind, Reason.BLIND_FIRE_RANGE, FalloutRule.FO_38_BLIND_FIRE);
    }

    private static void addPart(Encounter encounter, Part part, List<Refusal> found) {
        if (part == Part.WEAPON && !encounter.target().isArmed()) {
            add(found, true, Reason.NO_WEAPON_THERE, FalloutRule.FO_16_WEAPON_HIT);
        } else {
            add(found, !encounter.locations().show(part), Reason.PART_NOT_VISIBLE, encounter.locatedBy());
        }
    }

    private static void add(List<Refusal> found, boolean so, Reason reason, FalloutRule rule) {
        if (so && found.stream().noneMatch(refusal -> refusal.reason == reason && refusal.rule == rule)) {
            found.add(new Refusal(reason, rule));
        }
    }

    /** A reason to refuse a shot. */
    public enum Reason {
        TWO_GUNS_NOT_PLAYED,
        NOT_AUTOMATIC,
        BURST_ONLY,
        /** Aiming with a heavy weapon, with two guns, or in blind fire. */
        AIM_NOT_POSSIBLE,
        NO_BLIND_BURST,
        ARM_WOUNDED,
        WEAPON_UNUSABLE,
        EMPTY,
        OUT_OF_RANGE,
        BLIND_FIRE_RANGE,
        PART_NOT_VISIBLE,
        NO_WEAPON_THERE,
        NOT_ENOUGH_AP
    }
}
