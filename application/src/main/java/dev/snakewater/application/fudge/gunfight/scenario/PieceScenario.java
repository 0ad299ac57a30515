package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.fudge.gunfight.procedure.Piece;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person writes to set up a piece of a gunfight.
 *
 * @param <C> itself
 * @param <O> the outcome
 */
interface PieceScenario<C extends PieceScenario<C, O>, O extends Piece.Outcome<O>> extends SetUp<C, Piece<O>, O> {

    static <C extends PieceScenario<C, O>, O extends Piece.Outcome<O>> ScenarioKind<C, Piece<O>, O> kind(
            String id, Class<C> scenario, List<String> numbers) {
        return ScenarioKind.of(id, scenario, new Piece.Steps<O>(), new GunfightTelling<Piece<O>, O>(Piece::fight))
                .withPolicies(Stream.of(GunfightPolicy.values())
                        .<Policy<Piece<O>>>map(Piece.Decider<O>::new)
                        .toList())
                .withNumbers(numbers)
                .withNaming(List.of(GunfightScenario.COUNT));
    }

    /** The gunfight that it is a piece of. */
    GunfightScenario gunfight();

    @Override
    default List<Name> everybody() {
        return gunfight().everybody();
    }

    @Override
    default Optional<Policy<Piece<O>>> policyOf(Name fighter) {
        return gunfight().policyOf(fighter).map(Piece.Decider::new);
    }
}
