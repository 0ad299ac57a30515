package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Expectation;
import dev.snakewater.domain.modifier.Counting;
import java.util.Comparator;
import java.util.List;

/** Policies for a shooter. */
public enum ShotPolicy implements Policy<ShotSituation> {
    MOST_DAMAGE,
    BEST_VALUE,
    MOST_HITS,
    RANDOM,
    FIRST_LISTED;

    @Override
    public <A> A decide(ShotSituation situation, Choice<A> choice, Dice dice) {
        return switch (this) {
            case MOST_DAMAGE, BEST_VALUE, MOST_HITS -> best(situation, choice, Counting.adding(choice::counted));
            case RANDOM -> Pick.atRandom(choice, dice);
            case FIRST_LISTED -> Pick.firstListed(choice);
        };
    }

    /** Returns the option with the best plan, preferring plans that leave enough for the moves afterwards. */
    private <A> A best(ShotSituation situation, Choice<A> choice, Counting counting) {
        boolean mindful = choice.options().stream()
                .anyMatch(option -> !plans(situation, option.answer(), true).isEmpty());
        return choice.best(answer -> plans(situation, answer, mindful).stream()
                .map(plan -> worth(situation, plan, counting))
                .max(Comparator.naturalOrder())
                .orElse(new Worth(Chance.NONE, Chance.NONE)));
    }

    private static List<Plan> plans(ShotSituation situation, Object answer, boolean mindful) {
        return answer instanceof CandidatePlans course
                ? course.legal(situation).plans().stream()
                        .filter(plan -> !mindful || situation.lacking(plan) == 0)
                        .toList()
                : List.of();
    }

    private Worth worth(ShotSituation situation, Plan plan, Counting counting) {
        Attempt attempt = situation.attempt(plan);
        Chance hits = Expectation.hits(attempt, counting);
        return switch (this) {
            case MOST_DAMAGE -> new Worth(Expectation.damage(attempt, counting), hits);
            case BEST_VALUE -> {
                Chance share = Chance.of(1, attempt.price().total());
                yield new Worth(Expectation.damage(attempt, counting).times(share), hits.times(share));
            }
            case MOST_HITS -> new Worth(Chance.NONE, hits);
            case RANDOM, FIRST_LISTED -> throw new IllegalStateException(this + " does not weigh plans");
        };
    }

    /** The value of a plan: damage first, then hits. */
    private record Worth(Chance damage, Chance hits) implements Comparable<Worth> {

        @Override
        public int compareTo(Worth other) {
            return Comparator.comparing(Worth::damage)
                    .thenComparing(Worth::hits)
                    .compare(this, other);
        }
    }
}
