package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.RangeBand;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
        boolean tooDear = Price.isListed(attempt) && Price.of(attempt).total() > actionPoints;
        return Stream.of(
                        lasting(
                                guns,
                                attempt.way(),
                                attempt.from(),
                                attempt.encounter().rulings())
                                .stream(),
                        ofWounds(attempt).stream(),
                        attempt.hands().stream().flatMap(held -> gun(attempt, held)),
                        attempt.aimedAt().stream().flatMap(part -> part(attempt.encounter(), part, armed)),
                        when(tooDear, Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS))
                .flatMap(all -> all)
                .distinct()
                .toList();
    }

    /**
     * What lies in the guns, the way and the rulings alone, so that no waiting would help.
     *
     * @param guns the gun, or one for each hand
     */
    public static List<Refusal> lasting(List<Gun> guns, Way way, FromCover from, Rulings rulings) {
        boolean two = guns.size() > 1;
        boolean heavy = guns.stream().anyMatch(Gun::isHeavy);
        boolean burst = way instanceof Way.Burst;
        boolean aimed = way instanceof Way.Aimed;
        boolean blind = from == FromCover.BLIND;
        boolean burstOnly = guns.stream().anyMatch(gun -> gun.single().isEmpty());
        return Stream.of(
                        when(
                                two && !rulings.twoGuns(),
                                Refusal.Reason.TWO_GUNS_NOT_PLAYED,
                                FalloutRule.FO_67_OPTIONAL_RULES),
                        when(
                                burst && !guns.stream().allMatch(Gun::isAutomatic),
                                Refusal.Reason.NOT_AUTOMATIC,
                                two ? FalloutRule.FO_62_TWO_GUNS_ROLLS : FalloutRule.FO_21_BURST),
                        when(burst && blind, Refusal.Reason.NO_BLIND_BURST, FalloutRule.FO_38_BLIND_FIRE),
                        when(aimed && heavy, Refusal.Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_14_HEAVY_WEAPONS),
                        when(aimed && two, Refusal.Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_60_TWO_GUNS),
                        when(aimed && blind, Refusal.Reason.AIM_NOT_POSSIBLE, FalloutRule.FO_38_BLIND_FIRE),
                        when(
                                !burst && !(aimed && heavy) && burstOnly,
                                Refusal.Reason.BURST_ONLY,
                                heavy ? FalloutRule.FO_14_HEAVY_WEAPONS : FalloutRule.FO_12_WAYS_TO_SHOOT))
                .flatMap(all -> all)
                .toList();
    }

    /** What the house's wounds are in the way of, where they are played with (FO-69): two guns, or one for both hands. */
    public static List<Refusal> ofWounds(Attempt attempt) {
        int strength = attempt.shooter().statistics().strength();
        boolean bothArms = attempt.isTwoGuns()
                || attempt.hands().stream().anyMatch(held -> held.gun().handsFor(strength) == 2);
        return Stream.concat(
                        when(
                                bothArms && hasAWound(attempt, Part.ARM),
                                Refusal.Reason.ARM_WOUNDED,
                                FalloutRule.FO_69_WOUNDS),
                        when(hasAWound(attempt, Part.WEAPON), Refusal.Reason.WEAPON_UNUSABLE, FalloutRule.FO_69_WOUNDS))
                .toList();
    }

    private static boolean hasAWound(Attempt attempt, Part part) {
        return attempt.shooter().burdens().isWounded(part, attempt.encounter().rulings());
    }

    private static Stream<Refusal> gun(Attempt attempt, Held held) {
        Optional<RangeBand> band = attempt.shot(held).band();
        boolean blind = attempt.from() == FromCover.BLIND && !band.stream().allMatch(BLIND_RANGES::contains);
        return Stream.of(
                        when(held.rounds() == 0, Refusal.Reason.EMPTY, FalloutRule.FO_72_AMMUNITION),
                        when(band.isEmpty(), Refusal.Reason.OUT_OF_RANGE, FalloutRule.FO_11_RANGE_BANDS),
                        when(blind, Refusal.Reason.BLIND_FIRE_RANGE, FalloutRule.FO_38_BLIND_FIRE))
                .flatMap(all -> all);
    }

    private static Stream<Refusal> part(Encounter encounter, Part part, boolean armed) {
        return part == Part.WEAPON && !armed
                ? Stream.of(new Refusal(Refusal.Reason.NO_WEAPON_THERE, FalloutRule.FO_16_WEAPON_HIT))
                : when(!encounter.locations().show(part), Refusal.Reason.PART_NOT_VISIBLE, encounter.locatedBy());
    }

    private static Stream<Refusal> when(boolean so, Refusal.Reason reason, FalloutRule rule) {
        return so ? Stream.of(new Refusal(reason, rule)) : Stream.empty();
    }
}
