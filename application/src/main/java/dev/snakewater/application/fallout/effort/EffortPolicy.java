package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.policy.Habit;

/** Who can decide for somebody whether she does what she has in mind. */
public enum EffortPolicy implements Habit.Of<Effort> {
    /** Does it: that is listed first. */
    DARING(Habit.firstListed("daring", "Does it, if the rules allow it.")),
    /** Lets a die decide. */
    RANDOM(Habit.random("random", "Does it or stays, each with the same chance, if the rules allow it."));

    private final Habit<Effort> habit;

    EffortPolicy(Habit<Effort> habit) {
        this.habit = habit;
    }

    @Override
    public Habit<Effort> habit() {
        return habit;
    }

    @Override
    public String toString() {
        return habit.word();
    }
}
