package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.arms.Ammunition;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Weapon;
import java.util.Optional;

/** What does not go together in a weapon. */
final class WeaponProblems {

    private static final String AT = "/weapon";

    private final Arm arm;
    private final int strength;
    private final Complaints complaints;

    WeaponProblems(GurpsScenario scenario, Complaints complaints) {
        this.arm = scenario.weapon();
        this.strength = scenario.attacker().strength();
        this.complaints = complaints;
    }

    void look() {
        if (arm.is().isEmpty()) {
            Complaints unlisted = complaints.needing(AT + "/is");
            unlisted.when(arm.own().damage().isEmpty(), AT + "/damage", "damage-missing");
            unlisted.when(arm.own().type().isEmpty(), AT + "/type", "type-missing");
        }
        complaints.when(
                arm.damage()
                        .filter(damage -> damage.inHandsOf(strength).isEmpty())
                        .isPresent(),
                AT + "/damage",
                "no-thrust-and-swing",
                strength);
        complaints.when(
                arm.divisor().isEmpty(),
                AT + "/armourDivisor",
                "divisor",
                arm.own().armourDivisor().toPlainString());
        if (!arm.type().equals(Optional.of(DamageType.BULLET))) {
            Complaints byType = complaints.needing(AT + "/type", AT + "/is");
            byType.when(arm.own().calibre().isPresent(), AT + "/calibre", "calibre-without-bullets");
            byType.when(arm.own().ammunition() != Ammunition.SOLID, AT + "/ammunition", "ammunition-without-bullets");
        }
        shooting();
    }

    private void shooting() {
        Arm.Shooting shooting = arm.shooting();
        Complaints byUse = complaints.needing(GurpsProblems.USE);
        if (!arm.use().isRanged()) {
            byUse.when(shooting.snapShot().isPresent(), AT + "/snapShot", "only-ranged-weapons");
            byUse.when(shooting.accuracy().isPresent(), AT + "/accuracy", "only-ranged-weapons");
            byUse.when(shooting.snapShotPenalty().isPresent(), AT + "/snapShotPenalty", "only-ranged-weapons");
            byUse.when(shooting.recoil().isPresent(), AT + "/recoil", "only-ranged-weapons");
            byUse.when(shooting.halfDamage().isPresent(), AT + "/halfDamage", "only-ranged-weapons");
            byUse.when(shooting.maximum().isPresent(), AT + "/maximum", "only-ranged-weapons");
        } else {
            boolean listed =
                    arm.is().map(Arms::use).filter(Weapon.Use::isRanged).isPresent();
            byUse.when(!listed && shooting.snapShot().isEmpty(), AT + "/snapShot", "snap-shot-missing");
        }
    }
}
