package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What every fall of 4dF leads to, counted out: written once more for this package, so that its numbers do not hang on the
 * odds of the program.
 */
final class Chances<O> {

    /** In how many of 81 falls 4dF show -4, -3 and so on (E1). */
    private static final List<Integer> WAYS = List.of(1, 4, 10, 16, 19, 16, 10, 4, 1);

    private static final BigInteger FALLS = BigInteger.valueOf(81);

    private final ScenarioKind<?, O> kind;
    private final Map<O, BigInteger> outcomes;
    private final BigInteger all;

    private Chances(ScenarioKind<?, O> kind, Map<O, BigInteger> outcomes, BigInteger all) {
        this.kind = kind;
        this.outcomes = outcomes;
        this.all = all;
    }

    static <S, O> Chances<O> of(ScenarioKind<S, O> kind, SetUp<S, O> scenario) {
        assertThat(scenario.problems()).extracting(Problem::what).isEmpty();
        Map<S, BigInteger> open = new LinkedHashMap<>(Map.of(scenario.opening(), BigInteger.ONE));
        Map<O, BigInteger> done = new LinkedHashMap<>();
        BigInteger all = BigInteger.ONE;
        while (!open.isEmpty()) {
            Map<S, BigInteger> further = new LinkedHashMap<>();
            done.replaceAll((outcome, ways) -> ways.multiply(FALLS));
            all = all.multiply(FALLS);
            open.forEach((situation, ways) -> {
                Fixed tried = new Fixed(0);
                kind.procedure().step(situation, tried);
                for (int total = -4; total <= 4; total++) {
                    int falls = tried.thrown == 1 ? WAYS.get(total + 4) : total == 0 ? 81 : 0;
                    if (falls > 0) {
                        BigInteger more = ways.multiply(BigInteger.valueOf(falls));
                        switch (kind.procedure().step(situation, new Fixed(total))) {
                            case Next.Go<S, O> go -> further.merge(go.situation(), more, BigInteger::add);
                            case Next.Done<S, O> over -> done.merge(over.outcome(), more, BigInteger::add);
                        }
                    }
                }
            });
            open = further;
        }
        assertThat(done.values().stream().reduce(BigInteger.ZERO, BigInteger::add))
                .as("all chances together")
                .isEqualTo(all);
        return new Chances<>(kind, done, all);
    }

    /** Checks in how many of so many equally likely cases the outcome is so, as {@code 4061/6561}. */
    void of(Predicate<O> so, String fraction) {
        List<BigInteger> parts =
                List.of(fraction.split("/")).stream().map(BigInteger::new).toList();
        BigInteger ways = outcomes.entrySet().stream()
                .filter(outcome -> so.test(outcome.getKey()))
                .map(Map.Entry::getValue)
                .reduce(BigInteger.ZERO, BigInteger::add);
        assertThat(ways.multiply(parts.get(1)))
                .as("%s/%s is %s", ways, all, fraction)
                .isEqualTo(parts.get(0).multiply(all));
    }

    /** Checks in how many cases a finding says this. */
    void finds(String of, String is, String fraction) {
        of(outcome -> says(outcome, of, is), fraction);
    }

    /** How many different outcomes there are. */
    int size() {
        return outcomes.size();
    }

    private boolean says(O outcome, String of, String is) {
        List<String> found = kind.telling().findings(outcome).stream()
                .filter(finding -> kind.telling().words().of(finding.measure()).equals(of))
                .map(kind.telling().words()::of)
                .toList();
        assertThat(found)
                .as("findings of '%s' in %s", of, kind.telling().findings(outcome))
                .hasSize(1);
        return found.getFirst().equals(is);
    }

    /** A table at which dice always show the same, and nobody decides anything. */
    private static final class Fixed implements Table {

        private final int total;
        private int thrown;

        Fixed(int total) {
            this.total = total;
        }

        @Override
        public Fall roll(Throw what) {
            thrown++;
            assertThat(thrown).as("throws of one step").isEqualTo(1);
            assertThat(what.dice()).isEqualTo(DicePool.FOUR_FUDGE);
            return what.dice().totalling(total);
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            throw new AssertionError("nobody decides in so small a thing: " + choice);
        }
    }
}
