package dev.snakewater.domain.exp;

import dev.snakewater.domain.exp.table.Hidden;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What hides the target: a barrier, something that only conceals, her own posture; the best of them counts (EX-24). */
final class CoverAdjustments {

    private CoverAdjustments() {}

    /** What is due: one that counts, at most, and those that are waived. */
    static List<Adjustment> of(Attack attack) {
        // Cover stands before concealment, so that of equals it is cover that counts.
        List<Adjustment> due = Stream.of(cover(attack), posture(attack), concealment(attack), prone(attack))
                .flatMap(Optional::stream)
                .filter(source -> source.amount() != 0)
                .toList();
        Optional<Adjustment> best =
                due.stream().filter(Adjustment::counts).min(Comparator.comparingInt(Adjustment::amount));
        List<Adjustment> told = new ArrayList<>();
        for (Adjustment source : due) {
            told.add(source.waived(!best.equals(Optional.of(source)), ExpRule.EX_24_ONE_OR_THE_OTHER));
        }
        return told;
    }

    private static Optional<Adjustment> cover(Attack attack) {
        Protection protection = attack.approach().protection();
        return Hidden.row(protection.asCover())
                .map(row -> barrier(
                                attack,
                                Adjustment.flat(-row.cover(), row.percent() + "% cover", ExpRule.EX_25_TABLE_35_9))
                        .with(true, ExpRule.EX_21_COVER));
    }

    private static Optional<Adjustment> concealment(Attack attack) {
        Protection protection = attack.approach().protection();
        boolean pierced = protection.isDowngraded();
        return Hidden.row(protection.asConcealment())
                .map(row -> barrier(
                                attack,
                                Adjustment.flat(
                                        -row.concealment(),
                                        row.percent() + "% concealment" + (pierced ? ", the cover pierced" : ""),
                                        ExpRule.EX_25_TABLE_35_9))
                        .with(true, pierced ? ExpRule.EX_23_DOWNGRADE : ExpRule.EX_22_CONCEALMENT))
                .map(source -> unlessBlind(attack, source));
    }

    private static Adjustment barrier(Attack attack, Adjustment source) {
        Protection protection = attack.approach().protection();
        return source.from(Adjustment.COVER_TABLE)
                .with(protection.roundACorner().isPresent(), ExpRule.EX_26_ROUND_A_CORNER)
                .with(protection.isGivenAway(), ExpRule.EX_27_COMPLETELY_HIDDEN)
                .waived(attack.rulings().hasDropped(Rulings.Family.COVER), ExpRule.EX_55_DROPPED)
                .waived(attack.weapon().isTypeA(), ExpRule.EX_20_HIDING);
    }

    private static Optional<Adjustment> posture(Attack attack) {
        if (attack.weapon().isTypeA()) {
            return Optional.empty();
        }
        return switch (attack.target().bearing().posture()) {
            case CROUCHING ->
                Optional.of(ofPosture(
                        attack,
                        Adjustment.flat(
                                -Hidden.HAND_WEAPON.cover(),
                                "target crouching, 33% cover",
                                ExpRule.EX_44_CROUCHING_TARGET)));
            case CRAWLING ->
                Optional.of(ofPosture(
                        attack,
                        Adjustment.flat(-Hidden.RIFLE.cover(), "target crawling, 50% cover", ExpRule.EX_42_CRAWLING)));
            case STANDING, ROLLING, PRONE, SEATED, CLIMBING_CAREFULLY, FREE_CLIMBING, CLIMBING_A_ROPE_OR_LADDER ->
                Optional.empty();
        };
    }

    /** Against type B nothing is stated, so nothing is due. */
    private static Optional<Adjustment> prone(Attack attack) {
        if (attack.target().bearing().posture() != Posture.PRONE
                || attack.weapon().weaponType().countsAs() != WeaponType.TYPE_C) {
            return Optional.empty();
        }
        return Optional.of(unlessBlind(
                attack,
                ofPosture(
                        attack,
                        Adjustment.flat(
                                -Hidden.SLIT.concealment(), "target prone, 90% concealment", ExpRule.EX_50_PRONE))));
    }

    private static Adjustment ofPosture(Attack attack, Adjustment source) {
        return PostureAdjustments.unlessWaived(
                attack, source.from(Adjustment.COVER_TABLE).with(true, ExpRule.EX_25_TABLE_35_9));
    }

    /** The gate stands for seeing; what hides without stopping is seen, or not. */
    private static Adjustment unlessBlind(Attack attack, Adjustment source) {
        return source.waived(attack.blindFire().isPresent(), ExpRule.EX_30_AFTER_THE_GATE);
    }
}
