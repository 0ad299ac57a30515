package dev.snakewater.acceptance.planted.application.session;

import dev.snakewater.acceptance.planted.application.table.Planted;

/** Planted. */
public record Back(Planted there) {}
