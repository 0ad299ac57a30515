package dev.snakewater.acceptance.planted.cli;

/** Planted. */
record FightManager() {}
