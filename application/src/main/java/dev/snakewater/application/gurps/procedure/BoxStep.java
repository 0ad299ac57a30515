package dev.snakewater.application.gurps.procedure;

import dev.snakewater.domain.gurps.Box.Exit;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a box: the attack at the next box, the exit it took (none if the box rolls again), what was found, and the rules beside its
 * own.
 */
record BoxStep(ChartedAttack after, Optional<Exit> exit, BoxResult found, List<Rule> also) {

    static BoxStep by(Exit exit, ChartedAttack after, BoxResult found) {
        return new BoxStep(after.entering(exit.box()), Optional.of(exit), found, List.of());
    }

    static BoxStep to(int next, ChartedAttack after, BoxResult found) {
        return by(after.box().exit(next), after, found);
    }

    static BoxStep on(ChartedAttack after, BoxResult found) {
        return when(true, after, found);
    }

    /** By the first exit if it is so, by the last if it is not. */
    static BoxStep when(boolean isSo, ChartedAttack after, BoxResult found) {
        return by(after.box().exit(isSo), after, found);
    }

    static BoxStep when(boolean isSo, ChartedAttack after) {
        return when(isSo, after, new BoxResult.Nothing());
    }

    static BoxStep stays(ChartedAttack after, BoxResult found) {
        return new BoxStep(after, Optional.empty(), found, List.of());
    }

    BoxStep citing(Rule rule, boolean applies) {
        return applies ? citing(rule) : this;
    }

    BoxStep citing(Rule... rules) {
        return also.isEmpty()
                ? new BoxStep(after, exit, found, List.of(rules))
                : new BoxStep(
                        after,
                        exit,
                        found,
                        Stream.concat(also.stream(), Stream.of(rules)).toList());
    }
}
