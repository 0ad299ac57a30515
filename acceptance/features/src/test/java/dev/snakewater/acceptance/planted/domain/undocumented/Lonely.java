package dev.snakewater.acceptance.planted.domain.undocumented;

/** Planted. */
record Lonely() {}
