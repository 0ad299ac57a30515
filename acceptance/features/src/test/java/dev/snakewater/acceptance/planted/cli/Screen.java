package dev.snakewater.acceptance.planted.cli;

/** Planted. */
public record Screen() {}
