package dev.snakewater.application.gurps;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Scenarios of the kind {@code gurps3-attack}: one attack, through the chart. */
public final class AttackScenarios implements ScenarioKind<AttackScenario, Attack, AttackOutcome> {

    @Override
    public String id() {
        return "gurps3-attack";
    }

    @Override
    public Class<AttackScenario> scenario() {
        return AttackScenario.class;
    }

    @Override
    public Class<Attack> situation() {
        return Attack.class;
    }

    @Override
    public List<Problem> problems(AttackScenario scenario) {
        return AttackProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(AttackScenario scenario) {
        Stream<String> attacked = Stream.concat(Stream.of(scenario.target()), scenario.bystanders().stream())
                .map(AttackScenario.Figure::name);
        return Stream.concat(Stream.of(scenario.attacker().name()), attacked)
                .map(Name::new)
                .toList();
    }

    @Override
    public Attack open(AttackScenario scenario) {
        return Attack.opening(Opening.of(scenario));
    }

    @Override
    public Procedure<Attack, AttackOutcome> procedure() {
        return new AttackProcedure();
    }

    @Override
    public List<Policy<Attack>> policies() {
        return List.of(AttackPolicy.values());
    }

    @Override
    public Policy<Attack> policy(AttackScenario scenario, Name fighter) {
        return Stream.concat(Stream.of(scenario.target()), scenario.bystanders().stream())
                .filter(figure -> figure.name().equals(fighter.text()))
                .findFirst()
                .flatMap(AttackScenario.Figure::policy)
                .orElse(AttackPolicy.BEST);
    }

    @Override
    public Telling<Attack, AttackOutcome> telling() {
        return new AttackTelling();
    }

    @Override
    public Optional<AttackScenario> aftermath(AttackScenario scenario, AttackOutcome outcome) {
        return Optional.empty();
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
    public List<Variation<AttackScenario>> variations(AttackScenario scenario) {
        return AttackVariations.of(scenario);
    }

    @Override
    public List<AttackScenario> examples() {
        return AttackExamples.ALL;
    }
}
