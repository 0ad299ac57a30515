package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.scene.WeatherRow.Darkness;
import dev.snakewater.domain.exp.scene.WeatherRow.FogOrSmoke;
import dev.snakewater.domain.exp.scene.WeatherRow.Hail;
import dev.snakewater.domain.exp.scene.WeatherRow.Rain;
import dev.snakewater.domain.exp.scene.WeatherRow.Sandstorm;
import dev.snakewater.domain.exp.scene.WeatherRow.Snow;
import dev.snakewater.domain.exp.scene.WeatherRow.Wind;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where an attack takes place. */
@Withers
public record Scene(Forecast weather, @Default("false") boolean highGravity, List<RefereesOwn> adjustments)
        implements SceneBuilder.With {

    public Scene {
        adjustments = List.copyOf(adjustments);
    }

    /** An adjustment that the referee makes up (EX-53). */
    public record RefereesOwn(
            @Spelt(pattern = "\\S", as = "called") String what,

            @Within({-Persona.GREATEST, Persona.GREATEST}) @Never("0")
            Optional<Integer> flat,

            @Within({-Persona.GREATEST, Persona.GREATEST}) @Never("0")
            Optional<Integer> perHex,

            @Spelt(pattern = "\\S", as = "defended") String reason) {}

    /** The weather: of each table, the intensity, if there is such weather; and what dice are still to decide. */
    public record Forecast(
            Optional<Rain> rain,
            Optional<Hail> hail,
            Optional<Sandstorm> sandstorm,
            Optional<Wind> wind,
            Optional<FogOrSmoke> fogOrSmoke,
            Optional<Darkness> darkness,
            Optional<Snow> snow,
            List<Weather.Condition> thrown) {

        public Forecast {
            thrown = List.copyOf(thrown);
        }

        /** Returns the weather that is known, in the order of the tables. */
        public List<Weather> decided() {
            return Stream.of(Weather.Condition.values())
                    .flatMap(condition -> row(condition).map(row -> new Weather(condition, row)).stream())
                    .toList();
        }

        /** Returns whether the intensity of a condition is known. */
        public boolean decides(Weather.Condition condition) {
            return row(condition).isPresent();
        }

        /** Returns the conditions whose intensity the dice decide, in the order of the tables. */
        public List<Weather.Condition> toThrow() {
            return thrown.stream().distinct().sorted().toList();
        }

        /** Returns this with the intensity of a condition. */
        public Forecast with(Weather weather) {
            return with(weather.condition(), Optional.of(weather.row()));
        }

        /** Returns this without a condition. */
        public Forecast without(Weather.Condition condition) {
            return with(condition, Optional.empty());
        }

        private Optional<? extends WeatherRow> row(Weather.Condition condition) {
            return switch (condition) {
                case RAIN -> rain;
                case HAIL -> hail;
                case SANDSTORM -> sandstorm;
                case WIND -> wind;
                case FOG_OR_SMOKE -> fogOrSmoke;
                case DARKNESS -> darkness;
                case SNOW -> snow;
            };
        }

        private Forecast with(Weather.Condition changed, Optional<WeatherRow> row) {
            return new Forecast(
                    changed == Weather.Condition.RAIN ? row.map(Rain.class::cast) : rain,
                    changed == Weather.Condition.HAIL ? row.map(Hail.class::cast) : hail,
                    changed == Weather.Condition.SANDSTORM ? row.map(Sandstorm.class::cast) : sandstorm,
                    changed == Weather.Condition.WIND ? row.map(Wind.class::cast) : wind,
                    changed == Weather.Condition.FOG_OR_SMOKE ? row.map(FogOrSmoke.class::cast) : fogOrSmoke,
                    changed == Weather.Condition.DARKNESS ? row.map(Darkness.class::cast) : darkness,
                    changed == Weather.Condition.SNOW ? row.map(Snow.class::cast) : snow,
                    thrown.stream().filter(condition -> condition != changed).toList());
        }
    }
}
