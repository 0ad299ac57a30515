package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.exp.Weather;
import java.util.ArrayList;
import java.util.List;

/** One attack: the weather, the weapon, the gate of blind fire, the to-hit roll, damage, system shock. */
final class ToHitProcedure implements Procedure<ToHitSituation, ExpOutcome> {

    @Override
    public Next<ToHitSituation, ExpOutcome> step(ToHitSituation situation, Table table) {
        List<Weather> thrown = new ArrayList<>(situation.thrown());
        Next<Phase, ExpOutcome> next = switch (situation.phase()) {
            case Phase.Weathering weathering -> AttackSteps.weather(weathering, thrown::add, table);
            case Phase.Arming arming -> AttackSteps.arm(arming, table);
            case Phase.Aiming aiming -> AttackSteps.aim(aiming, table);
            case Phase.Rolling rolling -> HitSteps.roll(rolling, table);
            case Phase.Multiplying multiplying -> HitSteps.multiply(multiplying, table);
            case Phase.Damaging damaging -> HitSteps.damage(damaging, table);
            case Phase.Reeling reeling -> HitSteps.reel(reeling, table);
            case Phase.Breaking breaking -> HitSteps.breakSystem(breaking, table);
        };
        return switch (next) {
            case Next.Go<Phase, ExpOutcome> go ->
                new Next.Go<>(new ToHitSituation(go.situation(), thrown), go.turnEnds());
            case Next.Done<Phase, ExpOutcome> done ->
                new Next.Done<>(done.outcome().withThrown(thrown));
        };
    }

    @Override
    public List<Choice<ToHitSituation>> amendments(ToHitSituation situation) {
        return Amendments.of(situation.phase()).stream()
                .map(choice -> choice.leadingTo(phase -> new ToHitSituation(phase, situation.thrown())))
                .toList();
    }

    @Override
    public List<Choice<ToHitSituation>> rulings(ToHitSituation situation) {
        return Amendments.rulings(situation.phase()).stream()
                .map(choice -> choice.leadingTo(phase -> new ToHitSituation(phase, situation.thrown())))
                .toList();
    }

    @Override
    public ExpOutcome calledOff(ToHitSituation situation) {
        return Outcomes.at(situation.phase()).withThrown(situation.thrown());
    }
}
