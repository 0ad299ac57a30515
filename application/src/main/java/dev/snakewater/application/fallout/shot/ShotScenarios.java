package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.shot.Damage;
import dev.snakewater.domain.fallout.shot.ToHit;
import java.util.List;
import java.util.Optional;

/** Scenarios of the kind {@code fallout-shot}: one shooter's one action. */
public final class ShotScenarios implements ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> {

    @Override
    public String id() {
        return "fallout-shot";
    }

    @Override
    public Class<ShotScenario> scenario() {
        return ShotScenario.class;
    }

    @Override
    public List<Problem> problems(ShotScenario scenario) {
        return ShotProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(ShotScenario scenario) {
        return List.of(
                scenario.shooter().who().called(), scenario.target().victim().called());
    }

    @Override
    public ShotSituation open(ShotScenario scenario) {
        return ShotOpening.of(scenario);
    }

    @Override
    public Procedure<ShotSituation, ShotOutcome> procedure() {
        return new ShotProcedure();
    }

    @Override
    public List<Policy<ShotSituation>> policies() {
        return List.of(ShotPolicy.values());
    }

    @Override
    public Policy<ShotSituation> policy(ShotScenario scenario, Name fighter) {
        return scenario.shooter().policy();
    }

    @Override
    public Telling<ShotSituation, ShotOutcome> telling() {
        return new ShotTelling();
    }

    @Override
    public Sequel sequel() {
        return Sequel.AGAIN;
    }

    /** The same again in the next round, as it is left; none if the target is down. */
    @Override
    public Optional<ShotScenario> aftermath(ShotScenario scenario, ShotOutcome outcome) {
        return ShotAftermath.of(scenario, outcome);
    }

    @Override
    public List<String> numbers() {
        return List.of(ToHit.TO_HIT, ToHit.CRITICAL, Damage.DAMAGE);
    }

    @Override
    public List<Variation<ShotScenario>> variations(ShotScenario scenario) {
        return ShotVariations.of(scenario);
    }
}
