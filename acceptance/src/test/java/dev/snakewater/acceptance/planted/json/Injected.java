package dev.snakewater.acceptance.planted.json;

import jakarta.inject.Inject;

/** Planted. */
final class Injected {
    @Inject
    Injected() {}
}
