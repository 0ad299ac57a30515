package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.ToHit;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.modifier.Tally;

/** Boxes 1 to 13: the number to hit. */
final class AimBoxes {

    private AimBoxes() {}

    /** 1: the running number starts. */
    static Passage takeBaseSkill(ChartedAttack attack) {
        return on(attack, new Found.RunningNumber(ToHit.base(attack.engagement())));
    }

    /** 2: footing and light. */
    static Passage addSurroundings(ChartedAttack attack) {
        return on(attack, added(attack));
    }

    /** 3: what the attacker's own state adds. */
    static Passage addAttacker(ChartedAttack attack) {
        return on(attack, added(attack));
    }

    /** 4: whether the dice say where he is hit. */
    static Passage isLocationRandom(ChartedAttack attack) {
        return on(attack, new Found.Nothing());
    }

    /** 5: where he is hit; what cannot be hurt there is hit in the torso. */
    static Passage rollLocation(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Fall fall = Rolls.threeDice(engagement.attacker().name(), "location", Gurps3Rule.GU_05_LOCATION_ROLL, table);
        HitLocation rolled = HitLocation.ofTotal(fall.total());
        HitLocation location = rolled.canBeHurtBy(engagement.weapon()) ? rolled : HitLocation.TORSO;
        return on(attack.at(location), new Found.Located(engagement.attacker().name(), fall, rolled, location));
    }

    /** 6: what the target adds. */
    static Passage addTarget(ChartedAttack attack) {
        return on(attack, added(attack));
    }

    /** 7: a hand attack goes straight to the roll. */
    static Passage isRanged(ChartedAttack attack) {
        return on(attack, new Found.Nothing());
    }

    /** 8: range and speed, and recoil. */
    static Passage addRange(ChartedAttack attack) {
        return on(attack, added(attack));
    }

    /** 9: opportunity fire and pop-up attacks have their penalty, and are snap shots. */
    static Passage isSudden(ChartedAttack attack) {
        boolean sudden = attack.engagement().manner().aim().isSudden();
        return on(attack, sudden ? added(attack) : new Found.Nothing());
    }

    /** 10: aimed, or going on with a further group. */
    static Passage isAimed(ChartedAttack attack) {
        return on(attack, new Found.Nothing());
    }

    /** 11: whether the number so far beats the Snap Shot number. */
    static Passage beatsSnapShot(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        int number =
                ToHit.after(8, engagement, attack.mark(), attack.location()).total();
        return on(attack, new Found.Compared(number, ToHit.snapShot(engagement)));
    }

    /** 12: a snap shot. */
    static Passage addSnapShotPenalty(ChartedAttack attack) {
        return on(attack, added(attack));
    }

    /** 13: Acc, and what more aiming adds. */
    static Passage addAim(ChartedAttack attack) {
        return on(attack, added(attack));
    }

    /** On to the box that the number to hit goes by, too. */
    private static Passage on(ChartedAttack attack, Found found) {
        int box = attack.box().number();
        return Passage.to(ToHit.next(box, attack.engagement(), attack.mark(), attack.location()), attack, found);
    }

    /** The running number, with what this box adds to it. */
    private static Found added(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        int box = attack.box().number();
        int before = ToHit.after(box - 1, engagement, attack.mark(), attack.location())
                .total();
        Tally number = Tally.of(engagement.attacker().name(), "to hit", before, "so far", Gurps3Rule.GU_01_BASE_SKILL);
        for (Tally.Line line : ToHit.lines(box, engagement, attack.mark(), attack.location())) {
            number = number.and(line);
        }
        return new Found.RunningNumber(number);
    }
}
