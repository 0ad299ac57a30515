package dev.snakewater.application.exp;

import dev.snakewater.application.policy.Habit;
import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.exp.HittingFaces;
import dev.snakewater.domain.exp.ToHit;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.modifier.Counting;

/** Who can decide for a persona with which weapon she attacks. */
public enum ExpPolicy implements Habit.Of<ToHitSituation> {
    /** Takes what is likeliest to hit. */
    BEST_CHANCE(new Habit<>(
            "best chance",
            "Takes the weapon that is likeliest to hit; of equals, the first listed.",
            ExpPolicy::likeliest)),
    /** Lets a die decide. */
    RANDOM(Habit.random("random", "Takes any of the weapons that the rules allow, each with the same chance.")),
    /** Takes whatever is listed first. */
    FIRST_LISTED(Habit.firstListed("first listed", "Takes the first of the weapons that the rules allow."));

    private final Habit<ToHitSituation> habit;

    ExpPolicy(Habit<ToHitSituation> habit) {
        this.habit = habit;
    }

    @Override
    public Habit<ToHitSituation> habit() {
        return habit;
    }

    @Override
    public String toString() {
        return habit.word();
    }

    private static <A> A likeliest(ToHitSituation situation, Choice<A> choice, Dice dice) {
        return Pick.best(choice, answer -> chance(situation, answer, Counting.adding(choice::counted)));
    }

    private static double chance(ToHitSituation situation, Object answer, Counting counting) {
        if (!(answer instanceof Weapon weapon)) {
            return 0;
        }
        HittingFaces chance =
                ToHit.of(situation.attack().withWeapon(weapon), counting).chance();
        return (double) chance.hits() / chance.faces();
    }
}
