package dev.snakewater.testkit;

import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;

/** Tests of some rule texts, by their examples. */
interface Contract {

    /** The turns of an example, if nothing else is said. */
    int TURNS = 4;

    /** Returns the examples of the rule texts that are tested. */
    Examples tested();

    /** Returns all kinds, by their ids. */
    default Stream<Named<ScenarioKind<?, ?>>> kinds() {
        return tested().kinds().map(kind -> Named.of(kind.id(), kind));
    }

    /** Returns all examples of a few turns, by the ids of their kinds and their numbers. */
    default Stream<Named<Scenario<?, ?>>> examples() {
        return tested().scenarios(TURNS).map(example -> Named.of(example.title(), example));
    }
}
