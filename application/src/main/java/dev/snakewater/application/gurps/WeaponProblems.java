package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Arm;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.arms.Ammunition;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.Damage;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Weapon;
import java.math.BigDecimal;
import java.util.Optional;

/** What can be wrong with a weapon. */
final class WeaponProblems {

    private static final String AT = "/weapon";
    private static final int GREATEST = 100;
    private static final BigDecimal LEAST_DIVISOR = new BigDecimal("0.01");
    private static final int FARTHEST = 10_000;

    private final GurpsScenario scenario;
    private final Arm arm;
    private final Complaints complaints;

    WeaponProblems(GurpsScenario scenario, Complaints complaints) {
        this.scenario = scenario;
        this.arm = scenario.weapon();
        this.complaints = complaints;
    }

    void look() {
        if (arm.is().isEmpty()) {
            needed("/damage", arm.damage().isPresent(), "such as 2d-1");
            needed("/type", arm.type().isPresent(), "what it does to a body");
        }
        damage();
        arm.name().filter(String::isBlank).ifPresent(none -> complaints.add(AT + "/name", "a blank name", "a name"));
        complaints.within(AT + "/hands", arm.hands(), 1, 2);
        arm.armourDivisor()
                .filter(by -> !isDivisor(by))
                .ifPresent(by -> complaints.add(
                        AT + "/armourDivisor",
                        by.toPlainString() + (isInRange(by) ? " has too many places" : " is out of range"),
                        "0.01 to 100 with at most three places, such as 2, 1.5 or 0.333"));
        complaints.within(AT + "/minimumSt", arm.minimumSt(), 0, GREATEST);
        if (isOfBullets()) {
            multiplier("/calibre", arm.calibre());
        } else if (arm.calibre().isPresent()) {
            complaints.add(AT + "/calibre", "a calibre of a weapon that fires no bullets", "no such field");
        }
        multiplier("/beforeArmour", arm.beforeArmour());
        ranged();
    }

    private static boolean isDivisor(BigDecimal by) {
        return isInRange(by) && Opening.fraction(by).isPresent();
    }

    private static boolean isInRange(BigDecimal by) {
        return by.compareTo(LEAST_DIVISOR) >= 0 && by.compareTo(BigDecimal.valueOf(GREATEST)) <= 0;
    }

    private void needed(String field, boolean there, String instead) {
        if (!there) {
            complaints.add(AT + field, "a weapon that is none of the list needs it", instead + ", or 'is'");
        }
    }

    private void damage() {
        Optional<Damage> damage = Opening.damage(arm);
        if (arm.damage().isPresent() && damage.isEmpty()) {
            complaints.add(
                    AT + "/damage",
                    "'" + arm.damage().get() + "' is no damage",
                    "1 to " + Damage.MOST_DICE + " dice, such as 2d-1, or thr or sw with an addition, such as sw+1");
        }
        int strength = Opening.strength(scenario.attacker());
        if (damage.isPresent() && damage.get().inHandsOf(strength).isEmpty()) {
            complaints.add(
                    AT + "/damage",
                    "the table has no thrust and swing of ST " + strength,
                    "dice, such as 2d-1, or a ST of 8 to 18, or 20");
        }
    }

    private void multiplier(String field, Optional<String> written) {
        boolean wrong = written.isPresent()
                && written.flatMap(Fraction::written)
                        .filter(fraction -> fraction.numerator() > 0)
                        .isEmpty();
        if (wrong) {
            complaints.add(AT + field, "'" + written.orElseThrow() + "' is no multiplier", "such as 2, 1.5 or 1/2");
        }
    }

    private void ranged() {
        boolean isRanged = Opening.use(arm).isRanged();
        boolean known = arm.is().map(Arms::use).filter(Weapon.Use::isRanged).isPresent();
        if (isRanged && !known && arm.snapShot().isEmpty()) {
            complaints.add(AT + "/snapShot", "a ranged weapon that is none of the list needs it", "its SS number");
        }
        if (!isRanged) {
            onlyRanged("/snapShot", arm.snapShot().isPresent());
            onlyRanged("/accuracy", arm.accuracy().isPresent());
            onlyRanged("/snapShotPenalty", arm.snapShotPenalty().isPresent());
            onlyRanged("/recoil", arm.recoil().isPresent());
            onlyRanged("/halfDamage", arm.halfDamage().isPresent());
            onlyRanged("/maximum", arm.maximum().isPresent());
        }
        complaints.within(AT + "/snapShot", arm.snapShot(), 1, GREATEST);
        complaints.within(AT + "/accuracy", arm.accuracy(), 0, GREATEST);
        complaints.within(AT + "/snapShotPenalty", arm.snapShotPenalty(), Arms.SNAP_SHOT_PENALTY, 0);
        complaints.within(AT + "/recoil", arm.recoil(), -GREATEST, 0);
        complaints.within(AT + "/halfDamage", arm.halfDamage(), 1, FARTHEST);
        complaints.within(AT + "/maximum", arm.maximum(), 1, FARTHEST);
        if (!isOfBullets()
                && arm.ammunition().filter(kind -> kind != Ammunition.SOLID).isPresent()) {
            complaints.add(AT + "/ammunition", "ammunition of a weapon that fires no bullets", "no such field");
        }
    }

    private boolean isOfBullets() {
        return arm.type().or(() -> arm.is().map(Arms::type)).equals(Optional.of(DamageType.BULLET));
    }

    private void onlyRanged(String field, boolean there) {
        if (there) {
            complaints.add(AT + field, "only ranged weapons have it", "a 'use' of thrown, bow, crossbow or gun");
        }
    }
}
