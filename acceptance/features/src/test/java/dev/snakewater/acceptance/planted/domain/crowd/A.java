package dev.snakewater.acceptance.planted.domain.crowd;

/** Planted, with as many more as make it one too many. */
record A() {}

record B() {}

record C() {}
