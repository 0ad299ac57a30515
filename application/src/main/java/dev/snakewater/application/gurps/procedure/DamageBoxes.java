package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.Injury;
import dev.snakewater.domain.modifier.Tally;

/** Boxes 28 to 38: from the damage dice to lost hit points. */
final class DamageBoxes {

    private static final int SIX = 6;

    private DamageBoxes() {}

    private record Dice(int total, int sixes) {}

    /** 28: the damage dice. What each of them shows matters only where a stopped blow would be felt. */
    static BoxStep rollBasicDamage(ChartedAttack attack, Table table) {
        Tally counted = attack.injury().basic(table::count);
        boolean faces = isFlexible(attack);
        Throw.Reads reads = faces ? Throw.Reads.FACES : Throw.Reads.TOTAL;
        Throw damage = new Throw(attack.by(), "damage", attack.weapon().damage(), reads, Box.GU_28_BASIC_DAMAGE);
        Throw.Read<Dice> read =
                table.read(damage, fall -> new Dice(fall.total(), faces ? sixes(fall, damage) : 0));
        int sixes = read.result().sixes;
        Tally basic = counted.completedBy(read.fall());
        return BoxStep.on(
                attack.withPending(attack.blow().with(it -> it.sixes(sixes).damage(basic.total()))),
                new BoxResult.Hurt(basic, read.fall(), sixes));
    }

    private static boolean isFlexible(ChartedAttack attack) {
        return attack.figure().isFlexible(attack.location(), attack.weapon().type());
    }

    private static int sixes(Fall fall, Throw damage) {
        if (fall.faces().isEmpty()) {
            throw new RefusedException("total-alone", damage, fall.total());
        }
        return (int) fall.faces().stream().filter(face -> face == SIX).count();
    }

    /**
     * 29, 33, 36 and 37: damage with bonuses and multipliers, DR, the wound, and what the location can lose of it (GR-4). The uncapped
     * wound decides about crippling.
     */
    static BoxStep workOut(ChartedAttack attack, Table table) {
        Injury injury = attack.injury();
        PendingState.Blow blow = attack.blow();
        Tally number = switch (attack.box()) {
            case GU_29_BONUSES -> injury.damage(blow.damage(), blow.carried(), table::count);
            case GU_33_EFFECTIVE_DR -> injury.resistance(blow.carried(), table::count);
            case GU_36_WOUNDING -> injury.wound(blow.damage(), attack.type(), table::count);
            default -> injury.hits(blow.damage(), attack.type(), blow.carried(), table::count);
        };
        PendingState.Blow then = switch (attack.box()) {
            case GU_33_EFFECTIVE_DR -> blow.withStopped(number.total());
            case GU_37_BLOW_THROUGH -> blow.with(it -> it.damage(number.total()).uncapped(Injury.uncapped(number)));
            default -> blow.withDamage(number.total());
        };
        boolean rounded = number.lines().stream().anyMatch(Tally.Times.class::isInstance);
        return BoxStep.on(attack.withPending(then), new BoxResult.Counted(number))
                .citing(Gurps3Rule.GR_4_ROUNDING, rounded);
    }

    /** 31: a hex for every full 8 points, whatever the armour. */
    static BoxStep knockBack(ChartedAttack attack) {
        int damage = attack.blow().damage();
        int hexes = Injury.hexes(damage);
        Harm harm = attack.harm().withKnockback(attack.harm().knockback() + hexes);
        return BoxStep.when(hexes > 0, attack.withHarm(harm), new BoxResult.KnockedBack(attack.whom(), damage, hexes));
    }

    /** 32: DX, or he falls. */
    static BoxStep keepFeet(ChartedAttack attack, Table table) {
        Tally dx = Tally.of(attack.whom(), "keep feet", attack.person().dx(), "dx", Box.GU_32_KEEP_YOUR_FEET);
        return attack.checked(Rolls.check(attack, dx, table, Condition.FALLEN));
    }

    /** 34: damage less armour; exactly nothing, and a stopped bullet, may still be felt. */
    static BoxStep subtractArmour(ChartedAttack attack, Table table) {
        PendingState.Blow blow = attack.blow();
        Tally number = table.count(attack.injury().through(blow.damage(), blow.stopped()));
        int through = number.total();
        boolean felt = through == 0 || attack.weapon().type() == DamageType.BULLET;
        ChartedAttack after = attack.withPending(blow.withDamage(Math.max(0, through)));
        return BoxStep.to(through > 0 ? 36 : felt ? 35 : 53, after, new BoxResult.Counted(number));
    }

    /** 35: each 6 is felt as a hit through flexible armour; otherwise only delicate places matter. */
    static BoxStep feelThroughArmour(ChartedAttack attack) {
        PendingState.Blow blow = attack.blow();
        boolean felt = blow.sixes() > 0;
        return BoxStep.to(
                felt ? 36 : attack.location().isDelicate() ? 39 : 53,
                attack.withPending(blow.with(it -> it.blunt(felt).damage(blow.sixes()))),
                new BoxResult.Felt(blow.sixes(), isFlexible(attack)));
    }

    /** 38: lost hit points, and as much shock. */
    static BoxStep loseHitPoints(ChartedAttack attack) {
        int hits = attack.blow().damage();
        int before = attack.harm().hitPoints();
        boolean shock = !attack.person().highPainThreshold();
        return BoxStep.on(
                        attack.withHarm(attack.harm().withHitPoints(before - hits)),
                        new BoxResult.Lost(attack.whom(), hits, before, before - hits, shock))
                .citing(Gurps3Rule.GU_HT_5_SHOCK, shock && hits > 0);
    }
}
