package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.List;
import java.util.stream.Stream;

/** Scenarios of the kind {@code fudge-attack}: the attack of one gunfighter within one turn. */
public final class AttackScenarios implements ScenarioKind<AttackScenario, Attack, AttackOutcome> {

    private static final GunfightScenarios GUNFIGHT = new GunfightScenarios();

    @Override
    public String id() {
        return "fudge-attack";
    }

    @Override
    public Class<AttackScenario> scenario() {
        return AttackScenario.class;
    }

    @Override
    public List<Problem> problems(AttackScenario scenario) {
        return AttackProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(AttackScenario scenario) {
        return GUNFIGHT.fighters(scenario.gunfight());
    }

    @Override
    public List<String> naming() {
        return GUNFIGHT.naming();
    }

    @Override
    public Attack open(AttackScenario scenario) {
        return AttackPlan.open(scenario);
    }

    @Override
    public Procedure<Attack, AttackOutcome> procedure() {
        return new AttackProcedure();
    }

    @Override
    public List<Policy<Attack>> policies() {
        return Stream.of(GunfightPolicy.values())
                .<Policy<Attack>>map(InTheFight::new)
                .toList();
    }

    @Override
    public Policy<Attack> policy(AttackScenario scenario, Name fighter) {
        return new InTheFight(GUNFIGHT.policy(scenario.gunfight(), fighter));
    }

    @Override
    public Telling<Attack, AttackOutcome> telling() {
        return new AttackTelling();
    }

    @Override
    public List<String> numbers() {
        Stream<String> shots = Stream.of(Shot.Manner.values()).map(Shot.Manner::toString);
        return Stream.concat(shots, Stream.of("difficulty", "damage")).toList();
    }

    @Override
    public List<Variation<AttackScenario>> variations(AttackScenario scenario) {
        return AttackVariations.of(scenario);
    }

    /** Decides as in the fight that an attack is part of; of an attack everything is settled, so nobody asks him. */
    private record InTheFight(Policy<Gunfight> policy) implements Policy<Attack> {
        @Override
        public String id() {
            return policy.id();
        }

        @Override
        public String about() {
            return policy.about();
        }

        @Override
        public <A> A decide(Attack attack, Choice<A> choice, Dice dice) {
            return policy.decide(attack.fight(), choice, dice);
        }
    }
}
