package dev.snakewater.acceptance.planted.domain.combatant;

/** Planted. */
@SuppressWarnings("ArrayRecordComponent")
record HoldsArray(int[] faces) {}
