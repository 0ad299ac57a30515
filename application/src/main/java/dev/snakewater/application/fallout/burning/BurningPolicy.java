package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import java.util.Optional;
import java.util.function.Predicate;

/** Who can decide for somebody with a flame thrower. */
public enum BurningPolicy implements Policy<Burning> {
    RELENTLESS,
    SPARING,
    RANDOM;

    @Override
    public <A> A decide(Burning burning, Choice<A> choice, Dice dice) {
        return switch (this) {
            case RELENTLESS ->
                choice.best(at -> liking(burning, at, target -> !target.fire().bitten()));
            case SPARING ->
                choice.best(at -> liking(burning, at, target -> !target.fire().isBurning()));
            case RANDOM -> Pick.atRandom(choice, dice);
        };
    }

    /** A target that is wanted before holding, and that before any other. */
    private static int liking(Burning burning, Object at, Predicate<Burning.Target> wanted) {
        return at instanceof Optional<?> maybe && maybe.isPresent() && maybe.get() instanceof Integer place
                ? wanted.test(burning.targets().get(place)) ? 2 : 0
                : 1;
    }
}
