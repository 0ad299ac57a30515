package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.scene.WeatherRow.Darkness;
import dev.snakewater.domain.exp.scene.WeatherRow.FogOrSmoke;
import dev.snakewater.domain.exp.scene.WeatherRow.Hail;
import dev.snakewater.domain.exp.scene.WeatherRow.Rain;
import dev.snakewater.domain.exp.scene.WeatherRow.Sandstorm;
import dev.snakewater.domain.exp.scene.WeatherRow.Snow;
import dev.snakewater.domain.exp.scene.WeatherRow.Wind;
import dev.snakewater.domain.field.Word;
import java.util.List;

/** A condition of the weather, and how strong it is. */
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

    /** What the weather can be; one table each (EX-12). */
    public enum Condition {
        RAIN("35.1", ExpRule.EX_15_RAIN_AND_HAIL, List.of(Rain.values())),
        HAIL("35.2", ExpRule.EX_15_RAIN_AND_HAIL, List.of(Hail.values())),
        SANDSTORM("35.3", ExpRule.EX_16_SAND_AND_WIND, List.of(Sandstorm.values())),
        WIND("35.4", ExpRule.EX_16_SAND_AND_WIND, List.of(Wind.values())),
        FOG_OR_SMOKE("35.5", ExpRule.EX_17_FOG_OR_SMOKE, List.of(FogOrSmoke.values())),
        DARKNESS("35.6", ExpRule.EX_18_DARKNESS_AND_SNOW, List.of(Darkness.values())),
        SNOW("35.7", ExpRule.EX_18_DARKNESS_AND_SNOW, List.of(Snow.values()));

        private final String table;
        private final ExpRule rule;
        private final List<WeatherRow> rows;

        Condition(String table, ExpRule rule, List<? extends WeatherRow> rows) {
            this.table = table;
            this.rule = rule;
            this.rows = List.copyOf(rows);
        }

        /** Returns the number of its table. */
        public String table() {
            return table;
        }

        /** Returns the rule that gives its table. */
        public ExpRule rule() {
            return rule;
        }

        /** Returns its die: one face for each row (EX-13). */
        public DicePool dice() {
            return new DicePool(1, Die.ofSides(rows.size()), 0);
        }

        /** Returns the weather that this face of its die means (EX-13). */
        public Weather weather(int face) {
            return new Weather(this, rows.get(face - 1));
        }

        @Override
        public String toString() {
            return Word.of(this);
        }
    }
}
