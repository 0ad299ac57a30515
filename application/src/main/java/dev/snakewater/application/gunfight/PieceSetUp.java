package dev.snakewater.application.gunfight;

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
interface PieceSetUp<C, O extends Reckoning<O>> extends SetUp<C, Piece<O>, O> {

    /** The gunfight that it is a piece of. */
    GunfightScenario gunfight();

    /** A kind of pieces, with these numbers. */
    static <C extends PieceSetUp<C, O>, O extends Reckoning<O>> ScenarioKind<C, Piece<O>, O> kind(
            String id, Class<C> scenario, List<String> numbers) {
        return ScenarioKind.of(id, scenario, new PieceProcedure<O>(), new PieceTelling<O>())
                .decidedBy(Stream.of(GunfightPolicy.values())
                        .map(Piece.Decider<O>::new)
                        .toList())
                .counting(numbers)
                .namedAlsoBy(GunfightScenario.COUNT);
    }

    @Override
    default List<Name> everybody() {
        return gunfight().everybody();
    }

    @Override
    default Optional<Policy<Piece<O>>> policyOf(Name fighter) {
        return gunfight().policyOf(fighter).map(Piece.Decider::new);
    }
}
