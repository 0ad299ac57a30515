package dev.snakewater.application.table;

/**
 * Something that happened, and when.
 *
 * @param event what
 * @param answers how many answers had been given by then
 */
public record Happened(Event event, int answers) {}
