package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.gurps.procedure.BoxResult.Checked;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.gurps.wound.LocationEffects;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** Boxes 40 to 50: what is special about the location that was hit, then stunning, falling, fainting, dying. */
final class InjuryBoxes {

    private static final int WELL = 4;

    private InjuryBoxes() {}

    /** 40: the location's own effects, and the roll on HT that it asks for. */
    static BoxStep applyLocationEffects(ChartedAttack attack, Table table) {
        HitLocation location = attack.location();
        PendingState.Blow blow = attack.blow();
        boolean kills = blow.carried() == Carried.KILLS;
        int ht = attack.person().healthy();
        LocationEffects effects = kills
                ? LocationEffects.NONE
                : LocationEffects.of(location, attack.type(), blow.damage(), blow.uncapped(), ht);
        List<Condition> conditions =
                blow.carried() == Carried.CRIPPLES ? LocationEffects.crippled(location) : effects.atOnce();
        Optional<Checked> roll = effects.roll().map(due -> rolled(attack, due, table));
        boolean killed =
                kills || (effects.mayBehead() && roll.filter(Checked::made).isEmpty());
        Harm harm = attack.harm().and(conditions).and(roll.map(Checked::then).orElse(List.of()));
        Harm done = conditions.contains(Condition.CRIPPLED) ? harm.at(location) : harm;
        BoxResult found = new BoxResult.Special(attack.whom(), location, conditions, killed, roll);
        return BoxStep.when(killed, attack.withHarm(done), found);
    }

    private static Checked rolled(ChartedAttack attack, LocationEffects.HtRoll due, Table table) {
        Tally number =
                Rolls.ht(attack, "location").plusIfAny(due.modifier(), "where-it-hit", Box.GU_40_LOCATION_EFFECTS);
        return switch (due.stake()) {
            case KNOCKOUT -> Rolls.check(attack, number, table, Condition.UNCONSCIOUS);
            case BEHEADING -> Rolls.check(attack, number, table);
            case STUN_OR_KNOCKOUT ->
                Rolls.check(attack, number, table, (roll, at) -> stunOrKnockout(roll, at, at - due.modifier()));
        };
    }

    /** The same dice also count against plain HT, which is never less. */
    private static List<Condition> stunOrKnockout(int roll, int number, int plain) {
        if (SuccessRoll.succeeds(roll, number)) {
            return List.of();
        }
        return SuccessRoll.succeeds(roll, plain)
                ? List.of(Condition.STUNNED)
                : List.of(Condition.STUNNED, Condition.UNCONSCIOUS);
    }

    /** 41, 44, 46 and 48: more than half of HT in this blow; hit points left, 0 and -HT, where it took him there. */
    static BoxStep compare(ChartedAttack attack) {
        int left = attack.harm().hitPoints();
        int damage = attack.blow().damage();
        int ht = attack.person().healthy();
        return switch (attack.box()) {
            case GU_41_BIG_WOUND -> BoxStep.when(2 * damage > ht, spared(attack), new BoxResult.Compared(damage, ht));
            case GU_44_FOUR_OR_MORE -> BoxStep.when(left >= WELL, attack, new BoxResult.Compared(left, WELL));
            case GU_46_FELL_TO_ZERO ->
                BoxStep.when(attack.points().isSpent() && left + damage > 0, attack, new BoxResult.Compared(left, 0));
            default -> BoxStep.when(damage > 0 && left <= -ht, attack, new BoxResult.Compared(left, -ht));
        };
    }

    /**
     * Reduces the blow to what can still matter: whether it took anything, took him across 0, and passed thresholds of death. So equal
     * situations come together.
     */
    private static ChartedAttack spared(ChartedAttack attack) {
        int left = attack.harm().hitPoints();
        int damage = attack.blow().damage();
        int before = left + damage;
        int as = damage == 0 || left > 0
                ? left
                : before > 0 ? 1 : due(attack).stream().findFirst().orElse(left) + 1;
        return attack.withPending(attack.blow().withDamage(as - left));
    }

    /** 42 and 45: stunned, or at half Move and Dodge. */
    static BoxStep became(ChartedAttack attack, Condition condition, Gurps3Rule... also) {
        return BoxStep.on(attack.harmed(List.of(condition)), new BoxResult.Became(attack.whom(), condition))
                .citing(also);
    }

    /** 43: HT, or he falls; rolled also by who lies already. */
    static BoxStep rollKnockdown(ChartedAttack attack, Table table) {
        return attack.checked(Rolls.check(attack, Rolls.ht(attack, "knockdown"), table, Condition.FALLEN))
                .citing(Gurps3Rule.GU_STUN_1_BIG_WOUND);
    }

    /** 47: HT and Will, now and every turn, or he is unconscious. */
    static BoxStep stayAwake(ChartedAttack attack, Table table) {
        int will = attack.person().will();
        Tally number = Rolls.ht(attack, "consciousness")
                .plusIfAny(will, will > 0 ? "strong-will" : "weak-will", Box.GU_47_STAY_AWAKE);
        Checked check = Rolls.check(attack, number, table, Condition.UNCONSCIOUS);
        return attack.harmed(List.of(Condition.ROLLS_TO_STAY_AWAKE))
                .checked(check)
                .citing(Gurps3Rule.GU_HT_2_UNCONSCIOUSNESS);
    }

    /** 49: a roll at each threshold that is new to him, until one fails. */
    static BoxStep rollForDeath(ChartedAttack attack, Table table) {
        List<Integer> due = attack.pending() instanceof PendingState.Dying dying ? dying.thresholds() : due(attack);
        if (due.isEmpty()) {
            return BoxStep.when(false, attack, new BoxResult.NoDeathRoll(attack.whom()));
        }
        Checked roll = Rolls.check(attack, Rolls.ht(attack, "death"), table);
        BoxResult found =
                new BoxResult.DeathRoll(attack.whom(), due.getFirst(), roll.number(), roll.fall(), roll.made());
        List<Integer> left = List.copyOf(due.subList(1, due.size()));
        BoxStep passage = roll.made() && !left.isEmpty()
                ? BoxStep.stays(attack.withPending(new PendingState.Dying(left)), found)
                : BoxStep.when(!roll.made(), attack, found);
        return passage.citing(Gurps3Rule.GU_HT_3_DEATH);
    }

    private static List<Integer> due(ChartedAttack attack) {
        int left = attack.harm().hitPoints();
        return attack.person().deathRollsDue(left + attack.blow().damage(), left);
    }

    /** 50: at -5 x HT nobody lives. */
    static BoxStep isAtFiveTimesHt(ChartedAttack attack) {
        int left = attack.harm().hitPoints();
        int threshold = attack.person().certainDeath();
        boolean dead = left <= threshold;
        return BoxStep.when(dead, attack, new BoxResult.LastThreshold(left, threshold))
                .citing(Gurps3Rule.GU_HT_4_CERTAIN_DEATH, dead);
    }
}
