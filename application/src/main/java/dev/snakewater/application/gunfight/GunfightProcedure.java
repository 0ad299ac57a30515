package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/** The turn of a gunfight (GF-01): staredown once, then draw, part 3 and part 4 over and over. */
public final class GunfightProcedure implements Procedure<Gunfight, GunfightOutcome> {

    @Override
    public Next<Gunfight, GunfightOutcome> step(Gunfight fight, Table table) {
        return TurnSteps.next(played(fight, table), table);
    }

    /** Plays what comes next, but for what comes between the slots. */
    static Gunfight played(Gunfight fight, Table table) {
        return switch (fight.phase()) {
            case Phase.Facing facing -> OpeningSteps.agree(fight, facing, table);
            case Phase.Staring staring -> OpeningSteps.stare(fight, staring, table);
            case Phase.Readying readying -> OpeningSteps.ready(fight, readying, table);
            case Phase.Drawing drawing -> OpeningSteps.draw(fight, drawing, table);
            case Phase.BreakingTies breaking -> OpeningSteps.breakTie(fight, breaking, table);
            case Phase.Declaring declaring -> DeclarationSteps.declare(fight, declaring, table);
            case Phase.Firing firing -> ShootingSteps.fire(fight, firing, table);
            case Phase.Falling falling -> ShootingSteps.save(fight, falling, table);
            case Phase.Over over -> fight;
            case Phase.Parleying parleying -> fight;
        };
    }

    @Override
    public List<Choice<Gunfight>> amendments(Gunfight fight) {
        Amendments amendments = new Amendments(fight);
        return Stream.concat(amendments.all().stream(), amendments.drops().stream())
                .toList();
    }

    @Override
    public void amended(Gunfight before, Gunfight after, Table table) {
        ShootingSteps.amended(before, after, table);
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
