package dev.snakewater.acceptance.planted.application.fudge.gunfight;

/** Planted. */
public record Showdown() {}
