package dev.snakewater.application.scenario;

/**
 * A part of a scenario, set up on its own: one attack of a fight.
 *
 * @param kind what kind of scenario it is
 * @param about what it is, in words, such as {@code Bob shoots Joe, aimed}
 * @param setUp what that kind reads; without problems
 */
public record SubScenario<C, S, O>(ScenarioKind<C, S, O> kind, String about, C setUp) {}
