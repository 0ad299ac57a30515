package dev.snakewater.application.gurps.procedure;

import dev.snakewater.domain.gurps.Box.Exit;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a box: the attack at the box that comes next; the exit it took, none if the box throws again; what was found; and the rules
 * beside the box's own that made it so.
 */
record Passage(ChartedAttack after, Optional<Exit> exit, Found found, List<Rule> also) {

    static Passage by(Exit exit, ChartedAttack after, Found found) {
        return new Passage(after.entering(exit.box()), Optional.of(exit), found, List.of());
    }

    static Passage to(int next, ChartedAttack after, Found found) {
        return by(after.box().exit(next), after, found);
    }

    static Passage on(ChartedAttack after, Found found) {
        return when(true, after, found);
    }

    /** By the first exit if it is so, by the last if it is not. */
    static Passage when(boolean isSo, ChartedAttack after, Found found) {
        return by(after.box().exit(isSo), after, found);
    }

    static Passage when(boolean isSo, ChartedAttack after) {
        return when(isSo, after, new Found.Nothing());
    }

    static Passage stays(ChartedAttack after, Found found) {
        return new Passage(after, Optional.empty(), found, List.of());
    }

    Passage citing(Rule rule, boolean applies) {
        return applies ? citing(rule) : this;
    }

    Passage citing(Rule... rules) {
        return new Passage(
                after,
                exit,
                found,
                Stream.concat(also.stream(), Stream.of(rules)).toList());
    }
}
