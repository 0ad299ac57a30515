package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.table.CriticalHit;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** Boxes 1 to 14 and 18 to 22: the number to hit, the roll, who else is hit, and critical hits. */
final class AttackBoxes {

    private static final int MISSED_BY_ONE = -1;
    private static final int SIX = 6;

    private AttackBoxes() {}

    /** 1: the running number starts. */
    static Passage takeBaseSkill(ChartedAttack attack, Table table) {
        return on(attack, new Found.RunningNumber(table.count(attack.toHit().base())));
    }

    /**
     * Boxes that add something: 2 footing and light, 3 the attacker's own state, 6 the target, 8 range, speed and recoil, 12 a snap shot,
     * 13 Acc and more aiming.
     */
    static Passage add(ChartedAttack attack, Table table) {
        Name by = attack.engagement().attacker().name();
        Tally soFar = Tally.of(by, "to hit", running(attack, table), "so-far", Gurps3Rule.GU_01_BASE_SKILL);
        return on(attack, new Found.RunningNumber(attack.toHit().adding(attack.box(), soFar)));
    }

    /**
     * Boxes that ask: 4 whether the dice say where he is hit, 7 whether it is a ranged attack, 10 whether it is aimed, or goes on with a
     * further group.
     */
    static Passage ask(ChartedAttack attack) {
        return on(attack, new Found.Nothing());
    }

    /** 5: where he is hit; what cannot be hurt there is hit in the torso. */
    static Passage rollLocation(ChartedAttack attack, Table table) {
        Weapon weapon = attack.engagement().weapon();
        Name by = attack.engagement().attacker().name();
        Fall fall = Rolls.threeDice(by, "location", Gurps3Rule.GU_05_LOCATION_ROLL, table);
        HitLocation rolled = HitLocation.ofTotal(fall.total());
        HitLocation location = rolled.canBeHurtBy(weapon.type(), weapon.use()) ? rolled : HitLocation.TORSO;
        Passage passage = on(attack.withLocation(location), new Found.Located(by, fall, rolled, location));
        return rolled.row().map(passage::citing).orElse(passage);
    }

    /** 9: opportunity fire and pop-up attacks have their penalty, and are snap shots. */
    static Passage isSudden(ChartedAttack attack, Table table) {
        return attack.engagement().manner().aim().isSudden() ? add(attack, table) : ask(attack);
    }

    /** 11: whether the number so far beats the Snap Shot number. */
    static Passage beatsSnapShot(ChartedAttack attack, Table table) {
        int number = running(attack, table);
        Found compared = new Found.Compared(number, attack.toHit().snapShot());
        return Passage.by(attack.toHit().exit(attack.box(), number), attack, compared);
    }

    /** On from a box where the number does not matter. */
    private static Passage on(ChartedAttack attack, Found found) {
        return Passage.by(attack.toHit().exit(attack.box(), 0), attack, found);
    }

    /** The running number before this box, with what the game master adds. */
    private static int running(ChartedAttack attack, Table table) {
        return attack.toHit().at(attack.box(), table::count).total();
    }

    /** 14: the roll to hit; of a group, how many rounds hit. */
    static Passage rollToHit(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Name by = engagement.attacker().name();
        Tally number = attack.toHit().at(Box.B14, table::count);
        Fall fall = Rolls.threeDice(by, "attack", Gurps3Rule.GU_14_ROLL_TO_HIT, table);
        int roll = fall.total();
        SuccessRoll.Result result = SuccessRoll.ofAttack(roll, number.total(), engagement.rulings());
        int group = engagement.manner().rounds();
        int hits = result.succeeds() ? engagement.groups().hits(group, Math.max(0, number.total() - roll)) : 0;
        boolean byOne = result == SuccessRoll.Result.FAILURE && roll == number.total() + 1;
        boolean noAttempt = SuccessRoll.isNoAttempt(number.total(), engagement.rulings());
        Found found = new Found.Attacked(by, attack.whom(), number, fall, result, noAttempt, group, hits);
        ChartedAttack rolled = attack.withRounds(hits).withUnderway(new Underway.Rolled(result, byOne));
        return Passage.when(result.succeeds(), rolled, found)
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
            return Passage.when(true, attack.connecting(hits), new Found.Connects(hits, Optional.empty()))
                    .citing(Gurps3Rule.GR_8_GROUPS);
        }
        return instead.map(location -> Passage.by(
                        attack.box().secondExit(23),
                        attack.connecting(1).withLocation(location),
                        new Found.Connects(1, instead)))
                .orElseGet(() -> Passage.when(false, attack));
    }

    /** 19: missiles, and blows into a close combat, may find somebody else. */
    static Passage mayHitSomebodyElse(ChartedAttack attack) {
        return Passage.when(attack.engagement().canStray(), attack.withUnderway(new Underway.Nothing()));
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
        Name by = attack.engagement().attacker().name();
        Fall fall = Rolls.oneDie(by, "wrong target", sides, Gurps3Rule.GU_20_WRONG_TARGET, table);
        return turning(attack, candidates.get((fall.total() - 1) * shares / sides), Optional.of(fall));
    }

    private static Passage turning(ChartedAttack attack, int mark, Optional<Fall> fall) {
        Name whom = attack.engagement().name(mark);
        return Passage.when(true, attack.turningOn(mark), new Found.WrongTarget(whom, fall));
    }

    /** 21: a critical success on the attack roll. */
    static Passage isCriticalHit(ChartedAttack attack) {
        boolean critical = attack.rolled().result() == SuccessRoll.Result.CRITICAL_SUCCESS;
        return Passage.when(critical, attack.withUnderway(new Underway.Nothing()));
    }

    /** 22: what a critical hit does at once, and what goes along with the blow; nobody defends. */
    static Passage rollCriticalHit(ChartedAttack attack, Table table) {
        Engagement engagement = attack.engagement();
        Fall fall =
                Rolls.threeDice(engagement.attacker().name(), "critical hit", Gurps3Rule.GU_22_CRITICAL_TABLE, table);
        HitLocation location = attack.location();
        CriticalHit effect =
                CriticalHit.of(fall.total(), location, engagement.weapon().type());
        Harm harm = attack.harm().and(effect.atOnce());
        Harm done = effect.atOnce().contains(Condition.LIMB_NUMB) ? harm.at(location) : harm;
        return Passage.on(
                attack.withHarm(done).landing(effect.carried()),
                new Found.Critical(attack.whom(), fall, location.takesHeadBlows(), effect));
    }
}
