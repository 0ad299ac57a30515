package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.table.GameMasterModifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The chains of a fight: one for all turns with the same modifiers of the game master, which usually means one. They share the situations
 * at the beginning of turns, and the outcomes.
 */
final class Chains<S, O> {

    private final Scenario<?, S, O> scenario;
    private final Seating<S> seating;
    private final Budget budget;
    private final Numbered<S> openings = new Numbered<>();
    private final Numbered<O> outcomes = new Numbered<>();
    private final Numbered<Finding> stages = new Numbered<>();
    private final Map<List<GameMasterModifier>, Chain<S, O>> chains = new LinkedHashMap<>();

    <C> Chains(Scenario<C, S, O> scenario, Budget budget) {
        this.scenario = scenario;
        seating = Seating.of(scenario.kind(), scenario.setUp());
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

    Seating<S> seating() {
        return seating;
    }

    Budget budget() {
        return budget;
    }

    /** The situations that turns begin with; number 0 is the opening of the fight. */
    Numbered<S> openings() {
        return openings;
    }

    Numbered<Finding> stages() {
        return stages;
    }

    Numbered<O> outcomes() {
        return outcomes;
    }

    /** The number of the outcome if a fight is called off here. */
    int calledOff(int opening) {
        return outcomes.of(procedure().calledOff(openings.at(opening)));
    }
}
