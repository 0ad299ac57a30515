package dev.snakewater.application.scenario;

/**
 * A set-up that differs from another in one thing that somebody might change.
 *
 * @param words what is changed, such as {@code without the snow}
 * @param setUp the set-up with the change; without problems
 */
public record Variation<C>(String words, C setUp) {}
