// The figures of these tables are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.scene;

import java.util.List;

/** A row of one of the weather tables: how strong it rains, for example. Rows stand in the order of their intensity. */
public sealed interface WeatherRow {

    // spotless:off
    /** Table 35.1: rain. */
    enum Rain implements WeatherRow { LIGHT, NORMAL, HEAVY, MONSOON }

    /** Table 35.2: hail. It has no die of its own; d2 is a ruling (EX-13). */
    enum Hail implements WeatherRow { LIGHT, HEAVY }

    /** Table 35.3: sandstorm. */
    enum Sandstorm implements WeatherRow { LIGHT, NORMAL, HEAVY, BLIZZARD }

    /** Table 35.4: wind. */
    enum Wind implements WeatherRow { NORMAL, STRONG, FIERCE, GALE }

    /** Table 35.5: fog or smoke. */
    enum FogOrSmoke implements WeatherRow { TRACE, THIN, NORMAL, THICK, DENSE, OPAQUE }

    /** Table 35.6: darkness. */
    enum Darkness implements WeatherRow { TWILIGHT, MOONLIGHT, STARLIGHT, VOID }

    /** Table 35.7: snow. */
    enum Snow implements WeatherRow { LIGHT, NORMAL, HEAVY, BLIZZARD }
    // spotless:on

    /** Its place in the table. */
    int ordinal();

    /** What it takes off the to-hit roll for each hex; nothing or more. */
    default int perHex() {
        List<Integer> table = switch (this) {
            case Rain row -> List.of(3, 8, 15, 22);
            case Hail row -> List.of(12, 24);
            case Sandstorm row -> List.of(30, 42, 60, 90);
            case Wind row -> List.of(0, 20, 40, 60);
            case FogOrSmoke row -> List.of(2, 5, 15, 60, 115, 230);
            case Darkness row -> List.of(10, 20, 35, 42);
            case Snow row -> List.of(3, 12, 24, 48);
        };
        return table.get(ordinal());
    }

    /** The number in front of the row, from 1. */
    default int intensity() {
        return ordinal() + 1;
    }
}
