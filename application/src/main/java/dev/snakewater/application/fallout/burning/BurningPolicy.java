package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.policy.Habit;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import java.util.Optional;
import java.util.function.Predicate;

/** Who can decide for somebody with a flame thrower. */
public enum BurningPolicy implements Habit.Of<Burning> {
    /** Everybody, each round anew. */
    RELENTLESS(new Habit<>(
            "relentless",
            "Fires at the first listed who has not been burnt in this round, as long as there is one.",
            BurningPolicy::relentless)),
    /** Everybody once. */
    SPARING(new Habit<>(
            "sparing",
            "Fires at the first listed who does not burn, as long as there is one.",
            BurningPolicy::sparing)),
    /** Lets a die decide. */
    RANDOM(Habit.random("random", "Fires at any of those that the rules allow, or holds, each with the same chance."));

    private final Habit<Burning> habit;

    BurningPolicy(Habit<Burning> habit) {
        this.habit = habit;
    }

    @Override
    public Habit<Burning> habit() {
        return habit;
    }

    @Override
    public String toString() {
        return habit.word();
    }

    private static <A> A relentless(Burning burning, Choice<A> choice, Dice dice) {
        return first(burning, choice, target -> !target.fire().bitten());
    }

    private static <A> A sparing(Burning burning, Choice<A> choice, Dice dice) {
        return first(burning, choice, target -> !target.fire().isBurning());
    }

    /** The first that is wanted, or to hold, which is listed last. */
    private static <A> A first(Burning burning, Choice<A> choice, Predicate<Ablaze> wanted) {
        return choice.options().stream()
                .map(Choice.Option::answer)
                .filter(answer -> answer instanceof Optional<?> at
                        && at.filter(place -> place instanceof Integer number
                                        && wanted.test(burning.targets().get(number)))
                                .isPresent())
                .findFirst()
                .orElseGet(() -> choice.options().getLast().answer());
    }
}
