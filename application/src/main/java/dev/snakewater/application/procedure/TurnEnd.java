package dev.snakewater.application.procedure;

/**
 * The end of a turn.
 *
 * @param situation as it was then
 * @param answers how many answers the table had given by then
 */
public record TurnEnd<S>(S situation, int answers) {}
