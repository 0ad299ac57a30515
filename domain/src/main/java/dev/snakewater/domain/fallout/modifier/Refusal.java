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
        Found found = new Found();
        addLasting(attempt, found);
        addWounds(attempt, found);
        for (Held held : attempt.hands()) {
            addGun(attempt, held, found);
        }
        if (attempt.way() instanceof Way.Aimed aimed) {
            addPart(attempt.encounter(), aimed.part(), found);
        }
        found.when(tooDear, Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS);
        return found.all();
    }

    /** Returns the reasons that lie in the guns, the way and the rulings alone, so that waiting would not help. */
    public static List<Refusal> lasting(Attempt attempt) {
        Found found = new Found();
        addLasting(attempt, found);
        return found.all();
    }

    /** Returns the refusals due to the house's wounds, if played (FO-69): no two guns and no two-handed gun with a wounded arm. */
    public static List<Refusal> ofWounds(Attempt attempt) {
        Found found = new Found();
        addWounds(attempt, found);
        return found.all();
    }

    private static void addLasting(Attempt attempt, Found found) {
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
        found.when(!isPlayed, Reason.TWO_GUNS_NOT_PLAYED, FalloutRule.FO_67_OPTIONAL_RULES);
        found.when(
                burst && !automatic,
                Reason.NOT_AUTOMATIC,
                two ? FalloutRule.FO_62_TWO_GUNS_ROLLS : FalloutRule.FO_21_BURST);
        found.when(burst && blind, Reason.NO_BLIND_BURST, FalloutRule.FO_38_BLIND_FIRE);
        found.when(aimed && heavy, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_14_HEAVY_WEAPONS);
        found.when(aimed && two, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_60_TWO_GUNS);
        found.when(aimed && blind, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_38_BLIND_FIRE);
        found.when(
                !burst && !(aimed && heavy) && burstOnly,
                Reason.BURST_ONLY,
                heavy ? FalloutRule.FO_14_HEAVY_WEAPONS : FalloutRule.FO_12_WAYS_TO_SHOOT);
    }

    private static void addWounds(Attempt attempt, Found found) {
        if (!attempt.encounter().rulings().wounds()) {
            return;
        }
        int strength = attempt.shooter().statistics().strength();
        boolean bothArms = attempt.isTwoGuns()
                || attempt.hands().stream().anyMatch(held -> held.gun().handsFor(strength) == 2);
        found.when(bothArms && hasAWound(attempt, Part.ARM), Reason.ARM_WOUNDED, FalloutRule.FO_69_WOUNDS);
        found.when(hasAWound(attempt, Part.WEAPON), Reason.WEAPON_UNUSABLE, FalloutRule.FO_69_WOUNDS);
    }

    /** Returns the rules of some refusals, each once. */
    public static List<Rule> rules(List<Refusal> refusals) {
        return refusals.stream().<Rule>map(Refusal::rule).distinct().toList();
    }

    private static boolean hasAWound(Attempt attempt, Part part) {
        return attempt.shooter().burdens().isWounded(part, attempt.encounter().rulings());
    }

    private static void addGun(Attempt attempt, Held held, Found found) {
        Optional<Bands.RangeBand> band = attempt.shot(held).band();
        boolean blind = attempt.from() == Way.FromCover.BLIND && band.isPresent() && !BLIND_RANGES.contains(band.get());
        found.when(held.rounds() == 0, Reason.EMPTY, FalloutRule.FO_72_AMMUNITION);
        found.when(band.isEmpty(), Reason.OUT_OF_RANGE, FalloutRule.FO_11_RANGE_BANDS);
        found.when(blind, Reason.BLIND_FIRE_RANGE, FalloutRule.FO_38_BLIND_FIRE);
    }

    private static void addPart(Encounter encounter, Part part, Found found) {
        if (part == Part.WEAPON && !encounter.target().isArmed()) {
            found.when(true, Reason.NO_WEAPON_THERE, FalloutRule.FO_16_WEAPON_HIT);
        } else {
            found.when(!encounter.locations().show(part), Reason.PART_NOT_VISIBLE, encounter.locatedBy());
        }
    }

    /** Refusals that are found one after the other, each once. They are looked for very often, and seldom found. */
    private static final class Found {

        private List<Refusal> refusals = List.of();

        void when(boolean so, Reason reason, FalloutRule rule) {
            if (!so) {
                return;
            }
            Refusal refusal = new Refusal(reason, rule);
            if (!refusals.contains(refusal)) {
                refusals = refusals.isEmpty() ? new ArrayList<>() : refusals;
                refusals.add(refusal);
            }
        }

        List<Refusal> all() {
            return refusals.isEmpty() ? List.of() : List.copyOf(refusals);
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
