package dev.snakewater.acceptance.planted.application.table;

import java.util.ResourceBundle;

/** Planted. */
final class SpeaksTheLocalTongue {
    private SpeaksTheLocalTongue() {}

    static ResourceBundle planted() {
        return ResourceBundle.getBundle("planted");
    }
}
