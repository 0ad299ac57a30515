package dev.snakewater.application.scenario;

/** A part of a scenario, set up on its own: one attack of a fight, such as {@code Bob shoots Joe, aimed}. */
public record SubScenario<S, O>(ScenarioKind<S, O> kind, String about, SetUp<S, O> setUp) {}
