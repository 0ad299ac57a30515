package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.GameMasterModifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The chains of a fight: one for all turns with the same modifiers of the game master, which usually means one. They share the situations
 * at the beginning of turns, and the outcomes.
 */
final class TurnChains<S, O> {

    private final Scenario<?, S, O> scenario;
    private final Deciders<S> deciders;
    private final Budget budget;
    private final Interner<S> openings = new Interner<>();
    private final Interner<O> outcomes = new Interner<>();
    private final Interner<Finding> stages = new Interner<>();
    private final Map<List<GameMasterModifier>, Chain<S, O>> chains = new LinkedHashMap<>();

    <C> TurnChains(Scenario<C, S, O> scenario, Budget budget) {
        this.scenario = scenario;
        deciders = Deciders.of(scenario.kind(), scenario.setUp());
        this.budget = budget;
        openings.of(scenario.kind().open(scenario.setUp()));
    }

    /** The chain of a turn, counted from 1. */
    Chain<S, O> of(int turn) {
        return chains.computeIfAbsent(
                GameMasterModifier.inForce(scenario.terms().modifiers(), turn),
                inForce -> new Chain<>(this, inForce, turn));
    }

    Procedure<S, O> procedure() {
        return scenario.kind().procedure();
    }

    int turnLimit() {
        return scenario.terms().turnLimit();
    }

    Deciders<S> deciders() {
        return deciders;
    }

    Budget budget() {
        return budget;
    }

    /** The situations that turns begin with; number 0 is the opening of the fight. */
    Interner<S> openings() {
        return openings;
    }

    Interner<Finding> stages() {
        return stages;
    }

    Interner<O> outcomes() {
        return outcomes;
    }

    /** The number of the outcome if a fight is called off here. */
    int calledOff(int opening) {
        return outcomes.of(procedure().calledOff(openings.at(opening)));
    }
}
