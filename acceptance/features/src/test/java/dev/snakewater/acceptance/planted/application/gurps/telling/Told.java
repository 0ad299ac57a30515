package dev.snakewater.acceptance.planted.application.gurps.telling;

/** Planted. */
public record Told() {}
