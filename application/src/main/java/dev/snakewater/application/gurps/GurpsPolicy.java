package dev.snakewater.application.gurps;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.gurps.attack.Defence;
import dev.snakewater.domain.gurps.attack.Defending;
import java.util.Comparator;
import java.util.Locale;

/** Who decides how somebody defends himself, when nobody asks. */
public enum GurpsPolicy implements Policy<ChartedAttack> {
    /** The defence with the highest number; of equal ones the first listed. */
    BEST("takes the defence with the highest number, and retreats if he may") {
        @Override
        public <A> A decide(ChartedAttack attack, Choice<A> choice, Dice dice) {
            // Of equal ones the stream's maximum is the last.
            return choice.options().reversed().stream()
                    .max(Comparator.comparingInt(option -> number(attack, option.answer())))
                    .orElseThrow()
                    .answer();
        }
    },
    /** The first that is listed. */
    FIRST_LISTED("takes the first defence that is listed") {
        @Override
        public <A> A decide(ChartedAttack attack, Choice<A> choice, Dice dice) {
            return Pick.firstListed(choice);
        }
    },
    /** Any. */
    AT_RANDOM("takes any defence, each with the same chance") {
        @Override
        public <A> A decide(ChartedAttack attack, Choice<A> choice, Dice dice) {
            return Pick.atRandom(choice, dice);
        }
    };

    private final String about;

    GurpsPolicy(String about) {
        this.about = about;
    }

    @Override
    public String id() {
        return toString();
    }

    @Override
    public String about() {
        return about;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static int number(ChartedAttack attack, Object answer) {
        return answer instanceof Defence defence
                ? Defending.number(attack.engagement(), attack.mark(), attack.location(), defence)
                        .total()
                : 0;
    }
}
