package dev.snakewater.acceptance.planted.application.gurps.scenario;

/** Planted. */
public record Written() {}
