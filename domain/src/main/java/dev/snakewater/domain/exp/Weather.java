package dev.snakewater.domain.exp;

import dev.snakewater.domain.exp.table.WeatherRow;
import dev.snakewater.domain.rule.Word;

/**
 * A condition of the weather as it is now.
 *
 * @param condition which
 * @param row how strong
 */
public record Weather(Condition condition, WeatherRow row) {

    /** Returns the word of its row: {@code heavy}. */
    public String strength() {
        return Word.of((Enum<?>) row);
    }

    /** As it is told: {@code heavy snow}. */
    @Override
    public String toString() {
        return strength() + " " + condition;
    }
}
