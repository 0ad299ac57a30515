package dev.snakewater.acceptance.planted.domain.wound;

import dev.snakewater.acceptance.planted.domain.rule.There;

/** Planted. */
public record Back(There there) {}
