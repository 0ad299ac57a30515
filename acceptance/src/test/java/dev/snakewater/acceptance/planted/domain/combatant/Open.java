package dev.snakewater.acceptance.planted.domain.combatant;

/** Planted. */
class Open {
    private Open() {}

    static int planted() {
        return 0;
    }
}
