package dev.snakewater.acceptance.planted.application.exp.procedure.cellar;

/** Planted. */
record Odd() {}
