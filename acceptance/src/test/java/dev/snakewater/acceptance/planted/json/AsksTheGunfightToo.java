package dev.snakewater.acceptance.planted.json;

import dev.snakewater.acceptance.planted.application.gunfight.Showdown;

/** Planted. */
final class AsksTheGunfightToo {
    private AsksTheGunfightToo() {}

    static Class<?> planted() {
        return Showdown.class;
    }
}
