package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How it came out.
 *
 * @param margin by how much a test on a statistic was passed; negative, if it was not
 * @param barredBy the rules that forbade it, by their ids; none, if nothing did
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
        Optional<Integer> actionPoints)
        implements Measured {

    private record NotDone(List<Rule> bars) {}

    /** Returns how it stands without a test: what is paid for is paid for, and what she does not do costs nothing. */
    static EffortOutcome untested(EffortSituation effort, List<Rule> bars) {
        List<Integer> coming = effort.run().map(Run::comingRounds).orElse(List.of());
        return of(effort, Optional.empty(), bars, coming);
    }

    static EffortOutcome of(
            EffortSituation effort, Optional<EffortEvent.Tested> test, List<Rule> bars, List<Integer> comingRounds) {
        return new EffortOutcome(
                effort.actor().name(),
                effort.what(),
                test.map(EffortEvent.Tested::verdict),
                test.filter(tested -> effort.check().statistic().isPresent()).map(EffortEvent.Tested::margin),
                bars.stream().map(Rule::id).reduce((one, other) -> one + " " + other),
                effort.decided() && effort.run().isPresent(),
                comingRounds,
                effort.stunt().map(stunt -> effort.before() - effort.paid()));
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
        return findings;
    }

    private List<Rule> bars() {
        return barredBy.stream()
                .flatMap(ids -> Stream.of(ids.split(" ", -1)))
                .flatMap(id -> FalloutRule.RULEBOOK.rule(id).stream())
                .toList();
    }
}
