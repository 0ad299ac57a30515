package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.fallout.modifier.Check;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.scene.Stunt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/**
 * The situation of somebody who is tested, jumps or runs.
 *
 * @param described how she does it and why, in the player's words
 * @param decided whether she has decided to do it, so that only the roll is missing
 */
@Withers
public record EffortSituation(
        Actor actor, Check check, Optional<Stunt> stunt, Optional<String> described, int before, boolean decided)
        implements EffortSituationBuilder.With {

    /** Returns somebody who can jump or run, and has not yet decided. */
    public static EffortSituation of(Actor actor, Stunt stunt, int before) {
        return new EffortSituation(actor, Check.of(stunt.skill()), Optional.of(stunt), Optional.empty(), before, false);
    }

    String what() {
        return stunt.map(Stunt::word).orElseGet(check::toString);
    }

    Optional<Run> run() {
        return stunt.filter(Run.class::isInstance).map(Run.class::cast);
    }

    int paid() {
        return decided ? stunt.map(Stunt::price).orElse(0) : 0;
    }

    /** Returns the number at or below which the test succeeds. */
    public Tally limit(Counting counting) {
        return check.limit(actor, stunt.map(it -> it.ease(actor)).orElse(List.of()), counting);
    }

    /** Policies for somebody who can jump or run. */
    public enum EffortPolicy implements Policy<EffortSituation> {
        DARING,
        RANDOM;

        @Override
        public <A> A decide(EffortSituation effort, Choice<A> choice, Dice dice) {
            return this == DARING ? Pick.firstListed(choice) : Pick.atRandom(choice, dice);
        }
    }
}
