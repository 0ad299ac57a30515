package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.ToHit;
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
    static Passage workOutNumber(ChartedAttack attack, Table table) {
        ToHit toHit = attack.toHit();
        Box box = attack.box();
        boolean isSudden = attack.engagement().manner().aim().isSudden();
        Found found = switch (box) {
            case GU_01_BASE_SKILL -> new Found.RunningNumber(table.count(toHit.base()));
            case GU_04_RANDOM_LOCATION, GU_07_RANGED, GU_10_AIMED -> new Found.Nothing();
            case GU_09_OPPORTUNITY -> isSudden ? added(attack, table) : new Found.Nothing();
            case GU_11_SNAP_SHOT_NUMBER -> new Found.Compared(running(attack, table), toHit.snapShot());
            default -> added(attack, table);
        };
        int number = found instanceof Found.Compared compared ? compared.number() : 0;
        return Passage.by(toHit.exit(box, number), attack, found);
    }

    private static Found added(ChartedAttack attack, Table table) {
        int soFar = running(attack, table);
        Tally before = Tally.of(attack.by(), "to hit", soFar, "so-far", Box.GU_01_BASE_SKILL);
        return new Found.RunningNumber(attack.toHit().adding(attack.box(), before));
    }

    /** The running number before this box, with what the game master adds. */
    private static int running(ChartedAttack attack, Table table) {
        return attack.toHit().at(attack.box(), table::count).total();
    }

    /** 5: where he is hit; what cannot be hurt there is hit in the torso. */
    static Passage rollLocation(ChartedAttack attack, Table table) {
        Weapon weapon = attack.weapon();
        Fall fall = Rolls.threeDice(attack, attack.by(), "location", table);
        HitLocation rolled = HitLocation.ofTotal(fall.total());
        HitLocation location = rolled.canBeHurtBy(weapon.type(), weapon.use()) ? rolled : HitLocation.TORSO;
        return Passage.on(attack.withLocation(location), new Found.Located(attack.by(), fall, rolled, location))
                .citing(rolled.row().stream().toArray(Gurps3Rule[]::new));
    }

    /** 14: the roll to hit; of a group, how many rounds hit. */
    static Passage rollToHit(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Tally number = attack.toHit().at(Box.GU_14_ROLL_TO_HIT, table::count);
        Fall fall = Rolls.threeDice(attack, attack.by(), "attack", table);
        int margin = number.total() - fall.total();
        SuccessRoll.Result result = SuccessRoll.ofAttack(fall.total(), number.total(), engagement.rulings());
        int group = engagement.manner().rounds();
        int hits = result.succeeds() ? engagement.groups().hits(group, Math.max(0, margin)) : 0;
        boolean byOne = result == SuccessRoll.Result.FAILURE && margin == MISSED_BY_ONE;
        boolean noAttempt = SuccessRoll.isNoAttempt(number.total(), engagement.rulings());
        ChartedAttack rolled = attack.withRounds(hits).withUnderway(new Underway.Rolled(result, byOne));
        return Passage.when(
                        result.succeeds(),
                        rolled,
                        new Found.Attacked(attack.by(), attack.whom(), number, fall, result, noAttempt, group, hits))
                .citing(Gurps3Rule.GR_2_SUCCESS_ROLL)
                .citing(Gurps3Rule.GR_3_LOW_SKILL, noAttempt)
                .citing(Gurps3Rule.GR_8_GROUPS, group > 1);
    }

    /** 18: of a group some hit all the same, by its table; otherwise another location may be hit. */
    static Passage whatAMissByOneHits(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        int hits = engagement.groups().hits(engagement.manner().rounds(), MISSED_BY_ONE);
        Optional<HitLocation> instead = attack.location().missedByOne(engagement.weapon());
        if (hits > 0) {
            return Passage.when(true, attack.withRounds(hits), new Found.Connects(hits, Optional.empty()))
                    .citing(Gurps3Rule.GR_8_GROUPS);
        }
        return instead.map(location -> Passage.by(
                        attack.box().exits().get(1),
                        attack.withRounds(1).withLocation(location),
                        new Found.Connects(1, instead)))
                .orElseGet(() -> Passage.when(false, attack));
    }

    /** 20: whom it finds: of a missile the next in the line, into a close combat anybody in it. */
    static Passage nextWrongTarget(ChartedAttack attack, Table table) {
        List<Integer> candidates = attack.engagement().nextAtRandom(attack.candidates());
        int shares = candidates.size();
        if (shares < 2) {
            return candidates.stream()
                    .map(only -> turning(attack, only, Optional.empty()))
                    .findFirst()
                    .orElseGet(() -> Passage.when(false, attack));
        }
        // Six sides cannot be shared out among four or five.
        int sides = SIX % shares == 0 ? SIX : shares;
        Fall fall = Rolls.oneDie(attack, attack.by(), "wrong target", sides, table);
        return turning(attack, candidates.get((fall.total() - 1) * shares / sides), Optional.of(fall));
    }

    private static Passage turning(ChartedAttack attack, int mark, Optional<Fall> fall) {
        ChartedAttack turned = attack.turningOn(mark);
        return Passage.when(true, turned, new Found.WrongTarget(turned.whom(), fall));
    }

    /** 22: what a critical hit does at once, and what goes along with the blow; nobody defends. */
    static Passage rollCriticalHit(ChartedAttack attack, Table table) {
        Fall fall = Rolls.threeDice(attack, attack.by(), "critical hit", table);
        HitLocation location = attack.location();
        CriticalHit effect =
                CriticalHit.of(fall.total(), location, attack.weapon().type());
        Harm harm = attack.harm().and(effect.atOnce());
        Harm done = effect.atOnce().contains(Condition.LIMB_NUMB) ? harm.at(location) : harm;
        return Passage.on(
                attack.withHarm(done).landing(effect.carried()),
                new Found.Critical(attack.whom(), fall, location.takesHeadBlows(), effect));
    }
}
