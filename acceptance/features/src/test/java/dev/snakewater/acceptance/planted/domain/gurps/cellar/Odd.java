package dev.snakewater.acceptance.planted.domain.gurps.cellar;

/** Planted. */
record Odd() {}
