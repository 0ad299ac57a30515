package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.gurps.combatant.Guard.Defence;

/** Who decides how somebody defends himself, when nobody asks. */
public enum GurpsPolicy implements Policy<ChartedAttack> {
    BEST,
    FIRST_LISTED,
    AT_RANDOM;

    @Override
    public <A> A decide(ChartedAttack attack, Choice<A> choice, Dice dice) {
        return switch (this) {
            case BEST -> choice.best(answer -> number(attack, choice, answer));
            case FIRST_LISTED -> Pick.firstListed(choice);
            case AT_RANDOM -> Pick.atRandom(choice, dice);
        };
    }

    private static int number(ChartedAttack attack, Choice<?> choice, Object answer) {
        return answer instanceof Defence defence
                ? choice.counted(attack.defending().number(defence)).total()
                : 0;
    }
}
