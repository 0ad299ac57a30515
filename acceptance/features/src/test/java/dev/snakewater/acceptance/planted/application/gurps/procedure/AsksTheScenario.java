package dev.snakewater.acceptance.planted.application.gurps.procedure;

import dev.snakewater.acceptance.planted.application.gurps.scenario.Written;

/** Planted. */
record AsksTheScenario(Written written) {}
