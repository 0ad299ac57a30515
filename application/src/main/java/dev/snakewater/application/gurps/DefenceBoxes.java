package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Defence;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Boxes 16 and 23 to 27: the fumble, the defence, and what comes of it at its best and its worst. Who fumbles throws several times: the
 * table, the table once more, and arm or leg; who botches a parry does so at box 27.
 */
final class DefenceBoxes {

    private static final int ARM_UP_TO = 3;
    private static final int SIX = 6;

    private DefenceBoxes() {}

    /** 16: rolls the fumble and applies it. */
    static Passage rollFumble(ChartedAttack attack, Table table) {
        Name by = attack.engagement().attacker().name();
        if (attack.underway() instanceof Underway.HittingHimself himself) {
            Found.HitHimself where = armOrLeg(by, himself, Gurps3Rule.GU_16_FUMBLE_TABLE, table);
            return Passage.to(28, attack.turningOnHimself(where.location(), himself.carried()), where);
        }
        Optional<Weapon> weapon = Optional.of(attack.engagement().weapon());
        Found.Fumbled found = fumbled(attack, by, weapon, Gurps3Rule.GU_16_FUMBLE_TABLE, table);
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
    private static Found.Fumbled fumbled(
            ChartedAttack attack, Name by, Optional<Weapon> weapon, Gurps3Rule why, Table table) {
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
    private static Passage again(ChartedAttack attack, Found.Fumbled found, Optional<Weapon> weapon) {
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
    private static Found.HitHimself armOrLeg(Name by, Underway.HittingHimself himself, Gurps3Rule why, Table table) {
        Fall fall = Rolls.oneDie(by, "arm or leg", SIX, why, table);
        HitLocation location = fall.total() <= ARM_UP_TO ? HitLocation.NEAR_ARM : HitLocation.NEAR_LEG;
        return new Found.HitHimself(by, fall, location, himself.carried() == Carried.HALF);
    }

    /**
     * 23: who is attacked chooses his defence, then rolls it; there is no roll against 0 or less. Who makes an All-Out Defense does so
     * once more with another defence when the first fails.
     */
    static Passage rollDefence(ChartedAttack attack, Table table) {
        return switch (attack.underway()) {
            case Underway.Defending chosen -> rolled(attack, chosen.defence(), chosen.isLast(), table);
            case Underway.DefendingAgain again ->
                chosen(attack, attack.defending().second(again.first()), true, table);
            default -> chosen(attack, attack.defending().legal(), false, table);
        };
    }

    private static Passage chosen(ChartedAttack attack, List<Defence> legal, boolean isLast, Table table) {
        if (legal.size() == 1) {
            return rolled(attack, legal.getFirst(), isLast, table);
        }
        Defence chosen = table.choose(choice(attack, isLast ? "second defence" : "defence", legal));
        return Passage.stays(
                attack.withUnderway(new Underway.Defending(chosen, isLast)),
                new Found.ChoseDefence(attack.whom(), chosen));
    }

    private static Choice<Defence> choice(ChartedAttack attack, String name, List<Defence> legal) {
        List<Defence> all = Stream.concat(legal.stream(), attack.defending().barred().stream())
                .toList();
        return Choice.among(attack.whom(), name, all, Gurps3Rule.GU_23_DEFENCE)
                .barring(defence -> legal.contains(defence) ? List.of() : List.of(Gurps3Rule.GU_23_DEFENCE));
    }

    private static Passage rolled(ChartedAttack attack, Defence defence, boolean isLast, Table table) {
        Tally number = table.count(attack.defending().number(defence));
        if (number.total() <= 0) {
            Found nothing = new Found.Undefended(attack.whom(), number);
            return left(attack, defence, isLast, SuccessRoll.Result.FAILURE, nothing);
        }
        Fall fall = Rolls.threeDice(attack.whom(), Word.of(defence.kind()), Gurps3Rule.GU_23_DEFENCE, table);
        SuccessRoll.Result result = SuccessRoll.of(fall.total(), number.total());
        return left(attack, defence, isLast, result, new Found.Defended(attack.whom(), defence, number, fall, result))
                .citing(Gurps3Rule.GR_2_SUCCESS_ROLL);
    }

    private static Passage left(
            ChartedAttack attack, Defence defence, boolean isLast, SuccessRoll.Result result, Found found) {
        boolean again = result == SuccessRoll.Result.FAILURE
                && !isLast
                && !attack.defending().second(defence).isEmpty();
        return again
                ? Passage.stays(attack.withUnderway(new Underway.DefendingAgain(defence)), found)
                : Passage.when(
                        !result.succeeds(), attack.withUnderway(new Underway.Defended(defence.kind(), result)), found);
    }

    /** 24: a critical defence against a hand attack makes the attacker fumble. */
    static Passage isCriticalDefence(ChartedAttack attack) {
        boolean critical = attack.defended().result() == SuccessRoll.Result.CRITICAL_SUCCESS
                && !attack.engagement().weapon().isRanged();
        return Passage.when(critical, critical ? attack.withUnderway(new Underway.Nothing()) : attack);
    }

    /** 25: what is dodged goes on, a missile to those behind. */
    static Passage isDodge(ChartedAttack attack) {
        boolean dodge = attack.defended().kind() == Defence.Kind.DODGE;
        List<Integer> left = dodge && attack.engagement().weapon().isRanged()
                ? attack.engagement().behind(attack.mark(), attack.candidates())
                : attack.candidates();
        return Passage.when(dodge, attack.withCandidates(left));
    }

    /** 26: a critical failure is a botch. */
    static Passage isBotched(ChartedAttack attack) {
        boolean botched = attack.defended().result() == SuccessRoll.Result.CRITICAL_FAILURE;
        return Passage.when(botched, botched ? attack : attack.landing(Carried.NOTHING));
    }

    /**
     * 27: who dodged falls, whose shield it was has it unready, who parried fumbles. One who hits himself with what he parries with does
     * so when this attack is over.
     */
    static Passage applyBotch(ChartedAttack attack, Table table) {
        return switch (attack.underway()) {
            case Underway.FumblingAgain again -> botchedParry(attack, table);
            case Underway.HittingHimself himself -> {
                Found.HitHimself where = armOrLeg(attack.whom(), himself, Gurps3Rule.GU_27_BOTCHED_DEFENCE, table);
                yield Passage.on(attack.withLocation(where.location()).landing(himself.carried()), where);
            }
            default ->
                switch (attack.defended().kind()) {
                    case PARRY -> botchedParry(attack, table);
                    case DODGE -> botched(attack, attack.harm().and(Condition.FALLEN));
                    case BLOCK -> botched(attack, attack.harm().and(Condition.SHIELD_UNREADY));
                    case PASSIVE_DEFENCE -> botched(attack, attack.harm());
                };
        };
    }

    private static Passage botched(ChartedAttack attack, Harm harm) {
        return landing(
                attack, harm, new Found.Botched(attack.whom(), attack.defended().kind()));
    }

    private static Passage botchedParry(ChartedAttack attack, Table table) {
        Optional<Weapon> held = attack.figure().held();
        Found.Fumbled found = fumbled(attack, attack.whom(), held, Gurps3Rule.GU_27_BOTCHED_DEFENCE, table);
        return found.counts().isEmpty()
                ? again(attack, found, held)
                : landing(attack, attack.harm().fumbling(found.counts().get()), found);
    }

    private static Passage landing(ChartedAttack attack, Harm harm, Found found) {
        return Passage.on(attack.withHarm(harm).landing(Carried.NOTHING), found);
    }
}
