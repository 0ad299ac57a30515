package dev.snakewater.application.gurps;

import dev.snakewater.application.policy.Habit;
import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.gurps.attack.Defence;

/** Who decides how somebody defends himself, when nobody asks. */
public enum GurpsPolicy implements Habit.Of<ChartedAttack> {
    /** The defence with the highest number; of equal ones the first listed. */
    BEST(new Habit<>(
            "best", "Takes the defence with the highest number, and retreats if he may.", GurpsPolicy::highest)),
    /** The first that is listed. */
    FIRST_LISTED(Habit.firstListed("first listed", "Takes the first defence that is listed.")),
    /** Any. */
    AT_RANDOM(Habit.random("at random", "Takes any defence, each with the same chance."));

    private final Habit<ChartedAttack> habit;

    GurpsPolicy(Habit<ChartedAttack> habit) {
        this.habit = habit;
    }

    @Override
    public Habit<ChartedAttack> habit() {
        return habit;
    }

    @Override
    public String toString() {
        return habit.word();
    }

    private static <A> A highest(ChartedAttack attack, Choice<A> choice, Dice dice) {
        return Pick.best(choice, answer -> number(attack, choice, answer));
    }

    private static int number(ChartedAttack attack, Choice<?> choice, Object answer) {
        return answer instanceof Defence defence
                ? choice.counted(attack.defending().number(defence)).total()
                : 0;
    }
}
