package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.table.Ammunition;
import dev.snakewater.domain.gurps.table.Arm;
import dev.snakewater.domain.gurps.table.DamageType;
import dev.snakewater.domain.gurps.table.Weapon;
import java.util.Optional;

/** What does not go together in a weapon. */
final class WeaponProblems {

    private static final String AT = "/weapon";

    private WeaponProblems() {}

    static void look(Arm arm, int strength, Complaints complaints) {
        if (arm.is().isEmpty()) {
            Complaints unlisted = complaints.needing(AT + "/is");
            unlisted.when(arm.own().damage().isEmpty(), AT + "/damage", "damage-missing");
            unlisted.when(arm.own().type().isEmpty(), AT + "/type", "type-missing");
        }
        boolean notInTheTable = arm.damage()
                .filter(damage -> damage.inHandsOf(strength).isEmpty())
                .isPresent();
        complaints.when(notInTheTable, AT + "/damage", "no-thrust-and-swing", strength);
        String divisor = arm.own().armourDivisor().toPlainString();
        complaints.when(arm.divisor().isEmpty(), AT + "/armourDivisor", "divisor", divisor);
        if (!arm.type().equals(Optional.of(DamageType.BULLET))) {
            Complaints byType = complaints.needing(AT + "/type", AT + "/is");
            byType.when(arm.own().calibre().isPresent(), AT + "/calibre", "calibre-without-bullets");
            byType.when(arm.own().ammunition() != Ammunition.SOLID, AT + "/ammunition", "ammunition-without-bullets");
        }
        Complaints byUse = complaints.needing(GurpsProblems.USE);
        if (arm.use().isRanged()) {
            boolean listed = arm.is()
                    .map(Arm::of)
                    .map(Arm::use)
                    .filter(Weapon.Use::isRanged)
                    .isPresent();
            boolean missing = !listed && arm.shooting().snapShot().isEmpty();
            byUse.when(missing, AT + "/snapShot", "snap-shot-missing");
        } else {
            GurpsProblems.written(arm.shooting()).forEach(field -> byUse.tell(AT + "/" + field, "only-ranged-weapons"));
        }
    }
}
