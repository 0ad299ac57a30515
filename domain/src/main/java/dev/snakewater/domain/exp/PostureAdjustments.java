package dev.snakewater.domain.exp;

import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How both are placed and move, as far as it is no cover (EX-39 to EX-51). */
final class PostureAdjustments {

    private static final int PER_DIFFERENCE = -10;
    private static final int ON_THE_PRONE = 165;
    private static final int ON_A_CLIMBER = 165;
    private static final int ON_A_CAREFUL_CLIMBER = 666;

    private PostureAdjustments() {}

    /** What is due. */
    static List<Adjustment> of(Attack attack) {
        return Stream.of(differential(attack), ofAttacker(attack), ofTarget(attack))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Movement may wait, and postures can be dropped. */
    static Adjustment unlessWaived(Attack attack, Adjustment due) {
        return due.waived(!attack.rulings().movementAdjustments(), ExpRule.EX_39_MOVEMENT_MAY_WAIT)
                .waived(attack.rulings().hasDropped(Rulings.Family.POSTURE), ExpRule.EX_55_DROPPED);
    }

    private static Optional<Adjustment> differential(Attack attack) {
        int difference = attack.movementDifferential();
        return difference == 0
                ? Optional.empty()
                : Optional.of(Adjustment.of(
                                new Adjustment.Product(PER_DIFFERENCE, difference),
                                "movement differential " + difference + " h/u",
                                ExpRule.EX_40_DIFFERENTIAL)
                        .waived(!attack.rulings().movementAdjustments(), ExpRule.EX_39_MOVEMENT_MAY_WAIT)
                        .waived(attack.rulings().hasDropped(Rulings.Family.MOVEMENT), ExpRule.EX_55_DROPPED)
                        .waived(attack.attacker().bearing().naturallyFast(), ExpRule.EX_41_NATURALLY_FAST));
    }

    private static Optional<Adjustment> ofAttacker(Attack attack) {
        WeaponType type = attack.weapon().weaponType().countsAs();
        Optional<Adjustment> due = switch (attack.attacker().bearing().posture()) {
            case CROUCHING ->
                penalty(
                        type == WeaponType.TYPE_A ? 0 : type == WeaponType.TYPE_B ? -200 : -75,
                        "crouching",
                        ExpRule.EX_43_CROUCHING_ATTACKER);
            case ROLLING -> penalty(type == WeaponType.TYPE_C ? -210 : 0, "rolling", ExpRule.EX_45_ROLLING);
            case SEATED -> penalty(type == WeaponType.TYPE_C ? 0 : -100, "seated", ExpRule.EX_51_SEATED);
            case CLIMBING_CAREFULLY, CLIMBING_A_ROPE_OR_LADDER ->
                penalty(attack.rulings().climberAttackPenalty() ? -180 : 0, "climbing", ExpRule.EX_47_OTHER_CLIMBING);
            case STANDING, CRAWLING, PRONE, FREE_CLIMBING -> Optional.empty();
        };
        return due.map(adjustment -> unlessWaived(attack, adjustment));
    }

    private static Optional<Adjustment> penalty(int amount, String posture, ExpRule why) {
        return amount == 0 ? Optional.empty() : Optional.of(Adjustment.flat(amount, "attacker " + posture, why));
    }

    private static Optional<Adjustment> ofTarget(Attack attack) {
        boolean typeA = attack.weapon().isTypeA();
        Optional<Adjustment> due = switch (attack.target().bearing().posture()) {
            case CRAWLING ->
                typeA
                        ? Optional.of(Adjustment.flat(ON_THE_PRONE, "target crawling", ExpRule.EX_42_CRAWLING))
                        : Optional.empty();
            case PRONE ->
                typeA
                        ? Optional.of(Adjustment.flat(ON_THE_PRONE, "target prone", ExpRule.EX_50_PRONE))
                        : Optional.empty();
            case CLIMBING_CAREFULLY ->
                Optional.of(Adjustment.flat(
                        ON_A_CAREFUL_CLIMBER, "target climbing carefully", ExpRule.EX_46_CAREFUL_CLIMBING));
            case FREE_CLIMBING, CLIMBING_A_ROPE_OR_LADDER ->
                Optional.of(Adjustment.flat(
                        ON_A_CLIMBER, "target " + attack.target().bearing().posture(), ExpRule.EX_47_OTHER_CLIMBING));
            case STANDING, CROUCHING, ROLLING, SEATED -> Optional.empty();
        };
        return due.map(adjustment -> unlessWaived(attack, adjustment));
    }
}
