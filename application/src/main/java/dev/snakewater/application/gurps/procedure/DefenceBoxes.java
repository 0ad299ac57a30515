package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.combatant.Guard.Defence;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.gurps.wound.Fumble;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Boxes 16, 23, 25 and 27: the fumble, the defence, and what comes of it at its best and its worst. */
final class DefenceBoxes {

    private static final int ARM_UP_TO = 3;
    private static final int SIX = 6;

    private DefenceBoxes() {}

    /** 16: rolls the fumble and applies it. */
    static BoxStep rollFumble(ChartedAttack attack, Table table) {
        if (attack.pending() instanceof PendingState.HittingHimself himself) {
            BoxResult.HitHimself where = armOrLeg(attack, attack.by(), himself, table);
            return BoxStep.to(28, attack.turningOnHimself(where.location(), himself.carried()), where);
        }
        BoxResult.Fumbled found = fumbled(attack, attack.by(), Optional.of(attack.weapon()), table);
        if (found.counts().isEmpty()) {
            return again(attack, found, attack.weapon());
        }
        Fumble fumble = found.counts().get();
        ChartedAttack after = attack.fumbling(fumble);
        return fumble.isSelf()
                ? BoxStep.stays(after.withPending(PendingState.HittingHimself.by(fumble)), found)
                : BoxStep.to(fumble.losesTheWeapon() ? 52 : 19, after, found);
    }

    /** A throw on the table, the first or the second, by somebody with this weapon. */
    private static BoxResult.Fumbled fumbled(ChartedAttack attack, Name by, Optional<Weapon> weapon, Table table) {
        boolean again = attack.pending() instanceof PendingState.FumblingAgain;
        Throw.Read<Fumble> read = Rolls.threeDice(attack, by, again ? "fumble again" : "fumble", Fumble::of, table);
        Fumble rolled = read.result();
        return new BoxResult.Fumbled(by, read.fall(), rolled, rolled.counting(first(attack), weapon));
    }

    private static Optional<Fumble> first(ChartedAttack attack) {
        return attack.pending() instanceof PendingState.FumblingAgain again ? again.first() : Optional.empty();
    }

    /** It is rolled once more: what a fist broke is as if it had never been rolled. */
    private static BoxStep again(ChartedAttack attack, BoxResult.Fumbled found, Weapon weapon) {
        boolean forgotten = found.rolled() == Fumble.BREAK && !weapon.canBreak();
        Optional<Fumble> first = forgotten ? first(attack) : Optional.of(found.rolled());
        return BoxStep.stays(attack.withPending(new PendingState.FumblingAgain(first)), found);
    }

    private static BoxResult.HitHimself armOrLeg(
            ChartedAttack attack, Name by, PendingState.HittingHimself himself, Table table) {
        Throw.Read<HitLocation> read = Rolls.oneDie(
                attack,
                by,
                "arm or leg",
                SIX,
                face -> face <= ARM_UP_TO ? HitLocation.NEAR_ARM : HitLocation.NEAR_LEG,
                table);
        HitLocation location = read.result();
        return new BoxResult.HitHimself(by, read.fall(), location, himself.carried() == Carried.HALF);
    }

    /**
     * 23: the choice of a defence, then its roll, if the number is above 0; with All-Out Defense, once more with another one if the first
     * fails.
     */
    static BoxStep rollDefence(ChartedAttack attack, Table table) {
        return switch (attack.pending()) {
            case PendingState.Defending chosen -> rolled(attack, chosen, table);
            case PendingState.DefendingAgain again ->
                chosen(attack, attack.defending().second(again.first()), true, table);
            default -> chosen(attack, attack.defending().legal(), false, table);
        };
    }

    private static BoxStep chosen(ChartedAttack attack, List<Defence> legal, boolean isLast, Table table) {
        if (legal.size() == 1) {
            return rolled(attack, new PendingState.Defending(legal.getFirst(), isLast), table);
        }
        Stream<Defence> all = Stream.concat(legal.stream(), attack.defending().barred().stream());
        String name = isLast ? "second defence" : "defence";
        Defence chosen = table.choose(Choice.among(attack.whom(), name, all.toList(), Box.GU_23_DEFENCE)
                .barring(Box.GU_23_DEFENCE, defence -> !legal.contains(defence)));
        ChartedAttack after = attack.withPending(new PendingState.Defending(chosen, isLast));
        return BoxStep.stays(after, new BoxResult.ChoseDefence(attack.whom(), chosen));
    }

    private static BoxStep rolled(ChartedAttack attack, PendingState.Defending defending, Table table) {
        Defence defence = defending.defence();
        Tally number = table.count(attack.defending().number(defence));
        if (number.total() <= 0) {
            BoxResult nothing = new BoxResult.Undefended(attack.whom(), number);
            return left(attack, defending, SuccessRoll.Result.FAILURE, nothing);
        }
        int at = number.total();
        Throw.Read<SuccessRoll.Result> roll = Rolls.threeDice(
                attack, attack.whom(), Word.of(defence.kind()), total -> SuccessRoll.of(total, at), table);
        SuccessRoll.Result result = roll.result();
        BoxResult found = new BoxResult.Defended(attack.whom(), defence, number, roll.fall(), result);
        return left(attack, defending, result, found).citing(Gurps3Rule.GR_2_SUCCESS_ROLL);
    }

    private static BoxStep left(
            ChartedAttack attack, PendingState.Defending defending, SuccessRoll.Result result, BoxResult found) {
        Defence defence = defending.defence();
        boolean hasAnother =
                !defending.isLast() && !attack.defending().second(defence).isEmpty();
        if (result == SuccessRoll.Result.FAILURE && hasAnother) {
            return BoxStep.stays(attack.withPending(new PendingState.DefendingAgain(defence)), found);
        }
        ChartedAttack after = attack.withPending(new PendingState.Defended(defence.kind(), result));
        return BoxStep.when(!result.succeeds(), after, found);
    }

    /** 25: what is dodged goes on, a missile to those behind. */
    static BoxStep isDodge(ChartedAttack attack) {
        boolean dodge = attack.defended().kind() == Defence.Kind.DODGE;
        List<Integer> left = dodge && attack.weapon().isRanged()
                ? attack.engagement().behind(attack.mark(), attack.candidates())
                : attack.candidates();
        return BoxStep.when(dodge, attack.withCandidates(left));
    }

    /** 27: a dodger falls, a shield is unready, a parry is a fumble; a blow against himself comes when this attack is over. */
    static BoxStep applyBotch(ChartedAttack attack, Table table) {
        return switch (attack.pending()) {
            case PendingState.HittingHimself himself -> {
                BoxResult.HitHimself where = armOrLeg(attack, attack.whom(), himself, table);
                yield BoxStep.on(attack.withLocation(where.location()).landing(himself.carried()), where);
            }
            case PendingState.Defended botched
            when botched.kind() != Defence.Kind.PARRY -> {
                List<Condition> then = switch (botched.kind()) {
                    case DODGE -> List.of(Condition.FALLEN);
                    case BLOCK -> List.of(Condition.SHIELD_UNREADY);
                    case PARRY, PASSIVE_DEFENCE -> List.of();
                };
                yield BoxStep.on(attack.harmed(then), new BoxResult.Botched(attack.whom(), botched.kind()));
            }
            default -> botchedParry(attack, table);
        };
    }

    private static BoxStep botchedParry(ChartedAttack attack, Table table) {
        Optional<Weapon> held = attack.figure().held();
        BoxResult.Fumbled found = fumbled(attack, attack.whom(), held, table);
        return found.counts()
                .map(fumble -> BoxStep.on(attack.withHarm(attack.harm().fumbling(fumble)), found))
                .orElseGet(() -> again(attack, found, held.orElseThrow()));
    }
}
