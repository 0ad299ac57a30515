package dev.snakewater.application.simulation;

/**
 * How one fight came out.
 *
 * @param outcome how
 * @param turns in which turn it ended
 * @param decided whether by its own rules, and not by the limit of turns
 */
record Fought<O>(O outcome, int turns, boolean decided) {}
