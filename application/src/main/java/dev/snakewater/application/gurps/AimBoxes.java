package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.ToHit;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;

/** Boxes 1 to 13: the number to hit. */
final class AimBoxes {

    private AimBoxes() {}

    /** 1: the running number starts. */
    static Passage takeBaseSkill(ChartedAttack attack, Table table) {
        return on(attack, new Found.RunningNumber(table.count(ToHit.base(attack.engagement()))));
    }

    /**
     * Boxes that add something: 2 footing and light, 3 the attacker's own state, 6 the target, 8 range, speed and recoil, 12 a snap shot,
     * 13 Acc and more aiming.
     */
    static Passage add(ChartedAttack attack, Table table) {
        return on(attack, added(attack, table));
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
        Engagement engagement = attack.engagement();
        Fall fall = Rolls.threeDice(engagement.attacker().name(), "location", Gurps3Rule.GU_05_LOCATION_ROLL, table);
        HitLocation rolled = HitLocation.ofTotal(fall.total());
        HitLocation location = rolled.canBeHurtBy(
                        engagement.weapon().type(), engagement.weapon().use())
                ? rolled
                : HitLocation.TORSO;
        return on(
                        attack.withLocation(location),
                        new Found.Located(engagement.attacker().name(), fall, rolled, location))
                .citing(rolled.row().stream().<Rule>map(row -> row).toList());
    }

    /** 9: opportunity fire and pop-up attacks have their penalty, and are snap shots. */
    static Passage isSudden(ChartedAttack attack, Table table) {
        boolean sudden = attack.engagement().manner().aim().isSudden();
        return on(attack, sudden ? added(attack, table) : new Found.Nothing());
    }

    /** 11: whether the number so far beats the Snap Shot number. */
    static Passage beatsSnapShot(ChartedAttack attack, Table table) {
        int number = running(attack, table).total();
        return on(attack, number, new Found.Compared(number, ToHit.snapShot(attack.engagement())));
    }

    /** On to the box that the number to hit goes by, too. */
    private static Passage on(ChartedAttack attack, int number, Found found) {
        int box = attack.box().number();
        return Passage.to(ToHit.next(box, attack.engagement(), attack.mark(), number), attack, found);
    }

    /** On from a box where the number does not matter. */
    private static Passage on(ChartedAttack attack, Found found) {
        return on(attack, 0, found);
    }

    /** The running number, with what this box adds to it. */
    private static Found added(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Tally number = Tally.of(
                engagement.attacker().name(),
                "to hit",
                running(attack, table).total(),
                "so far",
                Gurps3Rule.GU_01_BASE_SKILL);
        for (Tally.Line line : ToHit.lines(attack.box().number(), engagement, attack.mark(), attack.location())) {
            number = number.and(line);
        }
        return new Found.RunningNumber(number);
    }

    /** The running number before this box, with what the game master adds. */
    private static Tally running(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        int before = attack.box().number() - 1;
        return table.count(
                ToHit.sum(before, engagement, attack.mark(), attack.location()),
                sum -> ToHit.running(before, engagement, attack.mark(), attack.location(), sum));
    }
}
