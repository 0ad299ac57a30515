package dev.snakewater.application.procedure;

/** The situation at the end of a turn, and how many answers the table had given by then. */
public record TurnEnd<S>(S situation, int answers) {}
