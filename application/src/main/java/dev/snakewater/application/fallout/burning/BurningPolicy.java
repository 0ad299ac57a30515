package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import java.util.Optional;
import java.util.function.Predicate;

/** Who can decide for somebody with a flame thrower. */
public enum BurningPolicy implements Policy<Burning> {
    /** Everybody, each round anew. */
    RELENTLESS(
            "relentless", "Fires at the first listed who has not been burnt in this round, as long as there is one.") {
        @Override
        public <A> A decide(Burning burning, Choice<A> choice, Dice dice) {
            return first(burning, choice, target -> !target.fire().bitten());
        }
    },
    /** Everybody once. */
    SPARING("sparing", "Fires at the first listed who does not burn, as long as there is one.") {
        @Override
        public <A> A decide(Burning burning, Choice<A> choice, Dice dice) {
            return first(burning, choice, target -> !target.fire().isBurning());
        }
    },
    /** Lets a die decide. */
    RANDOM("random", "Fires at any of those that the rules allow, or holds, each with the same chance.") {
        @Override
        public <A> A decide(Burning burning, Choice<A> choice, Dice dice) {
            return Pick.atRandom(choice, dice);
        }
    };

    private final String word;
    private final String about;

    BurningPolicy(String word, String about) {
        this.word = word;
        this.about = about;
    }

    @Override
    public String id() {
        return word;
    }

    @Override
    public String about() {
        return about;
    }

    @Override
    public String toString() {
        return word;
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
