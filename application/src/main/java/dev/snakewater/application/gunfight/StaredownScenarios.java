package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import java.util.List;

/** Scenarios of the kind {@code fudge-staredown}: a staredown to which everybody has agreed. */
public final class StaredownScenarios implements ScenarioKind<StaredownScenario, Gunfight, StaredownOutcome> {

    private static final GunfightScenarios GUNFIGHT = new GunfightScenarios();

    @Override
    public String id() {
        return "fudge-staredown";
    }

    @Override
    public Class<StaredownScenario> scenario() {
        return StaredownScenario.class;
    }

    @Override
    public List<Problem> problems(StaredownScenario scenario) {
        return GunfightProblems.of(scenario.gunfight());
    }

    @Override
    public List<Name> fighters(StaredownScenario scenario) {
        return GUNFIGHT.fighters(scenario.gunfight());
    }

    @Override
    public List<String> naming() {
        return GUNFIGHT.naming();
    }

    @Override
    public Gunfight open(StaredownScenario scenario) {
        return GUNFIGHT.open(scenario.gunfight()).withPhase(new Phase.Staring(List.of()));
    }

    @Override
    public Procedure<Gunfight, StaredownOutcome> procedure() {
        return new StaredownProcedure();
    }

    @Override
    public List<Policy<Gunfight>> policies() {
        return GUNFIGHT.policies();
    }

    @Override
    public Policy<Gunfight> policy(StaredownScenario scenario, Name fighter) {
        return GUNFIGHT.policy(scenario.gunfight(), fighter);
    }

    @Override
    public Telling<Gunfight, StaredownOutcome> telling() {
        return new StaredownTelling();
    }

    @Override
    public List<String> numbers() {
        return List.of("staredown");
    }
}
