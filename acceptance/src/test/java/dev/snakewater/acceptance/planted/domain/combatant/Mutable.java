package dev.snakewater.acceptance.planted.domain.combatant;

/** Planted. */
final class Mutable {
    private int wounds;

    private Mutable() {}

    static int planted() {
        return new Mutable().wounds++;
    }
}
