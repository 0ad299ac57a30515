package dev.snakewater.acceptance.planted.domain.gurps;

import dev.snakewater.acceptance.planted.domain.fudge.Ladder;

/** Planted. */
public record AsksFudgeToo(Ladder ladder) {}
