package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Defence;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Boxes 23 to 27: the defence, and what comes of it at its best and its worst. */
final class DefenceBoxes {

    private DefenceBoxes() {}

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
        boolean critical = defended(attack).result() == SuccessRoll.Result.CRITICAL_SUCCESS
                && !attack.engagement().weapon().isRanged();
        return Passage.when(critical, critical ? attack.withUnderway(new Underway.Nothing()) : attack);
    }

    /** 25: what is dodged goes on, a missile to those behind. */
    static Passage isDodge(ChartedAttack attack) {
        boolean dodge = defended(attack).kind() == Defence.Kind.DODGE;
        List<Integer> left = dodge && attack.engagement().weapon().isRanged()
                ? attack.engagement().behind(attack.mark(), attack.candidates())
                : attack.candidates();
        return Passage.when(dodge, attack.withCandidates(left));
    }

    /** 26: a critical failure is a botch. */
    static Passage isBotched(ChartedAttack attack) {
        boolean botched = defended(attack).result() == SuccessRoll.Result.CRITICAL_FAILURE;
        return Passage.when(botched, botched ? attack : attack.landing(Carried.NOTHING));
    }

    /**
     * 27: who dodged falls, whose shield it was has it unready, who parried fumbles. One who hits himself with what he parries with does
     * so when this attack is over.
     */
    static Passage applyBotch(ChartedAttack attack, Table table) {
        return switch (attack.underway()) {
            case Underway.FumblingAgain again -> fumble(attack, table);
            case Underway.HittingHimself himself -> {
                Found.HitHimself where =
                        FumbleBox.armOrLeg(attack.whom(), himself, Gurps3Rule.GU_27_BOTCHED_DEFENCE, table);
                yield Passage.on(attack.withLocation(where.location()).landing(himself.carried()), where);
            }
            default ->
                switch (defended(attack).kind()) {
                    case PARRY -> fumble(attack, table);
                    case DODGE -> botched(attack, attack.harm().and(Condition.FALLEN));
                    case BLOCK -> botched(attack, attack.harm().and(Condition.SHIELD_UNREADY));
                    case PASSIVE_DEFENCE -> botched(attack, attack.harm());
                };
        };
    }

    private static Passage botched(ChartedAttack attack, Harm harm) {
        return landing(
                attack, harm, new Found.Botched(attack.whom(), defended(attack).kind()));
    }

    private static Passage fumble(ChartedAttack attack, Table table) {
        Optional<Weapon> held = attack.figure().held();
        Found.Fumbled found = FumbleBox.rolled(attack, attack.whom(), held, Gurps3Rule.GU_27_BOTCHED_DEFENCE, table);
        return found.counts().isEmpty()
                ? FumbleBox.again(attack, found, held)
                : landing(attack, attack.harm().fumbling(found.counts().get()), found);
    }

    private static Passage landing(ChartedAttack attack, Harm harm, Found found) {
        return Passage.on(attack.withHarm(harm).landing(Carried.NOTHING), found);
    }

    private static Underway.Defended defended(ChartedAttack attack) {
        return attack.handed(Underway.Defended.class);
    }
}
