package dev.snakewater.application.scenario;

/** A set-up that differs from another in one thing that somebody might change, such as {@code without the snow}. */
public record Variation<C>(String words, C setUp) {}
