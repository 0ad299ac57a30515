package dev.snakewater.acceptance.planted.domain.rule;

import dev.snakewater.acceptance.planted.domain.wound.Back;

/** Planted. */
public record There(Back back) {}
