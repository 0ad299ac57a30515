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
        Table table = new ModifiedTable(deciders.table(situation, dice), sorts.get(sort(turn)), turn);
        return switch (scenario.kind().procedure().step(situation, new StepTable(table, passed, amongProposals))) {
            case Next.Go<S, O> go -> new Next.Go<>(relevant.apply(go.situation()), go.turnEnds());
            case Next.Done<S, O> done -> done;
        };
    }

    O calledOff(S situation) {
        return scenario.kind().procedure().calledOff(situation);
    }

    /** Nobody hears what happens. Notes which stages are passed, and free choices: of these, policies look at the proposals only. */
    private record StepTable(Table table, Consumer<Finding> passed, AtomicBoolean amongProposals)
            implements ForwardingTable {

        @Override
        public <A> A choose(Choice<A> choice) {
            note(choice);
            return table.choose(choice);
        }

        @Override
        public <A> Choice.Option<A> pick(Choice<A> choice) {
            note(choice);
            return table.pick(choice);
        }

        private void note(Choice<?> choice) {
            if (choice.isFree()) {
                amongProposals.set(true);
            }
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
