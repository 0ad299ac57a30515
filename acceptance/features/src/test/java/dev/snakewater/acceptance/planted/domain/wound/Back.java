package dev.snakewater.acceptance.planted.domain.wound;

import dev.snakewater.acceptance.planted.domain.rule.Planted;

/** Planted. */
public record Back(Planted there) {}
