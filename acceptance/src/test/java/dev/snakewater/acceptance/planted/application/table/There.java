package dev.snakewater.acceptance.planted.application.table;

import dev.snakewater.acceptance.planted.application.fight.Back;

/** Planted. */
public record There(Back back) {}
