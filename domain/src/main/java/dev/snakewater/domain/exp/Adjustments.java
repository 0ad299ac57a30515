package dev.snakewater.domain.exp;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every adjustment that is due in an attack, in the order of the chapter (section 8 of the catalogue). */
final class Adjustments {

    private static final int FROM_BEHIND = 90;

    private Adjustments() {}

    /** All of them, waived ones too. */
    static List<Adjustment> of(Attack attack) {
        return Stream.of(
                        WeatherAdjustments.of(attack).stream(),
                        highGravity(attack).stream(),
                        CoverAdjustments.of(attack).stream(),
                        decay(attack).stream(),
                        accuracy(attack).stream(),
                        PostureAdjustments.of(attack).stream(),
                        bolster(attack).stream(),
                        rear(attack).stream(),
                        refereesOwn(attack))
                .flatMap(due -> due)
                .toList();
    }

    private static Optional<Adjustment> highGravity(Attack attack) {
        if (!attack.scene().highGravity()) {
            return Optional.empty();
        }
        return attack.attacker()
                .bearing()
                .encumbrance()
                .highGravity()
                .map(penalty -> Adjustment.flat(
                                -penalty,
                                "high gravity, " + attack.attacker().bearing().encumbrance(),
                                ExpRule.EX_19_HIGH_GRAVITY)
                        .from("35.8")
                        .waived(attack.rulings().hasDropped(Rulings.Family.GRAVITY), ExpRule.EX_55_DROPPED));
    }

    private static Optional<Adjustment> decay(Attack attack) {
        int beyond = attack.hexesBeyond();
        return attack.range()
                .filter(range -> beyond > 0)
                .flatMap(range -> attack.weapon().costBeyond().map(decay -> decay(attack, range, decay, beyond)));
    }

    private static Adjustment decay(Attack attack, int range, int decay, int beyond) {
        boolean theatrical = !attack.isTactical();
        return Adjustment.of(
                        new Adjustment.Product(-decay, beyond),
                        "decay beyond " + range + (range == 1 ? " hex" : " hexes"),
                        ExpRule.EX_34_DECAY)
                .with(theatrical, ExpRule.EX_59_THEATRICAL_RANGE)
                .waived(attack.rulings().hasDropped(Rulings.Family.RANGE), ExpRule.EX_55_DROPPED)
                .waived(theatrical && !attack.rulings().theatricalDecay(), ExpRule.EX_59_THEATRICAL_RANGE);
    }

    private static Optional<Adjustment> accuracy(Attack attack) {
        int accuracy = attack.weapon().bonus();
        return accuracy == 0
                ? Optional.empty()
                : Optional.of(Adjustment.flat(accuracy, "accuracy", ExpFact.EXF_10_ACCURACY));
    }

    private static Optional<Adjustment> bolster(Attack attack) {
        int bolster = attack.attacker().bearing().bolster();
        return bolster == 0
                ? Optional.empty()
                : Optional.of(Adjustment.flat(-bolster, "armour rating bolstered", ExpRule.EX_49_BOLSTER)
                        .waived(!attack.rulings().mercBolster(), ExpRule.EX_49_BOLSTER));
    }

    private static Optional<Adjustment> rear(Attack attack) {
        return attack.approach().fromBehind()
                ? Optional.of(Adjustment.flat(FROM_BEHIND, "from behind", ExpRule.EX_10_REAR_ATTACK)
                        .waived(attack.rulings().hasDropped(Rulings.Family.REAR), ExpRule.EX_55_DROPPED)
                        .waived(
                                attack.rulings().rearStrikeOnly()
                                        && !attack.weapon().isTypeA(),
                                ExpRule.EX_10_REAR_ATTACK))
                : Optional.empty();
    }

    private static Stream<Adjustment> refereesOwn(Attack attack) {
        return attack.scene().adjustments().stream()
                .map(own -> own.perHex()
                        .map(rate -> Adjustment.of(
                                        new Adjustment.Product(rate, attack.hexes()),
                                        own.what(),
                                        ExpRule.EX_53_REFEREES_OWN)
                                .waived(attack.weapon().isTypeA(), ExpRule.EX_03_RATE))
                        .orElseGet(() -> Adjustment.flat(own.flat().orElse(0), own.what(), ExpRule.EX_53_REFEREES_OWN)))
                .filter(own -> own.amount() != 0)
                .map(own -> own.waived(attack.rulings().hasDropped(Rulings.Family.CUSTOM), ExpRule.EX_55_DROPPED));
    }
}
