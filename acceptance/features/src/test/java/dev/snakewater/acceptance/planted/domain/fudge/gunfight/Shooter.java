package dev.snakewater.acceptance.planted.domain.fudge.gunfight;

/** Planted. */
public record Shooter() {}
