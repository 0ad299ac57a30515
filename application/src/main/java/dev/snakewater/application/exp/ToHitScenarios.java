package dev.snakewater.application.exp;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.Gate;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.exp.ToHit;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Scenarios of the kind {@code exp-to-hit}: one attack of one persona on another. */
public final class ToHitScenarios implements ScenarioKind<ExpScenario, ToHitSituation, ExpOutcome> {

    @Override
    public String id() {
        return "exp-to-hit";
    }

    @Override
    public Class<ExpScenario> scenario() {
        return ExpScenario.class;
    }

    @Override
    public List<Problem> problems(ExpScenario scenario) {
        return ExpProblems.of(scenario);
    }

    /** Both, and the referee, who throws for the weather. */
    @Override
    public List<Name> fighters(ExpScenario scenario) {
        return List.of(
                scenario.attacker().persona().name(),
                scenario.target().persona().name(),
                AttackSteps.REFEREE);
    }

    @Override
    public ToHitSituation open(ExpScenario scenario) {
        Attack attack = scenario.attack();
        List<Weapon> weapons = scenario.attacker().weapons();
        return new ToHitSituation(
                attack.scene().weather().toThrow().isEmpty()
                        ? new Phase.Arming(attack, weapons)
                        : new Phase.Weathering(attack, weapons),
                List.of());
    }

    @Override
    public Procedure<ToHitSituation, ExpOutcome> procedure() {
        return new ToHitProcedure();
    }

    @Override
    public List<Policy<ToHitSituation>> policies() {
        return List.of(ExpPolicy.values());
    }

    @Override
    public Policy<ToHitSituation> policy(ExpScenario scenario, Name fighter) {
        return Stream.of(scenario.attacker(), scenario.target())
                .filter(combatant -> combatant.persona().name().equals(fighter))
                .findFirst()
                .map(ExpScenario.Combatant::policy)
                .orElse(ExpPolicy.BEST_CHANCE);
    }

    @Override
    public Telling<ToHitSituation, ExpOutcome> telling() {
        return new ExpTelling();
    }

    @Override
    public Sequel sequel() {
        return Sequel.AGAIN;
    }

    /** The same attack again in the weather that there is now, on a target that has lost what she has lost; none if she is down. */
    @Override
    public Optional<ExpScenario> aftermath(ExpScenario scenario, ExpOutcome outcome) {
        if (outcome.state().filter(State::isDown).isPresent()) {
            return Optional.empty();
        }
        Attack next = scenario.attack();
        for (Weather decided : outcome.thrown()) {
            next = next.in(decided);
        }
        if (outcome.hitPoints().isPresent()) {
            int damage = outcome.damage().orElse(0);
            next = next.withTarget(wounded(next.target(), outcome.hitPoints().get(), damage));
        }
        return Optional.of(scenario.as(next));
    }

    /** Somebody with so many hit points left; of a robot each system that broke took a tenth of the most for good. */
    private static Persona wounded(Persona before, int left, int damage) {
        HitPoints after =
                before.body().points().orElse(new HitPoints(left, left, 0)).less(damage);
        boolean broke = before.kind() == Kind.ROBOT && after.left() <= 0;
        return before.with((broke ? after.atRest() : after).withLeft(left));
    }

    @Override
    public List<String> numbers() {
        return List.of(ToHit.TO_HIT, ToHit.ARMOUR_RATING, Gate.BLIND_FIRE, Blow.DAMAGE, Blow.SYSTEM_SHOCK);
    }

    @Override
    public List<Variation<ExpScenario>> variations(ExpScenario scenario) {
        return Variations.of(scenario);
    }
}
