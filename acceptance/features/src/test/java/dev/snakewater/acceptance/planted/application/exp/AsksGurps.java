package dev.snakewater.acceptance.planted.application.exp;

import dev.snakewater.acceptance.planted.domain.gurps.AsksFudgeToo;

/** Planted. */
record AsksGurps(AsksFudgeToo gurps) {}
