package dev.snakewater.application.fallout.effort;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * How it came out.
 *
 * @param by who did it, or did not
 * @param what what was tested, or done
 * @param verdict what the test came to; none if she did not do it, or it was broken off
 * @param margin by how much a test on a statistic was passed; negative, if it was not
 * @param barredBy the rules that forbade it, by their ids; none, if nothing did
 * @param ran whether she ran
 * @param comingRounds what each of the coming rounds costs her from running
 * @param actionPoints what is left of them; none where they do not matter
 */
public record EffortOutcome(
        Name by,
        String what,
        Optional<Verdict> verdict,
        Optional<Integer> margin,
        Optional<String> barredBy,
        boolean ran,
        List<Integer> comingRounds,
        Optional<Integer> actionPoints) {

    /** Copies the list. */
    public EffortOutcome {
        comingRounds = List.copyOf(comingRounds);
    }
}
