package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.fallout.modifier.Trial;
import dev.snakewater.domain.fallout.scene.Doer;
import dev.snakewater.domain.fallout.scene.Feat;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;

/**
 * Where somebody stands with what she has in mind.
 *
 * @param feat what she does or leaves; nothing, if she is tested and not asked
 * @param described how she does it and what she is after, as the player says it
 * @param before what she has of action points before
 * @param decided whether it is decided that it is done, so that only the throw is missing
 */
@Withers
public record Effort(
        Doer doer, Trial trial, Optional<Feat> feat, Optional<String> described, int before, boolean decided)
        implements EffortBuilder.With {

    /** Returns somebody who can jump or run, and has not yet decided. */
    public static Effort of(Doer doer, Feat feat, int before) {
        return new Effort(doer, Trial.of(feat.skill()), Optional.of(feat), Optional.empty(), before, false);
    }

    String what() {
        return feat.map(Feat::word).orElseGet(trial::toString);
    }

    int paid() {
        return decided ? feat.map(Feat::price).orElse(0) : 0;
    }

    /** Returns the number at or below which the test succeeds. */
    public Tally limit(Counting counting) {
        return trial.limit(doer, feat.map(it -> it.ease(doer)).orElse(List.of()), counting);
    }

    /** Who can decide for somebody whether she does what she has in mind. */
    public enum EffortPolicy implements Policy<Effort> {
        DARING,
        RANDOM;

        @Override
        public <A> A decide(Effort effort, Choice<A> choice, Dice dice) {
            return this == DARING ? Pick.firstListed(choice) : Pick.atRandom(choice, dice);
        }
    }
}
