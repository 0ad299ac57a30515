package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** The turn of a gunfight (GF-01): staredown once, then draw, part 3 and part 4 over and over. */
public final class GunfightProcedure implements Procedure<Gunfight, GunfightOutcome> {

    @Override
    public Next<Gunfight, GunfightOutcome> step(Gunfight fight, Table table) {
        return switch (fight.phase()) {
            case Phase.Facing facing -> Next.go(StaredownSteps.agree(fight, facing, table));
            case Phase.Staring staring -> Next.go(StaredownSteps.stare(fight, staring, table));
            case Phase.Readying readying -> Next.go(DrawSteps.ready(fight, readying, table));
            case Phase.Drawing drawing -> Next.go(DrawSteps.draw(fight, drawing, table));
            case Phase.Declaring declaring -> Next.go(DeclarationSteps.declare(fight, declaring, table));
            case Phase.BreakingTies breaking -> Next.go(DrawSteps.breakTie(fight, breaking, table));
            case Phase.Firing firing -> FiringSteps.fire(fight, firing, table);
            case Phase.Falling falling -> HarmSteps.goOn(HarmSteps.save(fight, falling, table), falling.turn(), table);
            case Phase.Parleying parleying -> TurnSteps.parley(fight, parleying, table);
        };
    }

    @Override
    public List<Choice<Gunfight>> amendments(Gunfight fight) {
        GunfightAmendments amendments = new GunfightAmendments(fight);
        return Amendments.listed(all -> {
            amendments.all(all);
            amendments.drops(all, fighter -> true);
        });
    }

    @Override
    public void amended(Gunfight before, Gunfight after, Table table) {
        HarmSteps.amended(before, after, table);
    }

    @Override
    public List<Choice<Gunfight>> rulings(Gunfight fight) {
        return rulingsOf(fight);
    }

    @Override
    public boolean inTurns() {
        return true;
    }

    /** The rulings that can be changed in a gunfight, or in a part of one. */
    static List<Choice<Gunfight>> rulingsOf(Gunfight fight) {
        return RulingChoices.of(
                Rulings.DECLARED, fight.scene().rulings(), changed -> bars(fight, changed), fight::under);
    }

    /** How hits have locations cannot change where they have none. */
    private static List<Rule> bars(Gunfight fight, Rulings changed) {
        Rulings now = fight.scene().rulings();
        boolean ofLocations =
                !changed.body().equals(now.body()) || changed.calledShotMaxRange() != now.calledShotMaxRange();
        return ofLocations && !now.located() ? List.of(HitLocationRule.HL_12_CAPACITY_OF_PARTS) : List.of();
    }

    @Override
    public GunfightOutcome calledOff(Gunfight fight) {
        return GunfightOutcome.of(fight);
    }
}
