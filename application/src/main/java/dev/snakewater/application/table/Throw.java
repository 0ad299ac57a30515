package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A throw of dice that the rules ask for, such as {@code draw}.
 *
 * @param reading what the rules use of a fall, beyond telling it, if that is less than the part that matters: falls that it reads alike
 *     have equal consequences. It is pure, and makes no throw another.
 */
public record Throw(
        Name by, String name, DicePool dice, Reads reads, Rule why, Optional<Function<? super Fall, ?>> reading)
        implements Question {

    /** The part of a fall that matters to the rules. */
    public enum Reads {
        /** Only the total: falls with equal totals are equivalent. */
        TOTAL,
        /** Each face. */
        FACES
    }

    /** What is good for whoever throws. */
    public enum Wanted {
        HIGH,
        LOW,
        /** It only decides what happens, or nobody can say. */
        NEITHER
    }

    /** A fall, which is only told, and what the rules read in it, which is all they use. */
    public record Read<R>(Fall fall, R result) {}

    /** A throw whose falls all have consequences of their own. */
    public Throw(Name by, String name, DicePool dice, Reads reads, Rule why) {
        this(by, name, dice, reads, why, Optional.empty());
    }

    /** Returns the same throw, read like this. */
    public Throw read(Function<? super Fall, ?> as) {
        return new Throw(by, name, dice, reads, why, Optional.of(as));
    }

    /** Returns whether both throws ask for the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Throw that
                && by.equals(that.by)
                && name.equals(that.name)
                && dice.equals(that.dice)
                && reads == that.reads
                && why.equals(that.why);
    }

    @Override
    public int hashCode() {
        return Objects.hash(by, name, dice, reads, why);
    }
}
