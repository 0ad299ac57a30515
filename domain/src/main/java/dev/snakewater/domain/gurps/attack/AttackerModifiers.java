package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What box 3 adds: the attacker's own state, and his maneuver. */
final class AttackerModifiers {

    private static final int LARGE_SHIELD = -2;

    private AttackerModifiers() {}

    static List<Tally.Line> of(Engagement engagement) {
        Attacker attacker = engagement.attacker();
        Manner manner = engagement.manner();
        Weapon weapon = engagement.weapon();
        List<Tally.Line> lines = new ArrayList<>();
        Maneuver maneuver = manner.maneuver();
        add(lines, maneuver.toHit(), maneuver.confidence().marked(maneuver + ", B105"));
        manner.situational().stream()
                .filter(one -> one.box() == 3)
                .forEach(one -> add(lines, one.amount(weapon.isRanged()), one.reason()));
        int moved = weapon.isRanged()
                ? manner.move().amount() * weapon.use().onTheMove()
                : manner.movePenalty().orElse(0);
        add(lines, moved, manner.move() == Move.STANDING ? "" : manner.move() + ", B117");
        Posture posture = attacker.person().posture();
        add(lines, posture.attack(weapon.use().isGoodLying()), posture + ", B203");
        add(
                lines,
                -Math.max(0, weapon.minimumStrength() - attacker.strength()),
                "ST " + attacker.strength() + " for a weapon of " + weapon.minimumStrength());
        if (attacker.person().shield().equals(Optional.of(Shield.LARGE))) {
            add(lines, LARGE_SHIELD, "large shield");
        }
        shock(attacker).ifPresent(lines::add);
        return lines;
    }

    private static Optional<Tally.Line> shock(Attacker attacker) {
        if (attacker.shock() == 0) {
            return Optional.empty();
        }
        Modifier due = new Modifier(-attacker.shock(), "shock, B126", Gurps3Rule.GU_HT_5_SHOCK);
        return Optional.of(due.unless(attacker.person().body().highPainThreshold(), Gurps3Rule.GU_38_HIT_POINTS));
    }

    private static void add(List<Tally.Line> lines, int amount, String what) {
        if (amount != 0) {
            lines.add(ToHit.plus(amount, what, Gurps3Rule.GU_03_ATTACKER));
        }
    }
}
