package dev.snakewater.acceptance.planted.domain.dice;

import java.util.concurrent.ThreadLocalRandom;

/** Planted. */
final class RollsLocally {
    private RollsLocally() {}

    static int planted() {
        return ThreadLocalRandom.current().nextInt(6);
    }
}
