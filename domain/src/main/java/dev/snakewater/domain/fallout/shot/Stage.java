package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.catalogue.FlameThrower;
import dev.snakewater.domain.rule.Word;
import java.util.Optional;
import java.util.stream.Stream;

/** The three rounds for which somebody burns (FO-31). */
public enum Stage {
    FIRST(FlameThrower.FIRE),
    SECOND(DicePool.of("1d10+5")),
    THIRD(DicePool.of("1d10"));

    private final DicePool damage;

    Stage(DicePool damage) {
        this.damage = damage;
    }

    /** What it does. */
    public DicePool damage() {
        return damage;
    }

    /** What comes after it, if the fire is not out then. */
    public Optional<Stage> next() {
        return Stream.of(values()).skip(ordinal() + 1L).findFirst();
    }

    @Override
    public String toString() {
        return Word.of(this) + " round";
    }
}
