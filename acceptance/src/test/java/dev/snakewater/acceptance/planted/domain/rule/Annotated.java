package dev.snakewater.acceptance.planted.domain.rule;

import com.google.inject.Singleton;

/** Planted. */
@Singleton
final class Annotated {
    private Annotated() {}
}
