package dev.snakewater.acceptance.planted.domain.combatant;

/** Planted. */
final class CanBeMade {
    CanBeMade() {}

    static int planted() {
        return 0;
    }
}
