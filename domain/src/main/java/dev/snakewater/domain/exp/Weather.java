package dev.snakewater.domain.exp;

import dev.snakewater.domain.exp.table.WeatherRow;

/**
 * A condition of the weather as it is now.
 *
 * @param condition which
 * @param row how strong
 */
public record Weather(Condition condition, WeatherRow row) {

    /** As it is told: {@code heavy snow}. */
    @Override
    public String toString() {
        return row + " " + condition;
    }
}
