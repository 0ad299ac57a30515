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

/** Boxes 28 to 38: from the damage dice to lost hit points. */
final class DamageBoxes {

    private static final int SIX = 6;

    private DamageBoxes() {}

    /** 28: the damage dice. What each of them shows matters only where a stopped blow would be felt. */
    static Passage rollBasicDamage(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Tally counted = attack.injury().basic(table::count);
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
        return Passage.on(
                attack.withUnderway(new Underway.Blow(blow.carried(), false, sixes, basic.total(), 0, 0)),
                new Found.Hurt(basic, fall, sixes));
    }

    private static int sixes(Fall fall, Throw damage) {
        if (fall.faces().isEmpty()) {
            throw new Refused("total-alone", damage, fall.total());
        }
        return (int) fall.faces().stream().filter(face -> face == SIX).count();
    }

    /** 29: bonuses, then what multiplies before armour. */
    static Passage raiseDamage(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally damage = attack.injury().damage(blow.damage(), blow.carried(), table::count);
        Carried left = switch (blow.carried()) {
            case HALF, DOUBLE, TRIPLE -> Carried.NOTHING;
            default -> blow.carried();
        };
        return counted(attack.withUnderway(blow.withCarried(left).withDamage(damage.total())), damage);
    }

    /** 31: a hex for every full 8 points, whatever the armour. */
    static Passage knockBack(ChartedAttack attack) {
        int damage = attack.blow().damage();
        int hexes = Injury.hexes(damage);
        Harm harm = attack.harm().withKnockback(attack.harm().knockback() + hexes);
        return Passage.when(hexes > 0, attack.withHarm(harm), new Found.KnockedBack(attack.whom(), damage, hexes));
    }

    /** 32: DX, or he falls. */
    static Passage keepFeet(ChartedAttack attack, Table table) {
        Tally dx = Tally.of(
                attack.whom(), "keep feet", attack.figure().body().dx(), "dx", Gurps3Rule.GU_32_KEEP_YOUR_FEET);
        Found.Checked check = Rolls.check(dx, Condition.FALLEN, Gurps3Rule.GU_32_KEEP_YOUR_FEET, table);
        return Passage.on(attack.withHarm(attack.harm().and(check.then())), check);
    }

    /** 33: what the armour stops. */
    static Passage workOutArmour(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally stopped = attack.injury().resistance(blow.carried(), table::count);
        Carried left = blow.carried() == Carried.IGNORES_ARMOUR ? Carried.NOTHING : blow.carried();
        return counted(attack.withUnderway(blow.withCarried(left).withStopped(stopped.total())), stopped);
    }

    /** 34: damage less armour; exactly nothing, and a stopped bullet, may still be felt. */
    static Passage subtractArmour(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally through = table.count(attack.injury().through(blow.damage(), blow.stopped()));
        Found found = new Found.Counted(through);
        if (through.total() > 0) {
            return Passage.to(36, attack.withUnderway(blow.through(through.total())), found);
        }
        boolean felt = through.total() == 0 || attack.engagement().weapon().type() == DamageType.BULLET;
        return felt
                ? Passage.to(35, attack.withUnderway(blow.withStopped(0).withDamage(0)), found)
                : Passage.to(53, attack.settled(), found);
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
        Tally wound = attack.injury().wound(blow.damage(), type(attack), table::count);
        return counted(attack.withUnderway(blow.withDamage(wound.total())), wound);
    }

    /** 37: no more than the location can lose; the wound as it was decides about crippling. */
    static Passage limitWound(ChartedAttack attack, Table table) {
        Underway.Blow blow = attack.blow();
        Tally hits = attack.injury().hits(blow.damage(), type(attack), blow.carried(), table::count);
        Carried left = switch (blow.carried()) {
            case ONE_HIT, TWO_HITS -> Carried.NOTHING;
            default -> blow.carried();
        };
        return counted(attack.withUnderway(blow.withCarried(left).counting(hits.total(), Injury.uncapped(hits))), hits);
    }

    /** On with a number that was worked out; what was multiplied was rounded (GR-4). */
    private static Passage counted(ChartedAttack after, Tally number) {
        boolean rounded = number.lines().stream().anyMatch(Tally.Times.class::isInstance);
        return Passage.on(after, new Found.Counted(number)).citing(Gurps3Rule.GR_4_ROUNDING, rounded);
    }

    /** 38: lost hit points, and as much shock. */
    static Passage loseHitPoints(ChartedAttack attack) {
        int hits = attack.blow().damage();
        Harm harm = attack.harm().losing(hits);
        boolean shock = !attack.figure().body().highPainThreshold();
        Found found = new Found.Lost(attack.whom(), hits, attack.harm().hitPoints(), harm.hitPoints(), shock);
        return Passage.on(attack.withHarm(harm), found).citing(Gurps3Rule.GU_HT_5_SHOCK, shock && hits > 0);
    }

    /** What the blow is to a body: blunt trauma is crushing whatever caused it. */
    static DamageType type(ChartedAttack attack) {
        return attack.blow().blunt()
                ? DamageType.CRUSHING
                : attack.engagement().weapon().type();
    }
}
