package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.shot.Expectation;
import dev.snakewater.domain.fallout.shot.Price;
import java.util.Comparator;
import java.util.function.BiFunction;

/** Who can decide for a shooter how she shoots. */
public enum ShotPolicy implements Policy<ShotSituation> {
    /** What can be expected to do the most damage at once. */
    MOST_DAMAGE("most damage", "Shoots in the way that can be expected to do the most damage.") {
        @Override
        public <A> A decide(ShotSituation situation, Choice<A> choice, Dice dice) {
            return best(choice, situation, ShotPolicy::damage);
        }
    },
    /** What can be expected to do the most damage for each action point. */
    BEST_VALUE("best value", "Shoots in the way that can be expected to do the most damage for each action point.") {
        @Override
        public <A> A decide(ShotSituation situation, Choice<A> choice, Dice dice) {
            return best(
                    choice,
                    situation,
                    (at, plan) -> damage(at, plan)
                            .times(Chance.of(1, Price.of(at.attempt(plan)).total())));
        }
    },
    /** What can be expected to hit most often. */
    MOST_HITS("most hits", "Shoots in the way that can be expected to hit most often.") {
        @Override
        public <A> A decide(ShotSituation situation, Choice<A> choice, Dice dice) {
            return best(choice, situation, (at, plan) -> Expectation.hits(at.attempt(plan)));
        }
    },
    /** Whatever a die says. */
    RANDOM("random", "Takes any of the ways that the rules allow, each answer with the same chance.") {
        @Override
        public <A> A decide(ShotSituation situation, Choice<A> choice, Dice dice) {
            return Pick.atRandom(choice, dice);
        }
    },
    /** Whatever is listed first. */
    FIRST_LISTED("first listed", "Takes the first of the ways that the rules allow.") {
        @Override
        public <A> A decide(ShotSituation situation, Choice<A> choice, Dice dice) {
            return Pick.firstListed(choice);
        }
    };

    private final String word;
    private final String about;

    ShotPolicy(String word, String about) {
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

    /** The option that leads to the best plan; of equal ones the first listed. */
    private static <A> A best(
            Choice<A> choice, ShotSituation situation, BiFunction<ShotSituation, Plan, Chance> worth) {
        // Of equal ones the stream's maximum is the first.
        return choice.options().stream()
                .map(Choice.Option::answer)
                .max(Comparator.comparing(answer -> best(answer, situation, worth)))
                .orElseThrow();
    }

    private static Chance best(Object answer, ShotSituation situation, BiFunction<ShotSituation, Plan, Chance> worth) {
        return answer instanceof Course course
                ? course.legal(situation).plans().stream()
                        .map(plan -> worth.apply(situation, plan))
                        .max(Comparator.naturalOrder())
                        .orElse(Chance.NONE)
                : Chance.NONE;
    }

    private static Chance damage(ShotSituation situation, Plan plan) {
        return Expectation.damage(
                situation.attempt(plan), situation.target().grip().isArmed());
    }
}
