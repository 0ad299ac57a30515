package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import java.util.List;
import java.util.stream.Stream;

/**
 * What tests, jumps and runs have in common as scenario kinds: the same procedure, and nobody else in them.
 *
 * @param <C> what a person writes
 */
public abstract sealed class EffortScenarios<C extends EffortScenario> implements ScenarioKind<C, Effort, EffortOutcome>
        permits TestScenarios, JumpScenarios, RunScenarios {

    @Override
    public List<Name> fighters(C scenario) {
        return List.of(scenario.doer().called());
    }

    @Override
    public List<Problem> problems(C scenario) {
        return scenario.problems();
    }

    @Override
    public Effort open(C scenario) {
        return scenario.opening();
    }

    @Override
    public Procedure<Effort, EffortOutcome> procedure() {
        return new EffortProcedure();
    }

    @Override
    public List<Policy<Effort>> policies() {
        return List.of(EffortPolicy.values());
    }

    @Override
    public Policy<Effort> policy(C scenario, Name fighter) {
        return EffortPolicy.DARING;
    }

    @Override
    public Telling<Effort, EffortOutcome> telling() {
        return new EffortTelling();
    }

    @Override
    public List<String> numbers() {
        return Stream.concat(
                        Stream.of(Skill.values()).map(Skill::toString),
                        Stream.of(Statistic.values()).map(Statistic::toString))
                .toList();
    }
}
