package dev.snakewater.domain.exp.modifier;

import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.combatant.Encumbrance;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.scene.Approach.Protection;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Why an attack cannot be made at all, in the order of the rules. Dropping an adjustment lifts no bar (EX-39, EX-55). */
public enum Bar {
    LIFT_ONLY(ExpRule.EX_19_HIGH_GRAVITY, attack -> load(attack) == Encumbrance.LIFT_ONLY),
    COMPLETE_COVER(ExpRule.EX_27_COMPLETELY_HIDDEN, attack -> protection(attack).isCompleteCover()),
    NOT_FIRING_BLIND(
            ExpRule.EX_27_COMPLETELY_HIDDEN,
            attack -> protection(attack).isConcealedAlone()
                    && attack.approach().blind().isEmpty()),
    NO_CUE(ExpRule.EX_29_WHEN_BLIND, attack -> attack.approach().isWithoutCue()),
    /** The weapon has no decay and carries no farther than its range. */
    BEYOND_RANGE(
            ExpRule.EX_34_DECAY,
            attack -> (attack.isTactical() || attack.rulings().theatricalDecay())
                    && attack.hexesBeyond() > 0
                    && attack.weapon().costBeyond().isEmpty()),
    OUT_OF_REACH(
            ExpRule.EX_35_REACH,
            attack -> attack.isTactical()
                    && attack.weapon().isTypeA()
                    && !attack.weapon().reaches(attack.hexes())),
    TOO_NEAR(
            ExpRule.EX_36_TYPE_B,
            attack -> attack.isTactical()
                    && attack.weapon().weaponType() == WeaponType.TYPE_B
                    && attack.hexes() < (attack.rulings().typeBMinTwo() ? 2 : 1)),
    CRAWLING(ExpRule.EX_42_CRAWLING, attack -> is(Posture.CRAWLING, attack)),
    CROUCHING(
            ExpRule.EX_43_CROUCHING_ATTACKER,
            attack -> is(Posture.CROUCHING, attack) && attack.weapon().isTypeA()),
    ROLLING_LOADED(
            ExpRule.EX_45_ROLLING,
            attack -> is(Posture.ROLLING, attack) && load(attack).compareTo(Encumbrance.ENCUMBERED) >= 0),
    ROLLING(ExpRule.EX_45_ROLLING, attack -> is(Posture.ROLLING, attack) && !isPowered(attack)),
    PRONE(ExpRule.EX_50_PRONE, attack -> is(Posture.PRONE, attack) && !isPowered(attack)),
    REFEREES_WORD(
            ExpRule.EX_59_THEATRICAL_RANGE,
            attack -> !attack.isTactical() && attack.approach().outOfReach().orElse(false));

    private final ExpRule rule;
    private final Predicate<Attack> stands;

    Bar(ExpRule rule, Predicate<Attack> stands) {
        this.rule = rule;
        this.stands = stands;
    }

    /** Returns everything that bars an attack; nothing if it can be made. */
    public static List<Bar> of(Attack attack) {
        return Stream.of(values()).filter(bar -> bar.stands.test(attack)).toList();
    }

    /** Returns the rule that forbids the attack. */
    public ExpRule rule() {
        return rule;
    }

    private static Protection protection(Attack attack) {
        return attack.approach().protection();
    }

    private static boolean is(Posture posture, Attack attack) {
        return attack.attacker().bearing().posture() == posture;
    }

    private static Encumbrance load(Attack attack) {
        return attack.attacker().bearing().encumbrance();
    }

    private static boolean isPowered(Attack attack) {
        return attack.weapon().weaponType().countsAs() == WeaponType.TYPE_C;
    }
}
