package dev.snakewater.acceptance.planted.application.table;

import java.time.LocalDate;
import java.time.ZoneOffset;

/** Planted. */
final class ReadsTheDate {
    private ReadsTheDate() {}

    static LocalDate planted() {
        return LocalDate.now(ZoneOffset.UTC);
    }
}
