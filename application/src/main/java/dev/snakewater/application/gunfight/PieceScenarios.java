package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Scenarios of a kind that is a piece of a gunfight.
 *
 * @param <C> what a person writes
 * @param <O> the outcome
 */
abstract class PieceScenarios<C, O extends Reckoning<O>> implements ScenarioKind<C, Piece<O>, O> {

    static final GunfightScenarios GUNFIGHT = new GunfightScenarios();

    private final Function<C, GunfightScenario> gunfight;

    /** @param gunfight the gunfight that it is a piece of */
    PieceScenarios(Function<C, GunfightScenario> gunfight) {
        this.gunfight = gunfight;
    }

    @Override
    public final List<Name> fighters(C scenario) {
        return GUNFIGHT.fighters(gunfight.apply(scenario));
    }

    @Override
    public final List<String> naming() {
        return GUNFIGHT.naming();
    }

    @Override
    public final List<Policy<Piece<O>>> policies() {
        return Stream.of(GunfightPolicy.values())
                .<Policy<Piece<O>>>map(InTheFight::new)
                .toList();
    }

    @Override
    public final Policy<Piece<O>> policy(C scenario, Name fighter) {
        return new InTheFight<>(GUNFIGHT.policy(gunfight.apply(scenario), fighter));
    }

    /** Decides as in the fight; where everything is settled, nobody asks him. */
    private record InTheFight<O extends Reckoning<O>>(Policy<Gunfight> policy) implements Policy<Piece<O>> {
        @Override
        public String id() {
            return policy.id();
        }

        @Override
        public String about() {
            return policy.about();
        }

        @Override
        public <A> A decide(Piece<O> piece, Choice<A> choice, Dice dice) {
            return policy.decide(piece.fight(), choice, dice);
        }
    }
}
