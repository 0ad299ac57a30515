package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.SuccessRoll.Result;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.chart.End;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Walks the chart. A step is a throw or a choice and all boxes that follow from it without another: so an attack on its way
 * stands only where somebody has to answer, and as few situations as can be are told apart.
 */
final class ChartWalk implements Procedure<ChartedAttack, GurpsOutcome> {

    /** The boxes that may throw dice, or ask. */
    private static final List<Box> ASKING = List.of(
            Box.B05, Box.B14, Box.B16, Box.B20, Box.B22, Box.B23, Box.B27, Box.B28, Box.B32, Box.B40, Box.B43, Box.B47,
            Box.B49);

    @Override
    public Next<ChartedAttack, GurpsOutcome> step(ChartedAttack attack, Table table) {
        Passage passage = left(attack, table);
        ChartedAttack after = passage.after();
        while (passage.exit().isPresent() && !ASKING.contains(after.box())) {
            if (after.box().isEnd()) {
                return ended(after, table);
            }
            passage = left(after, table);
            after = passage.after();
        }
        return Next.go(after);
    }

    private static Passage left(ChartedAttack attack, Table table) {
        Passage passage = passed(attack, table);
        tell(attack.box(), passage, table);
        return passage;
    }

    private static void tell(Box box, Passage passage, Table table) {
        List<Rule> why =
                Stream.concat(Stream.of(box.rule()), passage.also().stream()).toList();
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

    @Override
    public GurpsOutcome calledOff(ChartedAttack attack) {
        return GurpsOutcome.of(attack, Optional.empty());
    }

    /**
     * At an end of the chart; the next round of a group, if there is one, goes on from 28 (GR-8), and who hits himself with what he
     * parried with goes on from 27.
     */
    private static Next<ChartedAttack, GurpsOutcome> ended(ChartedAttack attack, Table table) {
        End end = End.of(attack.box());
        Optional<ChartedAttack> nextRound = attack.nextRound(end);
        Optional<ChartedAttack> ownBlow = nextRound.isPresent() ? Optional.empty() : attack.ownBlow(end);
        Found found = new Found.Ended(
                end,
                Optional.of(attack.whom()).filter(who -> end != End.MISSED),
                nextRound.map(ChartedAttack::rounds).orElse(0),
                ownBlow.isPresent());
        Passage passage = Passage.stays(attack, found)
                .citing(Gurps3Rule.GR_8_GROUPS, nextRound.isPresent())
                .citing(Gurps3Rule.GU_27_BOTCHED_DEFENCE, ownBlow.isPresent());
        tell(attack.box(), passage, table);
        return nextRound
                .or(() -> ownBlow)
                .<Next<ChartedAttack, GurpsOutcome>>map(Next::go)
                .orElseGet(() -> Next.done(GurpsOutcome.of(attack, Optional.of(end))));
    }

    private static Passage passed(ChartedAttack attack, Table table) {
        return switch (attack.box()) {
            case B01, B02, B03, B04, B06, B07, B08, B09, B10, B11, B12, B13 -> AttackBoxes.workOutNumber(attack, table);
            case B05 -> AttackBoxes.rollLocation(attack, table);
            case B14 -> AttackBoxes.rollToHit(attack, table);
            case B15 -> Passage.when(attack.rolled().result() == Result.CRITICAL_FAILURE, attack);
            case B16 -> DefenceBoxes.rollFumble(attack, table);
            case B17 -> Passage.when(attack.rolled().byOne(), attack);
            case B18 -> AttackBoxes.whatAMissByOneHits(attack);
            case B19 -> Passage.when(attack.engagement().canStray(), attack);
            case B20 -> AttackBoxes.nextWrongTarget(attack, table);
            case B21 -> Passage.when(attack.rolled().result() == Result.CRITICAL_SUCCESS, attack);
            case B22 -> AttackBoxes.rollCriticalHit(attack, table);
            case B23 -> DefenceBoxes.rollDefence(attack, table);
            case B24 -> {
                boolean critical = attack.defended().result() == Result.CRITICAL_SUCCESS;
                yield Passage.when(critical && !attack.weapon().isRanged(), attack);
            }
            case B25 -> DefenceBoxes.isDodge(attack);
            case B26 -> Passage.when(attack.defended().result() == Result.CRITICAL_FAILURE, attack);
            case B27 -> DefenceBoxes.applyBotch(attack, table);
            case B28 -> DamageBoxes.rollBasicDamage(attack, table);
            case B29, B33, B36, B37 -> DamageBoxes.workOut(attack, table);
            case B30 -> Passage.when(!attack.weapon().knocksBack(), attack);
            case B31 -> DamageBoxes.knockBack(attack);
            case B32 -> DamageBoxes.keepFeet(attack, table);
            case B34 -> DamageBoxes.subtractArmour(attack, table);
            case B35 -> DamageBoxes.feelThroughArmour(attack);
            case B38 -> DamageBoxes.loseHitPoints(attack);
            case B39 -> {
                boolean kills = attack.blow().carried() == Carried.KILLS;
                yield Passage.when(kills || attack.location() != HitLocation.TORSO, attack);
            }
            case B40 -> InjuryBoxes.applyLocationEffects(attack, table);
            case B41, B44, B46, B48 -> InjuryBoxes.compare(attack);
            case B42 ->
                InjuryBoxes.became(
                        attack, Condition.STUNNED, Gurps3Rule.GU_STUN_1_BIG_WOUND, Gurps3Rule.GU_STUN_3_RECOVERY);
            case B43 -> InjuryBoxes.rollKnockdown(attack, table);
            case B45 -> InjuryBoxes.became(attack, Condition.HALVED, Gurps3Rule.GU_HT_1_HALF_SPEED);
            case B47 -> InjuryBoxes.stayAwake(attack, table);
            case B49 -> InjuryBoxes.rollForDeath(attack, table);
            case B50 -> InjuryBoxes.isAtFiveTimesHt(attack);
            case B51, B52, B53, B54, B55, B56 -> throw new IllegalStateException("the chart ends at " + attack.box());
        };
    }
}
