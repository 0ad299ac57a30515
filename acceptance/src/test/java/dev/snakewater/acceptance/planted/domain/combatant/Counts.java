package dev.snakewater.acceptance.planted.domain.combatant;

/** Planted. */
final class Counts {
    static int count;

    private Counts() {}
}
