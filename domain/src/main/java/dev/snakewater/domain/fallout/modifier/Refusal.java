package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A reason to refuse an action. A refusal changes nothing (FO-08). */
public record Refusal(Reason reason, FalloutRule rule) {

    private static final List<Bands.RangeBand> BLIND_RANGES = List.of(Bands.RangeBand.CQC, Bands.RangeBand.CLOSE);

    /** Returns all reasons to refuse an action of a shooter with these action points; empty if it is allowed. */
    public static List<Refusal> of(Attempt attempt, int actionPoints) {
        boolean tooDear = attempt.isListed() && attempt.price().total() > actionPoints;
        return Stream.of(
                        lasting(attempt).stream(),
                        ofWounds(attempt).stream(),
                        attempt.hands().stream().flatMap(held -> gun(attempt, held)),
                        attempt.aimedAt().stream().flatMap(part -> part(attempt.encounter(), part)),
                        when(tooDear, Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS))
                .flatMap(all -> all)
                .distinct()
                .toList();
    }

    /** Returns the reasons that lie in the guns, the way and the rulings alone, so that waiting would not help. */
    public static List<Refusal> lasting(Attempt attempt) {
        List<Gun> guns = attempt.guns();
        boolean two = attempt.isTwoGuns();
        boolean heavy = guns.stream().anyMatch(Gun::isHeavy);
        boolean burst = attempt.isBurst();
        boolean aimed = attempt.aimedAt().isPresent();
        boolean blind = attempt.from() == Way.FromCover.BLIND;
        boolean isPlayed = !two || attempt.encounter().rulings().twoGuns();
        boolean burstOnly = guns.stream().anyMatch(gun -> gun.single().isEmpty());
        return Stream.of(
                        when(!isPlayed, Reason.TWO_GUNS_NOT_PLAYED, FalloutRule.FO_67_OPTIONAL_RULES),
                        when(
                                burst && !guns.stream().allMatch(Gun::isAutomatic),
                                Reason.NOT_AUTOMATIC,
                                two ? FalloutRule.FO_62_TWO_GUNS_ROLLS : FalloutRule.FO_21_BURST),
                        when(burst && blind, Reason.NO_BLIND_BURST, FalloutRule.FO_38_BLIND_FIRE),
                        when(aimed && heavy, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_14_HEAVY_WEAPONS),
                        when(aimed && two, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_60_TWO_GUNS),
                        when(aimed && blind, Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_38_BLIND_FIRE),
                        when(
                                !burst && !(aimed && heavy) && burstOnly,
                                Reason.BURST_ONLY,
                                heavy ? FalloutRule.FO_14_HEAVY_WEAPONS : FalloutRule.FO_12_WAYS_TO_SHOOT))
                .flatMap(all -> all)
                .toList();
    }

    /** Returns the refusals due to the house's wounds, if played (FO-69): no two guns and no two-handed gun with a wounded arm. */
    public static List<Refusal> ofWounds(Attempt attempt) {
        int strength = attempt.shooter().statistics().strength();
        boolean bothArms = attempt.isTwoGuns()
                || attempt.hands().stream().anyMatch(held -> held.gun().handsFor(strength) == 2);
        return Stream.concat(
                        when(bothArms && hasAWound(attempt, Part.ARM), Reason.ARM_WOUNDED, FalloutRule.FO_69_WOUNDS),
                        when(hasAWound(attempt, Part.WEAPON), Reason.WEAPON_UNUSABLE, FalloutRule.FO_69_WOUNDS))
                .toList();
    }

    /** Returns the rules of some refusals, each once. */
    public static List<Rule> rules(List<Refusal> refusals) {
        return refusals.stream().<Rule>map(Refusal::rule).distinct().toList();
    }

    private static boolean hasAWound(Attempt attempt, Part part) {
        return attempt.shooter().burdens().isWounded(part, attempt.encounter().rulings());
    }

    private static Stream<Refusal> gun(Attempt attempt, Held held) {
        Optional<Bands.RangeBand> band = attempt.shot(held).band();
        boolean blind = attempt.from() == Way.FromCover.BLIND && !band.stream().allMatch(BLIND_RANGES::contains);
        return Stream.of(
                        when(held.rounds() == 0, Reason.EMPTY, FalloutRule.FO_72_AMMUNITION),
                        when(band.isEmpty(), Reason.OUT_OF_RANGE, FalloutRule.FO_11_RANGE_BANDS),
                        when(blind, Reason.BLIND_FIRE_RANGE, FalloutRule.FO_38_BLIND_FIRE))
                .flatMap(all -> all);
    }

    private static Stream<Refusal> part(Encounter encounter, Part part) {
        return part == Part.WEAPON && !encounter.target().isArmed()
                ? Stream.of(new Refusal(Reason.NO_WEAPON_THERE, FalloutRule.FO_16_WEAPON_HIT))
                : when(!encounter.locations().show(part), Reason.PART_NOT_VISIBLE, encounter.locatedBy());
    }

    private static Stream<Refusal> when(boolean so, Refusal.Reason reason, FalloutRule rule) {
        return so ? Stream.of(new Refusal(reason, rule)) : Stream.empty();
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
