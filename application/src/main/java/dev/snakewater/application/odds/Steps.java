package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.ForwardingTable;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The steps of a fight in which policies decide for everybody. Turns in which the game master adds the same are of one sort, by number:
 * what a step can lead to is the same in all of them. Sort 0 are the turns that no modifier names, which usually means all.
 *
 * @param relevant what of a situation matters to what is asked for
 * @param amongProposals whether a step that was played met a free choice
 */
record Steps<S, O>(
        Scenario<S, O> scenario,
        Deciders<S> deciders,
        List<List<GameMasterModifier>> sorts,
        SortedMap<Integer, Integer> named,
        UnaryOperator<S> relevant,
        AtomicBoolean amongProposals) {

    /** Before the fight. */
    private static final int NO_TURN = 0;

    /** Returns the steps of a scenario of which all findings are asked for. */
    static <S, O> Steps<S, O> of(Scenario<S, O> scenario) {
        return scenario.kind().procedure().withFirstFinding().isEmpty()
                ? forOthers(scenario)
                : of(scenario, UnaryOperator.identity());
    }

    /** Returns the steps of a scenario of which all findings are asked for but those that are worked out with the first. */
    static <S, O> Steps<S, O> forOthers(Scenario<S, O> scenario) {
        return of(scenario, scenario.kind().procedure()::forFindings);
    }

    /** Returns the steps of a scenario of which only the first finding is asked for, and those that are worked out with it. */
    static <S, O> Steps<S, O> forFirstFinding(Scenario<S, O> scenario) {
        return of(scenario, scenario.kind().procedure()::forFirstFinding);
    }

    private static <S, O> Steps<S, O> of(Scenario<S, O> scenario, UnaryOperator<S> relevant) {
        List<GameMasterModifier> modifiers = scenario.terms().modifiers();
        List<List<GameMasterModifier>> sorts = new ArrayList<>();
        sorts.add(GameMasterModifier.inForce(modifiers, NO_TURN));
        SortedMap<Integer, Integer> named = new TreeMap<>();
        modifiers.stream().flatMap(modifier -> modifier.turn().stream()).forEach(turn -> {
            List<GameMasterModifier> inForce = GameMasterModifier.inForce(modifiers, turn);
            if (!sorts.contains(inForce)) {
                sorts.add(inForce);
            }
            named.put(turn, sorts.indexOf(inForce));
        });
        return new Steps<>(
                scenario, Deciders.of(scenario.kind(), scenario.setUp()), sorts, named, relevant, new AtomicBoolean());
    }

    /** Returns the same steps, which note elsewhere whether they met a free choice. */
    Steps<S, O> noting(AtomicBoolean elsewhere) {
        return new Steps<>(scenario, deciders, sorts, named, relevant, elsewhere);
    }

    /** Returns the sort of a turn, which is counted from 1. */
    int sort(int turn) {
        return named.isEmpty() ? 0 : named.getOrDefault(turn, 0);
    }

    /** Plays a step, and tells which stages of the procedure it passes. */
    Next<S, O> played(S situation, int turn, Dice dice, Consumer<Finding> passed) {
        NotingTable table = new NotingTable(
                new ModifiedTable(deciders.table(situation, dice), sorts.get(sort(turn)), turn), passed);
        Next<S, O> next = scenario.kind().procedure().step(situation, table);
        if (table.amongProposals) {
            amongProposals.set(true);
        }
        return switch (next) {
            case Next.Go<S, O> go -> going(go);
            case Next.Done<S, O> done -> done;
        };
    }

    private Next<S, O> going(Next.Go<S, O> go) {
        S left = relevant.apply(go.situation());
        return left == go.situation() ? go : new Next.Go<>(left, go.turnEnds());
    }

    O calledOff(S situation) {
        return scenario.kind().procedure().calledOff(situation);
    }

    /** A table that notes which stages it passes, and whether it met a free choice: of such, policies look at the proposals only. */
    private static final class NotingTable implements ForwardingTable {

        private final Table table;
        private final Consumer<Finding> passed;
        private boolean amongProposals;

        NotingTable(Table table, Consumer<Finding> passed) {
            this.table = table;
            this.passed = passed;
        }

        @Override
        public Table table() {
            return table;
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            amongProposals |= choice.isFree();
            return table.choose(choice);
        }

        @Override
        public <A> Choice.Option<A> pick(Choice<A> choice) {
            amongProposals |= choice.isFree();
            return table.pick(choice);
        }

        @Override
        public boolean isHeard() {
            return false;
        }

        @Override
        public void tell(Event event, List<Rule> why) {
            event.stagePassed().ifPresent(passed);
        }
    }
}
