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
            needed("/damage", arm.own().damage(), "such as 2d-1");
            needed("/type", arm.own().type(), "what it does to a body");
        }
        if (arm.damage().filter(damage -> damage.inHandsOf(strength).isEmpty()).isPresent()) {
            complaints.add(
                    AT + "/damage",
                    "the table has no thrust and swing of ST " + strength,
                    "dice, such as 2d-1, or a ST of 8 to 18, or 20");
        }
        if (arm.divisor().isEmpty()) {
            complaints.add(
                    AT + "/armourDivisor",
                    arm.own().armourDivisor().toPlainString() + " has too many places, or is too small",
                    "0.01 to 100 with at most three places, such as 2, 1.5 or 0.333");
        }
        if (!arm.type().equals(Optional.of(DamageType.BULLET))) {
            onlyOfBullets("/calibre", arm.own().calibre().isPresent(), "a calibre");
            onlyOfBullets("/ammunition", arm.own().ammunition() != Ammunition.SOLID, "ammunition");
        }
        shooting();
    }

    private void needed(String field, Optional<?> value, String instead) {
        if (value.isEmpty()) {
            complaints
                    .needing(AT + "/is")
                    .add(AT + field, "a weapon that is none of the list needs it", instead + ", or 'is'");
        }
    }

    private void onlyOfBullets(String field, boolean there, String what) {
        if (there) {
            complaints
                    .needing(AT + "/type", AT + "/is")
                    .add(AT + field, what + " of a weapon that fires no bullets", "no such field");
        }
    }

    private void shooting() {
        Arm.Shooting shooting = arm.shooting();
        if (!arm.use().isRanged()) {
            onlyRanged("/snapShot", shooting.snapShot());
            onlyRanged("/accuracy", shooting.accuracy());
            onlyRanged("/snapShotPenalty", shooting.snapShotPenalty());
            onlyRanged("/recoil", shooting.recoil());
            onlyRanged("/halfDamage", shooting.halfDamage());
            onlyRanged("/maximum", shooting.maximum());
        } else if (arm.is().map(Arms::use).filter(Weapon.Use::isRanged).isEmpty()
                && shooting.snapShot().isEmpty()) {
            complaints
                    .needing(GurpsProblems.USE)
                    .add(AT + "/snapShot", "a ranged weapon that is none of the list needs it", "its SS number");
        }
    }

    private void onlyRanged(String field, Optional<Integer> number) {
        if (number.isPresent()) {
            complaints
                    .needing(GurpsProblems.USE)
                    .add(AT + field, "only ranged weapons have it", "a 'use' of thrown, bow, crossbow or gun");
        }
    }
}
