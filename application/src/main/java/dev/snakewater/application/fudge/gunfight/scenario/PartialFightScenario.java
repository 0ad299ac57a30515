package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.fudge.gunfight.procedure.PartialFight;
import dev.snakewater.application.fudge.gunfight.telling.GunfightTelling;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a person writes to set up a partial fight. */
interface PartialFightScenario<O extends PartialFight.Outcome<O>> extends SetUp<PartialFight<O>, O> {

    static <O extends PartialFight.Outcome<O>> ScenarioKind<PartialFight<O>, O> kind(
            String id, Class<? extends PartialFightScenario<O>> scenario, List<String> numbers) {
        return ScenarioKind.of(
                        id,
                        scenario,
                        new PartialFight.Steps<O>(),
                        new GunfightTelling<PartialFight<O>, O>(PartialFight::fight))
                .withPolicies(Stream.of(GunfightPolicy.values())
                        .<Policy<PartialFight<O>>>map(PartialFight.Decider<O>::new)
                        .toList())
                .withNumbers(numbers)
                .withNaming(List.of(GunfightScenario.COUNT));
    }

    GunfightScenario gunfight();

    @Override
    default List<Problem> problems() {
        return gunfight().problems();
    }

    @Override
    default List<Name> everybody() {
        return gunfight().everybody();
    }

    @Override
    default Optional<Policy<PartialFight<O>>> policyOf(Name fighter) {
        return gunfight().policyOf(fighter).map(PartialFight.Decider::new);
    }

    @Override
    default boolean isPlayer(Name fighter) {
        return gunfight().isPlayer(fighter);
    }
}
