package dev.snakewater.application.gurps;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.stream.Stream;

/** Scenarios of the kind {@code gurps3-attack}: one attack, through the chart. */
public final class GurpsScenarios implements ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> {

    @Override
    public String id() {
        return "gurps3-attack";
    }

    @Override
    public Class<GurpsScenario> scenario() {
        return GurpsScenario.class;
    }

    @Override
    public List<Problem> problems(GurpsScenario scenario) {
        return GurpsProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(GurpsScenario scenario) {
        return Stream.concat(
                        Stream.of(scenario.attacker().name()),
                        scenario.attacked().stream().map(one -> one.figure().name()))
                .toList();
    }

    @Override
    public ChartedAttack open(GurpsScenario scenario) {
        return ChartedAttack.opening(scenario.engagement());
    }

    @Override
    public Procedure<ChartedAttack, GurpsOutcome> procedure() {
        return new ChartWalk();
    }

    @Override
    public List<Policy<ChartedAttack>> policies() {
        return List.of(GurpsPolicy.values());
    }

    @Override
    public Policy<ChartedAttack> policy(GurpsScenario scenario, Name fighter) {
        return scenario.attacked().stream()
                .filter(one -> one.figure().name().equals(fighter))
                .map(GurpsScenario.Attacked::policy)
                .findFirst()
                .orElse(GurpsPolicy.BEST);
    }

    @Override
    public Telling<ChartedAttack, GurpsOutcome> telling() {
        return new GurpsTelling();
    }

    @Override
    public List<String> numbers() {
        return List.of(
                "to hit",
                "defence",
                "basic damage",
                "damage",
                "keep feet",
                "DR",
                "through the armour",
                "wound",
                "hits",
                "location",
                "knockdown",
                "consciousness",
                "death");
    }

    @Override
    public List<Variation<GurpsScenario>> variations(GurpsScenario scenario) {
        return GurpsVariations.of(scenario);
    }
}
