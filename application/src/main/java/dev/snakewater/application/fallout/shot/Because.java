package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Refusal;
import java.util.List;

/**
 * Why something is refused: each reason once, with all the rules that say so.
 *
 * @param reasons the reasons
 */
record Because(List<Said> reasons) {

    /** A reason with its rules. */
    record Said(Refusal.Reason reason, List<FalloutRule> rules) {}

    static Because of(List<Refusal> refusals) {
        return new Because(refusals.stream()
                .map(Refusal::reason)
                .distinct()
                .map(reason -> new Said(
                        reason,
                        refusals.stream()
                                .filter(refusal -> refusal.reason() == reason)
                                .map(Refusal::rule)
                                .toList()))
                .toList());
    }
}
