package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.ToHit;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.CriticalHit;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Boxes 14, 15 and 17 to 22: the roll to hit, who else is hit, and critical hits. */
final class StrikeBoxes {

    private static final int MISSED_BY_ONE = -1;
    private static final int SIX = 6;

    private StrikeBoxes() {}

    /** 14: the roll to hit; of a group, how many rounds hit. */
    static Passage rollToHit(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Name by = engagement.attacker().name();
        Tally number = table.count(
                ToHit.sum(engagement, attack.mark(), attack.location()),
                sum -> ToHit.limited(engagement, attack.mark(), attack.location(), sum));
        Fall fall = Rolls.threeDice(by, "attack", Gurps3Rule.GU_14_ROLL_TO_HIT, table);
        int roll = fall.total();
        SuccessRoll.Result result = SuccessRoll.ofAttack(roll, number.total(), engagement.rulings());
        int group = engagement.manner().rounds();
        int hits = result.succeeds() ? engagement.groups().hits(group, Math.max(0, number.total() - roll)) : 0;
        boolean byOne = result == SuccessRoll.Result.FAILURE && roll == number.total() + 1;
        boolean noAttempt = SuccessRoll.isNoAttempt(number.total(), engagement.rulings());
        Found found = new Found.Attacked(by, attack.whom(), number, fall, result, noAttempt, group, hits);
        ChartedAttack rolled = attack.withRounds(hits).withUnderway(new Underway.Rolled(result, byOne));
        return Passage.to(result.succeeds() ? 21 : 15, rolled, found).citing(why(noAttempt, group));
    }

    private static List<Rule> why(boolean noAttempt, int group) {
        List<Rule> why = new ArrayList<>(List.of(Gurps3Rule.GR_2_SUCCESS_ROLL));
        if (noAttempt) {
            why.add(Gurps3Rule.GR_3_LOW_SKILL);
        }
        if (group > 1) {
            why.add(Gurps3Rule.GR_8_GROUPS);
        }
        return why;
    }

    /** 15: a critical miss is a fumble. */
    static Passage isFumble(ChartedAttack attack) {
        boolean fumble = rolled(attack).result() == SuccessRoll.Result.CRITICAL_FAILURE;
        return Passage.to(fumble ? 16 : 17, attack);
    }

    /** 17: missed by exactly one. */
    static Passage isByOne(ChartedAttack attack) {
        return Passage.to(rolled(attack).byOne() ? 18 : 19, attack);
    }

    /** 18: of a group some hit all the same, by its table; otherwise another location may be hit. */
    static Passage whatAMissByOneHits(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        ChartedAttack connecting = attack.withUnderway(new Underway.Nothing());
        int hits = engagement.groups().hits(engagement.manner().rounds(), MISSED_BY_ONE);
        if (hits > 0) {
            return Passage.to(23, connecting.withRounds(hits), new Found.Connects(hits, Optional.empty()))
                    .citing(List.of(Gurps3Rule.GR_8_GROUPS));
        }
        Optional<HitLocation> instead = attack.location().missedByOne(engagement.weapon());
        return instead.isPresent()
                ? Passage.bySecond(
                        23, connecting.withRounds(1).withLocation(instead.get()), new Found.Connects(1, instead))
                : Passage.to(19, attack);
    }

    /** 19: missiles, and blows into a close combat, may find somebody else. */
    static Passage mayHitSomebodyElse(ChartedAttack attack) {
        return Passage.to(attack.engagement().canStray() ? 20 : 52, attack.withUnderway(new Underway.Nothing()));
    }

    /** 20: whom it finds: of a missile the next in the line, into a close combat anybody in it. */
    static Passage nextWrongTarget(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        List<Integer> candidates = engagement.nextAtRandom(attack.candidates());
        if (candidates.isEmpty()) {
            return Passage.to(52, attack);
        }
        if (candidates.size() == 1) {
            return turning(attack, candidates.getFirst(), Optional.empty());
        }
        int shares = candidates.size();
        // Six sides cannot be shared out among four or five.
        int sides = SIX % shares == 0 ? SIX : shares;
        Fall fall =
                Rolls.oneDie(engagement.attacker().name(), "wrong target", sides, Gurps3Rule.GU_20_WRONG_TARGET, table);
        return turning(attack, candidates.get((fall.total() - 1) * shares / sides), Optional.of(fall));
    }

    private static Passage turning(ChartedAttack attack, int mark, Optional<Fall> fall) {
        return Passage.to(
                1,
                attack.turningOn(mark),
                new Found.WrongTarget(attack.engagement().name(mark), fall));
    }

    /** 21: a critical success on the attack roll. */
    static Passage isCriticalHit(ChartedAttack attack) {
        boolean critical = rolled(attack).result() == SuccessRoll.Result.CRITICAL_SUCCESS;
        return Passage.to(critical ? 22 : 23, attack.withUnderway(new Underway.Nothing()));
    }

    /** 22: what a critical hit does at once, and what goes along with the blow; nobody defends. */
    static Passage rollCriticalHit(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Weapon weapon = engagement.weapon();
        Fall fall =
                Rolls.threeDice(engagement.attacker().name(), "critical hit", Gurps3Rule.GU_22_CRITICAL_TABLE, table);
        CriticalHit effect = CriticalHit.of(fall.total(), attack.location(), weapon.type());
        Harm harm = attack.harm().and(effect.atOnce());
        Harm done = effect.atOnce().contains(Condition.LIMB_NUMB) ? harm.at(attack.location()) : harm;
        return Passage.to(
                28,
                attack.withHarm(done).landing(effect.carried()),
                new Found.Critical(attack.whom(), fall, attack.location().takesHeadBlows(), effect));
    }

    private static Underway.Rolled rolled(ChartedAttack attack) {
        return attack.handed(Underway.Rolled.class);
    }
}
