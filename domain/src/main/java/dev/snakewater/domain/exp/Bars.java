package dev.snakewater.domain.exp;

import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.stream.Stream;

/** What the rules forbid. Dropping an adjustment lifts no bar (EX-39, EX-55). */
public final class Bars {

    private Bars() {}

    /** Everything that bars an attack, in the order of the rules; nothing if it can be made. */
    public static List<Bar> of(Attack attack) {
        return Stream.of(Bar.values()).filter(bar -> stands(bar, attack)).toList();
    }

    private static boolean stands(Bar bar, Attack attack) {
        Approach approach = attack.approach();
        Posture posture = attack.attacker().bearing().posture();
        Encumbrance load = attack.attacker().bearing().encumbrance();
        Weapon weapon = attack.weapon();
        boolean powered = weapon.weaponType().countsAs() == WeaponType.TYPE_C;
        return switch (bar) {
            case LIFT_ONLY -> load == Encumbrance.LIFT_ONLY;
            case COMPLETE_COVER -> approach.protection().isCompleteCover();
            case NOT_FIRING_BLIND ->
                approach.protection().isCompleteConcealment()
                        && !approach.protection().isCompleteCover()
                        && approach.blind().isEmpty();
            case NO_CUE ->
                approach.blind().filter(blind -> blind.cue().isEmpty()).isPresent();
            case BEYOND_RANGE -> rangeEnds(attack) && isBeyondAll(attack);
            case OUT_OF_REACH -> attack.isTactical() && weapon.isTypeA() && !weapon.reaches(attack.hexes());
            case TOO_NEAR ->
                attack.isTactical()
                        && weapon.weaponType() == WeaponType.TYPE_B
                        && attack.hexes() < nearest(attack.rulings());
            case CRAWLING -> posture == Posture.CRAWLING;
            case CROUCHING -> posture == Posture.CROUCHING && weapon.isTypeA();
            case ROLLING_LOADED -> posture == Posture.ROLLING && load.compareTo(Encumbrance.ENCUMBERED) >= 0;
            case ROLLING -> posture == Posture.ROLLING && !powered;
            case PRONE -> posture == Posture.PRONE && !powered;
            case REFEREES_WORD -> !attack.isTactical() && approach.outOfReach().orElse(false);
        };
    }

    private static boolean rangeEnds(Attack attack) {
        return attack.isTactical() || attack.rulings().theatricalDecay();
    }

    private static boolean isBeyondAll(Attack attack) {
        return attack.hexesBeyond() > 0 && attack.weapon().costBeyond().isEmpty();
    }

    private static int nearest(Rulings rulings) {
        return rulings.typeBMinTwo() ? 2 : 1;
    }
}
