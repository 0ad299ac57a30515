package dev.snakewater.application.odds;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.answering.EveryFall;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The situations of a procedure reached so far, and where the step of each can lead. Each step is computed once, on demand. */
final class Chain<S, O> {

    private final TurnChains<S, O> fight;
    private final int turn;
    private final Interner<S> situations = new Interner<>();
    private final List<Optional<List<Transition>>> steps = new ArrayList<>();
    private final Interner<Mass.Weight> weights = new Interner<>();
    private final EveryFall dice = new EveryFall();

    /** Where a step can lead: to a situation of the same turn, to one that a turn begins with, or to an outcome. */
    enum Leads {
        ON,
        TO_THE_NEXT_TURN,
        TO_THE_END
    }

    /** What a way leads to, by its number, and past which stages of the procedure; ways that lead to the same past the same are one. */
    record Whereto(Leads leads, int number, List<Integer> past) {}

    record Transition(Whereto to, Mass.Weight weight) {}

    /** Takes one of the turns that this chain is for. */
    Chain(TurnChains<S, O> fight, int turn) {
        this.fight = fight;
        this.turn = turn;
    }

    int number(S situation) {
        int number = situations.of(situation);
        if (number == steps.size()) {
            steps.add(Optional.empty());
            fight.budget().spend();
        }
        return number;
    }

    Optional<Integer> numberIfKnown(S situation) {
        return situations.ifKnown(situation);
    }

    int size() {
        return situations.size();
    }

    List<Transition> transitions(int number) {
        Optional<List<Transition>> known = steps.get(number);
        if (known.isPresent()) {
            return known.get();
        }
        List<Transition> worked = List.copyOf(worked(situations.at(number)));
        steps.set(number, Optional.of(worked));
        return worked;
    }

    /** Returns the same, if it has been worked out. */
    Optional<List<Transition>> known(int number) {
        return steps.get(number);
    }

    /** Whoever comes back to where he threw throws again, until he comes away from there: only the ways that lead away count. */
    private List<Transition> worked(S situation) {
        Map<Whereto, Ways> leads = new LinkedHashMap<>();
        do {
            List<Event> told = new ArrayList<>();
            Next<S, O> next = fight.steps().played(situation, turn, dice, told::add);
            Ways ways = new Ways(dice.ways(), dice.falls());
            leads.merge(whereto(next, past(told)), ways, Ways::plus);
        } while (dice.next());
        assertCertain(leads.values());
        Ways away = leads.size() == 1
                ? Ways.SURE
                : Optional.ofNullable(leads.remove(new Whereto(Leads.ON, number(situation), List.of())))
                        .orElse(Ways.NONE)
                        .others();
        List<Transition> transitions = new ArrayList<>();
        leads.forEach((to, ways) ->
                transitions.add(new Transition(to, weights.at(weights.of(Mass.Weight.of(ways.of(away)))))));
        return transitions;
    }

    private Whereto whereto(Next<S, O> next, List<Integer> past) {
        return switch (next) {
            case Next.Go<S, O> go
            when go.turnEnds() ->
                new Whereto(Leads.TO_THE_NEXT_TURN, fight.openings().of(go.situation()), past);
            case Next.Go<S, O> go -> new Whereto(Leads.ON, number(go.situation()), past);
            case Next.Done<S, O> done ->
                new Whereto(Leads.TO_THE_END, fight.outcomes().of(done.outcome()), past);
        };
    }

    private List<Integer> past(List<Event> told) {
        return told.stream()
                .flatMap(event -> event.stagePassed().stream())
                .map(fight.stages()::of)
                .toList();
    }

    private static void assertCertain(Collection<Ways> leads) {
        Ways all = leads.stream().reduce(Ways.NONE, Ways::plus);
        if (!all.areAll()) {
            throw new IllegalStateException("the ways of a step come to " + all.ways() + " of " + all.falls());
        }
    }
}
