package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Injury;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** Boxes 28 to 38: from the damage dice to lost hit points. */
final class DamageBoxes {

    private static final int SIX = 6;

    private DamageBoxes() {}

    /** 28: the damage dice. What each of them shows matters only where a stopped blow would be felt. */
    static Passage rollBasicDamage(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Tally counted = table.count(Injury.basic(engagement), basic -> Injury.limitedBasic(engagement, basic));
        boolean faces = attack.figure()
                .isFlexible(attack.location(), engagement.weapon().type());
        Throw damage = new Throw(
                engagement.attacker().name(),
                "damage",
                engagement.weapon().damage(),
                faces ? Throw.Reads.FACES : Throw.Reads.TOTAL,
                Gurps3Rule.GU_28_BASIC_DAMAGE);
        Fall fall = table.roll(damage);
        int sixes = faces ? sixes(fall, damage) : 0;
        Tally basic = counted.completedBy(fall);
        Underway.Blow blow = attack.blow();
        return Passage.to(
                29,
                attack.withUnderway(new Underway.Blow(blow.carried(), false, sixes, basic.total(), 0, 0)),
                new Found.Hurt(basic, fall, sixes));
    }

    private static int sixes(Fall fall, Throw damage) {
        if (fall.faces().isEmpty()) {
            throw new Refused(damage, "the total " + fall.total() + ", without each die,", List.of());
        }
        return (int) fall.faces().stream().filter(face -> face == SIX).count();
    }

    /** 29: bonuses, then what multiplies before armour. */
    static Passage raiseDamage(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally damage = table.count(
                Injury.raised(attack.engagement(), attack.mark(), blow.damage(), blow.carried()),
                Injury::limitedDamage);
        Carried left = switch (blow.carried()) {
            case HALF, DOUBLE, TRIPLE -> Carried.NOTHING;
            default -> blow.carried();
        };
        return counted(30, attack.withUnderway(blow.withCarried(left).withDamage(damage.total())), damage);
    }

    /** 30: points and bullets do not knock back. */
    static Passage knocksBack(ChartedAttack attack) {
        return Passage.to(attack.engagement().weapon().knocksBack() ? 31 : 33, attack);
    }

    /** 31: a hex for every full 8 points, whatever the armour. */
    static Passage knockBack(ChartedAttack attack) {
        int damage = attack.blow().damage();
        int hexes = Injury.hexes(damage);
        return Passage.to(
                hexes > 0 ? 32 : 33,
                attack.withHarm(attack.harm().knockedBack(hexes)),
                new Found.KnockedBack(attack.whom(), damage, hexes));
    }

    /** 32: DX, or he falls. */
    static Passage keepFeet(ChartedAttack attack, Table table) {
        Tally dx = Tally.of(
                attack.whom(), "keep feet", attack.figure().body().dx(), "DX", Gurps3Rule.GU_32_KEEP_YOUR_FEET);
        Found.Checked check = Rolls.check(dx, Condition.FALLEN, Gurps3Rule.GU_32_KEEP_YOUR_FEET, table);
        return Passage.to(33, attack.withHarm(attack.harm().and(check.then())), check);
    }

    /** 33: what the armour stops. */
    static Passage workOutArmour(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally stopped = table.count(
                Injury.damageResistance(attack.engagement(), attack.mark(), attack.location(), blow.carried()),
                dr -> Injury.limitedResistance(attack.engagement(), blow.carried(), dr));
        Carried left = blow.carried() == Carried.IGNORES_ARMOUR ? Carried.NOTHING : blow.carried();
        return counted(34, attack.withUnderway(blow.withCarried(left).withStopped(stopped.total())), stopped);
    }

    /** 34: damage less armour; exactly nothing, and a stopped bullet, may still be felt. */
    static Passage subtractArmour(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally through = table.count(Injury.through(attack.engagement(), blow.damage(), blow.stopped()));
        int left = through.total();
        if (left > 0) {
            return counted(36, attack.withUnderway(blow.through(left)), through);
        }
        boolean bullet = attack.engagement().weapon().type() == DamageType.BULLET;
        return left == 0 || bullet
                ? counted(35, attack.withUnderway(blow.withStopped(0).withDamage(0)), through)
                : counted(53, attack.settled(), through);
    }

    /** 35: each 6 is felt as a hit through flexible armour; otherwise only delicate places matter. */
    static Passage feelThroughArmour(ChartedAttack attack) {
        Underway.Blow blow = attack.blow();
        boolean flexible = attack.figure()
                .isFlexible(attack.location(), attack.engagement().weapon().type());
        Found found = new Found.Felt(blow.sixes(), flexible);
        if (blow.sixes() > 0) {
            return Passage.to(36, attack.withUnderway(blow.bruising(blow.sixes())), found);
        }
        return attack.location().isDelicate()
                ? Passage.to(39, attack.withUnderway(blow.through(0)), found)
                : Passage.to(53, attack.settled(), found);
    }

    /** 36: what the body makes of it. */
    static Passage multiplyWound(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally wound = table.count(
                Injury.wound(attack.engagement(), attack.mark(), attack.location(), blow.damage(), type(attack)),
                Injury::limitedWound);
        return counted(37, attack.withUnderway(blow.withDamage(wound.total())), wound);
    }

    /** 37: no more than the location can lose; the wound as it was decides about crippling. */
    static Passage limitWound(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally hits = table.count(
                Injury.hits(attack.engagement(), attack.mark(), blow.damage()),
                wound -> Injury.counted(
                        attack.engagement(), attack.mark(), attack.location(), wound, type(attack), blow.carried()));
        Carried left = switch (blow.carried()) {
            case ONE_HIT, TWO_HITS -> Carried.NOTHING;
            default -> blow.carried();
        };
        return counted(
                38, attack.withUnderway(blow.withCarried(left).counting(hits.total(), Injury.uncapped(hits))), hits);
    }

    /** On with a number that was worked out; what was multiplied was rounded (GR-4). */
    private static Passage counted(int next, ChartedAttack after, Tally number) {
        boolean rounded = number.lines().stream().anyMatch(Tally.Times.class::isInstance);
        return Passage.to(next, after, new Found.Counted(number))
                .citing(rounded ? List.of(Gurps3Rule.GR_4_ROUNDING) : List.of());
    }

    /** 38: lost hit points, and as much shock. */
    static Passage loseHitPoints(ChartedAttack attack) {
        int hits = attack.blow().damage();
        Harm harm = attack.harm().losing(hits);
        boolean shock = !attack.figure().body().highPainThreshold();
        Found found = new Found.Lost(attack.whom(), hits, attack.harm().hitPoints(), harm.hitPoints(), shock);
        return Passage.to(39, attack.withHarm(harm), found)
                .citing(shock && hits > 0 ? List.of(Gurps3Rule.GU_HT_5_SHOCK) : List.of());
    }

    /** What the blow is to a body: blunt trauma is crushing whatever caused it. */
    static DamageType type(ChartedAttack attack) {
        return attack.blow().blunt()
                ? DamageType.CRUSHING
                : attack.engagement().weapon().type();
    }
}
