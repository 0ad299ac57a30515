package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.End;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.SuccessRoll.Result;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Walks the chart. A step is a roll or a choice and all boxes that follow without another, so that as few situations as possible are told
 * apart.
 */
public final class ChartWalk implements Procedure<ChartedAttack, GurpsOutcome> {

    @Override
    public Next<ChartedAttack, GurpsOutcome> step(ChartedAttack attack, Table table) {
        BoxStep passage = left(attack, table);
        ChartedAttack after = passage.after();
        while (passage.exit().isPresent() && !mayThrowOrAsk(after.box())) {
            if (after.box().isEnd()) {
                return ended(after, table);
            }
            passage = left(after, table);
            after = passage.after();
        }
        return Next.go(after);
    }

    private static boolean mayThrowOrAsk(Box box) {
        return switch (box.number()) {
            case 5, 14, 16, 20, 22, 23, 27, 28, 32, 40, 43, 47, 49 -> true;
            default -> false;
        };
    }

    private static BoxStep left(ChartedAttack attack, Table table) {
        BoxStep passage = passed(attack, table);
        tell(attack.box(), passage, table);
        return passage;
    }

    private static void tell(Box box, BoxStep passage, Table table) {
        List<Rule> why = new ArrayList<>(List.of(box));
        why.addAll(passage.also());
        table.tell(BoxPassed.of(box, passage.exit(), passage.found()), why);
    }

    @Override
    public List<Choice<ChartedAttack>> amendments(ChartedAttack attack) {
        return GurpsAmendments.of(attack);
    }

    @Override
    public List<Choice<ChartedAttack>> rulings(ChartedAttack attack) {
        return RulingChoices.of(
                Rulings.DECLARED,
                attack.engagement().rulings(),
                rulings -> attack.withEngagement(attack.engagement().withRulings(rulings)));
    }

    /** Most conditions and fumbles are only told. */
    @Override
    public ChartedAttack forFindings(ChartedAttack attack) {
        return attack.withHarm(attack.harm()
                        .withConditions(GurpsOutcome.measured(attack.harm()))
                        .withLimb(Optional.empty()))
                .withFumbles(GurpsOutcome.measured(attack.fumbles()));
    }

    /** The end goes by hit points and by rolls that know no conditions. */
    @Override
    public ChartedAttack forFirstFinding(ChartedAttack attack) {
        return attack.withHarm(attack.harm().withConditions(List.of()).withLimb(Optional.empty()))
                .withFumbles(List.of());
    }

    @Override
    public GurpsOutcome calledOff(ChartedAttack attack) {
        return GurpsOutcome.of(attack, Optional.empty());
    }

    /** The next round of a group goes on from 28 (GR-8), a blow against oneself with a botched parry from 27. */
    private static Next<ChartedAttack, GurpsOutcome> ended(ChartedAttack attack, Table table) {
        End end = End.of(attack.box());
        Optional<ChartedAttack> nextRound = attack.nextRound(end);
        Optional<ChartedAttack> ownBlow = nextRound.isPresent() ? Optional.empty() : attack.ownBlow(end);
        BoxResult found = new BoxResult.Ended(
                end,
                Optional.of(attack.whom()).filter(who -> end != End.MISSED),
                nextRound.map(ChartedAttack::rounds).orElse(0),
                ownBlow.isPresent());
        BoxStep passage = BoxStep.stays(attack, found)
                .citing(Gurps3Rule.GR_8_GROUPS, nextRound.isPresent())
                .citing(Box.GU_27_BOTCHED_DEFENCE, ownBlow.isPresent());
        tell(attack.box(), passage, table);
        return nextRound
                .or(() -> ownBlow)
                .<Next<ChartedAttack, GurpsOutcome>>map(Next::go)
                .orElseGet(() -> Next.done(GurpsOutcome.of(attack, Optional.of(end))));
    }

    private static BoxStep passed(ChartedAttack attack, Table table) {
        return switch (attack.box()) {
            case GU_05_LOCATION_ROLL -> AttackBoxes.rollLocation(attack, table);
            case GU_14_ROLL_TO_HIT -> AttackBoxes.rollToHit(attack, table);
            case GU_15_FUMBLE -> BoxStep.when(attack.rolled().result() == Result.CRITICAL_FAILURE, attack);
            case GU_16_FUMBLE_TABLE -> DefenceBoxes.rollFumble(attack, table);
            case GU_17_BY_ONE -> BoxStep.when(attack.rolled().byOne(), attack);
            case GU_18_WHAT_A_MISS_BY_ONE_HITS -> AttackBoxes.whatAMissByOneHits(attack);
            case GU_19_SOMEBODY_ELSE -> BoxStep.when(attack.engagement().canStray(), attack);
            case GU_20_WRONG_TARGET -> AttackBoxes.nextWrongTarget(attack, table);
            case GU_21_CRITICAL_HIT -> BoxStep.when(attack.rolled().result() == Result.CRITICAL_SUCCESS, attack);
            case GU_22_CRITICAL_TABLE -> AttackBoxes.rollCriticalHit(attack, table);
            case GU_23_DEFENCE -> DefenceBoxes.rollDefence(attack, table);
            case GU_24_CRITICAL_DEFENCE -> {
                boolean critical = attack.defended().result() == Result.CRITICAL_SUCCESS;
                yield BoxStep.when(critical && !attack.weapon().isRanged(), attack);
            }
            case GU_25_DODGE -> DefenceBoxes.isDodge(attack);
            case GU_26_BOTCHED -> BoxStep.when(attack.defended().result() == Result.CRITICAL_FAILURE, attack);
            case GU_27_BOTCHED_DEFENCE -> DefenceBoxes.applyBotch(attack, table);
            case GU_28_BASIC_DAMAGE -> DamageBoxes.rollBasicDamage(attack, table);
            case GU_29_BONUSES, GU_33_EFFECTIVE_DR, GU_36_WOUNDING, GU_37_BLOW_THROUGH ->
                DamageBoxes.workOut(attack, table);
            case GU_30_KNOCKS_BACK -> BoxStep.when(!attack.weapon().knocksBack(), attack);
            case GU_31_KNOCKBACK -> DamageBoxes.knockBack(attack);
            case GU_32_KEEP_YOUR_FEET -> DamageBoxes.keepFeet(attack, table);
            case GU_34_THROUGH_THE_ARMOUR -> DamageBoxes.subtractArmour(attack, table);
            case GU_35_BLUNT_TRAUMA -> DamageBoxes.feelThroughArmour(attack);
            case GU_38_HIT_POINTS -> DamageBoxes.loseHitPoints(attack);
            case GU_39_SPECIAL_LOCATION -> {
                boolean kills = attack.blow().carried() == Carried.KILLS;
                yield BoxStep.when(kills || attack.location() != HitLocation.TORSO, attack);
            }
            case GU_40_LOCATION_EFFECTS -> InjuryBoxes.applyLocationEffects(attack, table);
            case GU_41_BIG_WOUND, GU_44_FOUR_OR_MORE, GU_46_FELL_TO_ZERO, GU_48_MINUS_HT -> InjuryBoxes.compare(attack);
            case GU_42_STUNNED ->
                InjuryBoxes.became(
                        attack, Condition.STUNNED, Gurps3Rule.GU_STUN_1_BIG_WOUND, Gurps3Rule.GU_STUN_3_RECOVERY);
            case GU_43_KNOCKDOWN -> InjuryBoxes.rollKnockdown(attack, table);
            case GU_45_HALF_SPEED -> InjuryBoxes.became(attack, Condition.HALVED, Gurps3Rule.GU_HT_1_HALF_SPEED);
            case GU_47_STAY_AWAKE -> InjuryBoxes.stayAwake(attack, table);
            case GU_49_DEATH_ROLLS -> InjuryBoxes.rollForDeath(attack, table);
            case GU_50_FIVE_TIMES_HT -> InjuryBoxes.isAtFiveTimesHt(attack);
            default -> AttackBoxes.workOutNumber(attack, table);
        };
    }
}
