package dev.snakewater.acceptance.planted.domain.rule;

import java.util.Locale;

/** Planted. */
final class FoldsLocally {
    private FoldsLocally() {}

    static Locale planted() {
        return Locale.getDefault();
    }
}
