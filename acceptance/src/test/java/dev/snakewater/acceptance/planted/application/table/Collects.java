package dev.snakewater.acceptance.planted.application.table;

import java.util.ArrayList;
import java.util.List;

/** Planted. */
final class Collects {
    static final List<String> ALL = new ArrayList<>();

    private Collects() {}
}
