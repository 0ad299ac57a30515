package dev.snakewater.acceptance.planted.domain.modifier;

import dev.snakewater.acceptance.planted.domain.fudge.Ladder;

/** Planted. */
record AsksFudge(Ladder ladder) {}
