package dev.snakewater.acceptance.planted.json;

/** Planted. */
public record Document() {}
