package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.Exit;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.ToHit;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.CriticalHit;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** Boxes 1 to 14, 18, 20 and 22: the number to hit, the roll, who else is hit, and critical hits. */
final class AttackBoxes {

    private static final int MISSED_BY_ONE = -1;
    private static final int SIX = 6;

    private AttackBoxes() {}

    /** 1 to 13 but for the dice of 5: what each adds to the running number, or asks of it. */
    static BoxStep workOutNumber(ChartedAttack attack, Table table) {
        ToHit toHit = attack.toHit();
        Box box = attack.box();
        boolean isSudden = attack.engagement().manner().aim().isSudden();
        BoxResult found = switch (box) {
            case GU_01_BASE_SKILL -> new BoxResult.RunningNumber(table.count(toHit.base()));
            case GU_04_RANDOM_LOCATION, GU_07_RANGED, GU_10_AIMED -> new BoxResult.Nothing();
            case GU_09_OPPORTUNITY -> isSudden ? added(attack, table) : new BoxResult.Nothing();
            case GU_11_SNAP_SHOT_NUMBER -> new BoxResult.Compared(running(attack, table), toHit.snapShot());
            default -> added(attack, table);
        };
        int number = found instanceof BoxResult.Compared compared ? compared.number() : 0;
        return BoxStep.by(toHit.exit(box, number), attack, found);
    }

    private static BoxResult added(ChartedAttack attack, Table table) {
        int soFar = running(attack, table);
        Tally before = Tally.of(attack.by(), "to hit", soFar, "so-far", Box.GU_01_BASE_SKILL);
        return new BoxResult.RunningNumber(attack.toHit().adding(attack.box(), before));
    }

    private static int running(ChartedAttack attack, Table table) {
        return attack.toHit().at(attack.box(), table::count).total();
    }

    /** 5: where he is hit; what cannot be hurt there is hit in the torso. */
    static BoxStep rollLocation(ChartedAttack attack, Table table) {
        Weapon weapon = attack.weapon();
        Throw.Read<HitLocation> read =
                Rolls.threeDice(attack, attack.by(), "location", HitLocation::ofTotal, table);
        HitLocation rolled = read.result();
        HitLocation location = rolled.canBeHurtBy(weapon.type(), weapon.use()) ? rolled : HitLocation.TORSO;
        return BoxStep.on(attack.withLocation(location), new BoxResult.Located(attack.by(), read.fall(), rolled, location))
                .citing(rolled.row().stream().toArray(Gurps3Rule[]::new));
    }

    /** 14: the roll to hit; of a group, how many rounds hit. */
    static BoxStep rollToHit(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Tally number = attack.toHit().at(Box.GU_14_ROLL_TO_HIT, table::count);
        int at = number.total();
        Throw.Read<Hits> roll =
                Rolls.threeDice(attack, attack.by(), "attack", total -> Hits.of(engagement, total, at), table);
        SuccessRoll.Result result = roll.result().result;
        int group = engagement.manner().rounds();
        int hits = roll.result().hits;
        boolean noAttempt = SuccessRoll.isNoAttempt(number.total(), engagement.rulings());
        ChartedAttack rolled = attack.withRounds(hits).withPending(new PendingState.Rolled(result, roll.result().byOne));
        BoxResult found =
                new BoxResult.Attacked(attack.by(), attack.whom(), number, roll.fall(), result, noAttempt, group, hits);
        return BoxStep.when(result.succeeds(), rolled, found)
                .citing(Gurps3Rule.GR_2_SUCCESS_ROLL)
                .citing(Gurps3Rule.GR_3_LOW_SKILL, noAttempt)
                .citing(Gurps3Rule.GR_8_GROUPS, group > 1);
    }

    /** What the roll to hit comes to, how many rounds hit, and whether it missed by exactly one. */
    private record Hits(SuccessRoll.Result result, int hits, boolean byOne) {

        static Hits of(Engagement engagement, int roll, int number) {
            int margin = number - roll;
            SuccessRoll.Result result = SuccessRoll.ofAttack(roll, number, engagement.rulings());
            int group = engagement.manner().rounds();
            int hits = result.succeeds() ? engagement.groups().hits(group, Math.max(0, margin)) : 0;
            return new Hits(result, hits, result == SuccessRoll.Result.FAILURE && margin == MISSED_BY_ONE);
        }
    }

    /** 18: of a group some hit all the same, by its table; otherwise another location may be hit. */
    static BoxStep whatAMissByOneHits(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        int hits = engagement.groups().hits(engagement.manner().rounds(), MISSED_BY_ONE);
        Optional<HitLocation> instead = attack.location().missedByOne(engagement.weapon());
        if (hits > 0) {
            return BoxStep.when(true, attack.withRounds(hits), new BoxResult.Connects(hits, Optional.empty()))
                    .citing(Gurps3Rule.GR_8_GROUPS);
        }
        Exit elsewhere = attack.box().exits().get(1);
        return instead.map(attack.withRounds(1)::withLocation)
                .map(hit -> BoxStep.by(elsewhere, hit, new BoxResult.Connects(1, instead)))
                .orElseGet(() -> BoxStep.when(false, attack));
    }

    /** 20: whom it finds: of a missile the next in the line, into a close combat anybody in it. */
    static BoxStep nextWrongTarget(ChartedAttack attack, Table table) {
        List<Integer> candidates = attack.engagement().nextAtRandom(attack.candidates());
        int shares = candidates.size();
        if (shares == 0) {
            return BoxStep.when(false, attack);
        }
        if (shares == 1) {
            return turning(attack, candidates.getFirst(), Optional.empty());
        }
        // Six sides cannot be shared out among four or five.
        int sides = SIX % shares == 0 ? SIX : shares;
        Throw.Read<Integer> mark = Rolls.oneDie(
                attack,
                attack.by(),
                "wrong target",
                sides,
                face -> candidates.get((face - 1) * shares / sides),
                table);
        return turning(attack, mark.result(), Optional.of(mark.fall()));
    }

    private static BoxStep turning(ChartedAttack attack, int mark, Optional<Fall> fall) {
        ChartedAttack turned = attack.turningOn(mark);
        return BoxStep.when(true, turned, new BoxResult.WrongTarget(turned.whom(), fall));
    }

    /** 22: what a critical hit does at once, and what goes along with the blow; nobody defends. */
    static BoxStep rollCriticalHit(ChartedAttack attack, Table table) {
        HitLocation location = attack.location();
        DamageType type = attack.weapon().type();
        Throw.Read<CriticalHit> read = Rolls.threeDice(
                attack, attack.by(), "critical hit", total -> CriticalHit.of(total, location, type), table);
        CriticalHit effect = read.result();
        Harm harm = attack.harm().and(effect.atOnce());
        Harm done = effect.atOnce().contains(Condition.LIMB_NUMB) ? harm.at(location) : harm;
        return BoxStep.on(
                attack.withHarm(done).landing(effect.carried()),
                new BoxResult.Critical(attack.whom(), read.fall(), location.takesHeadBlows(), effect));
    }
}
