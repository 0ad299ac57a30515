package dev.snakewater.acceptance.planted.domain.dice;

import dev.snakewater.acceptance.planted.application.table.Asked;

/** Planted. */
record AsksTheApplication(Asked asked) {}
