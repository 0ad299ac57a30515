package dev.snakewater.acceptance.planted.application.gurps.procedure;

import dev.snakewater.acceptance.planted.application.gurps.telling.Told;

/** Planted. */
record AsksTheTelling(Told told) {}
