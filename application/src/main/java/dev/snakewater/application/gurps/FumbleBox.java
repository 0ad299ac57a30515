package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.gurps.table.Fumble;
import java.util.Optional;

/** Box 16, which can throw several times: the table, the table once more, and arm or leg. */
final class FumbleBox {

    private static final int ARM_UP_TO = 3;
    private static final int SIX = 6;

    private FumbleBox() {}

    /** 16: rolls the fumble and applies it. */
    static Passage rollFumble(ChartedAttack attack, Table table) {
        return switch (attack.underway()) {
            case Underway.FumblingAgain again -> secondRoll(attack, again.first(), table);
            case Underway.HittingHimself himself -> armOrLeg(attack, himself.half(), table);
            default -> firstRoll(attack, table);
        };
    }

    private static Passage firstRoll(ChartedAttack attack, Table table) {
        Fall fall = Rolls.threeDice(by(attack), "fumble", Gurps3Rule.GU_16_FUMBLE_TABLE, table);
        Fumble fumble = Fumble.of(fall.total());
        return isRolledAgain(fumble, attack.engagement().weapon())
                ? Passage.stays(
                        attack.with(new Underway.FumblingAgain(fumble)),
                        new Found.Fumbled(by(attack), fall, fumble, Optional.empty()))
                : applied(attack, fumble, fumble, fall);
    }

    /** Solid weapons break only if they break twice, and are dropped otherwise; points and missiles hit their owner only if they do so twice. */
    private static boolean isRolledAgain(Fumble fumble, Weapon weapon) {
        return fumble == Fumble.BREAK
                ? weapon.resistsBreakage()
                : fumble.isSelf() && (weapon.isRanged() || weapon.type() == DamageType.IMPALING);
    }

    private static Passage secondRoll(ChartedAttack attack, Fumble first, Table table) {
        Fall fall = Rolls.threeDice(by(attack), "fumble again", Gurps3Rule.GU_16_FUMBLE_TABLE, table);
        Fumble second = Fumble.of(fall.total());
        boolean breaksFirst = first != Fumble.BREAK && second == Fumble.BREAK;
        if (breaksFirst && isRolledAgain(second, attack.engagement().weapon())) {
            return Passage.stays(
                    attack.with(new Underway.FumblingAgain(second)),
                    new Found.Fumbled(by(attack), fall, second, Optional.empty()));
        }
        boolean holds = first == Fumble.BREAK && second != Fumble.BREAK;
        return applied(attack, second, holds ? Fumble.DROP : second, fall);
    }

    private static Passage applied(ChartedAttack attack, Fumble rolled, Fumble meant, Fall fall) {
        boolean ranged = attack.engagement().weapon().isRanged();
        Fumble fumble = meant == Fumble.FALL && ranged ? Fumble.OFF_BALANCE : meant;
        Found found = new Found.Fumbled(by(attack), fall, rolled, Optional.of(fumble));
        ChartedAttack after = attack.fumbling(fumble);
        if (fumble.isSelf()) {
            return Passage.stays(after.with(new Underway.HittingHimself(fumble == Fumble.SELF_HALF)), found);
        }
        return Passage.to(fumble.losesTheWeapon() ? 52 : 19, after.with(new Underway.Nothing()), found);
    }

    private static Passage armOrLeg(ChartedAttack attack, boolean half, Table table) {
        Fall fall = Rolls.oneDie(by(attack), "arm or leg", SIX, Gurps3Rule.GU_16_FUMBLE_TABLE, table);
        HitLocation location = fall.total() <= ARM_UP_TO ? HitLocation.NEAR_ARM : HitLocation.NEAR_LEG;
        return Passage.to(
                28,
                attack.turningOnHimself(location, half ? Carried.HALF : Carried.NOTHING),
                new Found.HitHimself(by(attack), fall, location, half));
    }

    private static Name by(ChartedAttack attack) {
        return attack.engagement().attacker().name();
    }
}
