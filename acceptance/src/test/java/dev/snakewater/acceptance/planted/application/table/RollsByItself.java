package dev.snakewater.acceptance.planted.application.table;

import java.util.concurrent.ThreadLocalRandom;

/** Planted. */
final class RollsByItself {
    private RollsByItself() {}

    static int planted() {
        return ThreadLocalRandom.current().nextInt();
    }
}
