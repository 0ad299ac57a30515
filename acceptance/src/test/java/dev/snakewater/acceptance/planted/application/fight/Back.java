package dev.snakewater.acceptance.planted.application.fight;

import dev.snakewater.acceptance.planted.application.table.Planted;

/** Planted. */
public record Back(Planted there) {}
