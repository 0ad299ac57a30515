package dev.snakewater.application.port.out;

/**
 * A place in a text.
 *
 * @param line which line, counted from 1
 * @param column which character of it, counted from 1
 */
public record Place(int line, int column) {}
