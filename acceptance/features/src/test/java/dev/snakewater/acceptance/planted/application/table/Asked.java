package dev.snakewater.acceptance.planted.application.table;

/** Planted. */
public record Asked() {}
