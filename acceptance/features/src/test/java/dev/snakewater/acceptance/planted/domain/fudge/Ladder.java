package dev.snakewater.acceptance.planted.domain.fudge;

/** Planted. */
public record Ladder() {}
