package dev.snakewater.domain.exp.table;

/** A row of one of the weather tables: how strong it rains, for example. Rows stand in the order of their intensity. */
public sealed interface WeatherRow permits Rain, Hail, Sandstorm, Wind, FogOrSmoke, Darkness, Snow {

    /** What it takes off the to-hit roll for each hex; nothing or more. */
    int perHex();

    /** Its place in the table. */
    int ordinal();

    /** The number in front of the row, from 1. */
    default int intensity() {
        return ordinal() + 1;
    }
}
