package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.Expectation;
import dev.snakewater.domain.fallout.shot.Price;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.rule.Word;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Who can decide for a shooter how she shoots. */
public enum ShotPolicy implements Policy<ShotSituation> {
    /** What can be expected to do the most damage at once. */
    MOST_DAMAGE,
    /** What can be expected to do the most damage for each action point. */
    BEST_VALUE,
    /** What can be expected to hit most often. */
    MOST_HITS,
    /** Whatever a die says. */
    RANDOM,
    /** Whatever is listed first. */
    FIRST_LISTED;

    @Override
    public <A> A decide(ShotSituation situation, Choice<A> choice, Dice dice) {
        Counting counting = Counting.adding(choice::counted);
        return switch (this) {
            case MOST_DAMAGE -> best(situation, choice, plan -> Worth.of(situation, plan, counting));
            case BEST_VALUE ->
                best(
                        situation,
                        choice,
                        plan -> Worth.of(situation, plan, counting)
                                .by(Price.of(situation.attempt(plan)).total()));
            case MOST_HITS -> best(situation, choice, plan -> Worth.ofHits(situation, plan, counting));
            case RANDOM -> Pick.atRandom(choice, dice);
            case FIRST_LISTED -> Pick.firstListed(choice);
        };
    }

    @Override
    public String toString() {
        return Word.of(this);
    }

    /** The option that leads to the best plan, of those that leave enough for what she wants to do afterwards if there are any. */
    private static <A> A best(ShotSituation situation, Choice<A> choice, Function<Plan, Worth> worth) {
        boolean mindful = choice.options().stream()
                .anyMatch(option -> !plans(situation, option.answer(), true).isEmpty());
        return Pick.best(
                choice,
                answer -> plans(situation, answer, mindful).stream()
                        .map(worth)
                        .max(Comparator.naturalOrder())
                        .orElse(Worth.NONE));
    }

    private static List<Plan> plans(ShotSituation situation, Object answer, boolean mindful) {
        return answer instanceof Course course
                ? course.legal(situation).plans().stream()
                        .filter(plan -> !mindful || situation.lacking(plan) == 0)
                        .toList()
                : List.of();
    }

    /** What a plan is worth: of what does the same damage, that which hits more often. */
    private record Worth(Chance damage, Chance hits) implements Comparable<Worth> {

        private static final Worth NONE = new Worth(Chance.NONE, Chance.NONE);

        static Worth of(ShotSituation situation, Plan plan, Counting counting) {
            Attempt attempt = situation.attempt(plan);
            boolean armed = situation.target().grip().isArmed();
            return new Worth(Expectation.damage(attempt, armed, counting), Expectation.hits(attempt, counting));
        }

        static Worth ofHits(ShotSituation situation, Plan plan, Counting counting) {
            return new Worth(Chance.NONE, Expectation.hits(situation.attempt(plan), counting));
        }

        /** This for each of so many action points. */
        Worth by(int actionPoints) {
            Chance share = Chance.of(1, actionPoints);
            return new Worth(damage.times(share), hits.times(share));
        }

        @Override
        public int compareTo(Worth other) {
            return Comparator.comparing(Worth::damage)
                    .thenComparing(Worth::hits)
                    .compare(this, other);
        }
    }
}
