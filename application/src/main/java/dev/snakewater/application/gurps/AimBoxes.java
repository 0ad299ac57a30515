package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.modifier.Tally;

/** Boxes 1 to 13: the number to hit. */
final class AimBoxes {

    private AimBoxes() {}

    /** 1: the running number starts. */
    static Passage takeBaseSkill(ChartedAttack attack, Table table) {
        return on(attack, new Found.RunningNumber(table.count(attack.toHit().base())));
    }

    /**
     * Boxes that add something: 2 footing and light, 3 the attacker's own state, 6 the target, 8 range, speed and recoil, 12 a snap shot,
     * 13 Acc and more aiming.
     */
    static Passage add(ChartedAttack attack, Table table) {
        Name by = attack.engagement().attacker().name();
        Tally soFar = Tally.of(by, "to hit", running(attack, table), "so far", Gurps3Rule.GU_01_BASE_SKILL);
        return on(attack, new Found.RunningNumber(attack.toHit().adding(attack.box(), soFar)));
    }

    /**
     * Boxes that ask: 4 whether the dice say where he is hit, 7 whether it is a ranged attack, 10 whether it is aimed, or goes on with a
     * further group.
     */
    static Passage ask(ChartedAttack attack) {
        return on(attack, new Found.Nothing());
    }

    /** 5: where he is hit; what cannot be hurt there is hit in the torso. */
    static Passage rollLocation(ChartedAttack attack, Table table) {
        Weapon weapon = attack.engagement().weapon();
        Name by = attack.engagement().attacker().name();
        Fall fall = Rolls.threeDice(by, "location", Gurps3Rule.GU_05_LOCATION_ROLL, table);
        HitLocation rolled = HitLocation.ofTotal(fall.total());
        HitLocation location = rolled.canBeHurtBy(weapon.type(), weapon.use()) ? rolled : HitLocation.TORSO;
        Passage passage = on(attack.withLocation(location), new Found.Located(by, fall, rolled, location));
        return rolled.row().map(passage::citing).orElse(passage);
    }

    /** 9: opportunity fire and pop-up attacks have their penalty, and are snap shots. */
    static Passage isSudden(ChartedAttack attack, Table table) {
        return attack.engagement().manner().aim().isSudden() ? add(attack, table) : ask(attack);
    }

    /** 11: whether the number so far beats the Snap Shot number. */
    static Passage beatsSnapShot(ChartedAttack attack, Table table) {
        int number = running(attack, table);
        Found compared = new Found.Compared(number, attack.toHit().snapShot());
        return Passage.by(attack.toHit().exit(attack.box(), number), attack, compared);
    }

    /** On from a box where the number does not matter. */
    private static Passage on(ChartedAttack attack, Found found) {
        return Passage.by(attack.toHit().exit(attack.box(), 0), attack, found);
    }

    /** The running number before this box, with what the game master adds. */
    private static int running(ChartedAttack attack, Table table) {
        return attack.toHit().at(attack.box(), table::count).total();
    }
}
