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

/**
 * Box 16, which can throw several times: the table, the table once more, and arm or leg. Who botches a parry throws on the same table
 * at box 27.
 */
final class FumbleBox {

    private static final int ARM_UP_TO = 3;
    private static final int SIX = 6;

    private FumbleBox() {}

    /** 16: rolls the fumble and applies it. */
    static Passage rollFumble(ChartedAttack attack, Table table) {
        Name by = attack.engagement().attacker().name();
        if (attack.underway() instanceof Underway.HittingHimself himself) {
            Found.HitHimself where = armOrLeg(by, himself, Gurps3Rule.GU_16_FUMBLE_TABLE, table);
            return Passage.to(28, attack.turningOnHimself(where.location(), himself.carried()), where);
        }
        Optional<Weapon> weapon = Optional.of(attack.engagement().weapon());
        Found.Fumbled found = rolled(attack, by, weapon, Gurps3Rule.GU_16_FUMBLE_TABLE, table);
        if (found.counts().isEmpty()) {
            return again(attack, found, weapon);
        }
        Fumble fumble = found.counts().get();
        ChartedAttack after = attack.fumbling(fumble);
        return fumble.isSelf()
                ? Passage.stays(after.withUnderway(Underway.HittingHimself.by(fumble)), found)
                : Passage.to(fumble.losesTheWeapon() ? 52 : 19, after.withUnderway(new Underway.Nothing()), found);
    }

    /** A throw on the table, the first or the second, by somebody with this weapon. */
    static Found.Fumbled rolled(ChartedAttack attack, Name by, Optional<Weapon> weapon, Gurps3Rule why, Table table) {
        boolean again = attack.underway() instanceof Underway.FumblingAgain;
        Optional<Fumble> first = first(attack);
        Fall fall = Rolls.threeDice(by, again ? "fumble again" : "fumble", why, table);
        Fumble rolled = Fumble.of(fall.total());
        boolean brokeBefore = first.equals(Optional.of(Fumble.BREAK));
        Optional<Fumble> counts = brokeBefore
                ? Optional.of(rolled == Fumble.BREAK ? rolled : Fumble.DROP)
                : Optional.of(rolled)
                        .filter(what -> weapon.filter(held -> isRolledAgain(what, first, held))
                                .isEmpty())
                        .map(what -> weapon.map(held -> as(what, held)).orElse(what));
        return new Found.Fumbled(by, fall, rolled, counts);
    }

    private static Optional<Fumble> first(ChartedAttack attack) {
        return attack.underway() instanceof Underway.FumblingAgain again ? again.first() : Optional.empty();
    }

    /** It is rolled once more: what a fist broke is as if it had never been rolled. */
    static Passage again(ChartedAttack attack, Found.Fumbled found, Optional<Weapon> weapon) {
        boolean forgotten = found.rolled() == Fumble.BREAK
                && weapon.filter(Weapon::canBreak).isEmpty();
        Optional<Fumble> first = forgotten ? first(attack) : Optional.of(found.rolled());
        return Passage.stays(attack.withUnderway(new Underway.FumblingAgain(first)), found);
    }

    /**
     * Solid weapons break only if they break twice, and are dropped otherwise, natural ones never; points and missiles hit their owner
     * only if they do so twice.
     */
    private static boolean isRolledAgain(Fumble fumble, Optional<Fumble> first, Weapon weapon) {
        return fumble == Fumble.BREAK
                ? weapon.resistsBreakage() || !weapon.canBreak()
                : fumble.isSelf() && first.isEmpty() && hardlyHitsItsOwner(weapon);
    }

    private static boolean hardlyHitsItsOwner(Weapon weapon) {
        return weapon.isRanged() || weapon.type() == DamageType.IMPALING;
    }

    /** What a result means with a weapon: points and missiles do not fly away, and who shoots does not fall. */
    private static Fumble as(Fumble rolled, Weapon weapon) {
        return switch (rolled) {
            case FLY -> hardlyHitsItsOwner(weapon) ? Fumble.DROP : rolled;
            case FALL -> weapon.isRanged() ? Fumble.OFF_BALANCE : rolled;
            default -> rolled;
        };
    }

    /** Where somebody hits himself. */
    static Found.HitHimself armOrLeg(Name by, Underway.HittingHimself himself, Gurps3Rule why, Table table) {
        Fall fall = Rolls.oneDie(by, "arm or leg", SIX, why, table);
        HitLocation location = fall.total() <= ARM_UP_TO ? HitLocation.NEAR_ARM : HitLocation.NEAR_LEG;
        return new Found.HitHimself(by, fall, location, himself.carried() == Carried.HALF);
    }
}
