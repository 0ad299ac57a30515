package dev.snakewater.acceptance.planted.application.gunfight;

/** Planted. */
public record Showdown() {}
