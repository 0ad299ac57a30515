package dev.snakewater.application.scenario;

/** A set-up that differs from another in one thing that somebody might change, such as {@code without the snow}. */
public record Variation<S, O>(String words, SetUp<S, O> setUp) {}
