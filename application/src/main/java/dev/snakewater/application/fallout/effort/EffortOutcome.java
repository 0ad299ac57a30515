package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Withers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
@Withers
public record EffortOutcome(
        Name by,
        String what,
        Optional<Verdict> verdict,
        Optional<Integer> margin,
        Optional<String> barredBy,
        boolean ran,
        List<Integer> comingRounds,
        Optional<Integer> actionPoints)
        implements EffortOutcomeBuilder.With, Measured {

    /** That there was no test, and what forbade it if anything did. */
    private record NotDone(List<Rule> bars) {}

    public EffortOutcome {
        comingRounds = List.copyOf(comingRounds);
    }

    /** Nothing has come of it yet, and nothing is paid. */
    static EffortOutcome open(Effort effort) {
        return new EffortOutcome(
                effort.doer().name(),
                effort.what(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                Optional.empty());
    }

    @Override
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.is("succeeds", verdict.filter(Verdict::succeeds).isPresent(), by));
        findings.add(verdict.map(came -> Finding.one("verdict", came))
                .orElseGet(() -> Finding.ranked("verdict", Verdict.values().length, new NotDone(bars()))));
        margin.ifPresent(points -> findings.add(Finding.counts("margin", points)));
        if (ran) {
            findings.add(Finding.counts("rounds", comingRounds.size(), by));
            findings.add(Finding.counts("next", comingRounds.isEmpty() ? 0 : comingRounds.getFirst(), by));
        }
        return List.copyOf(findings);
    }

    /** The rules that forbade it; documents hold them as one text. */
    private List<Rule> bars() {
        return barredBy.stream()
                .flatMap(ids -> Stream.of(ids.split(" ", -1)))
                .flatMap(id -> FalloutRule.RULEBOOK.rule(id).stream())
                .toList();
    }
}
