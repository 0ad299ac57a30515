package dev.snakewater.acceptance.planted.application.fight;

import dev.snakewater.acceptance.planted.application.table.There;

/** Planted. */
public record Back(There there) {}
