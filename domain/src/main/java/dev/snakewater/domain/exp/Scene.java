package dev.snakewater.domain.exp;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where an attack takes place.
 *
 * @param weather what the weather is, in the order of the tables
 * @param highGravity whether gravity is high (EX-19)
 * @param refereesOwn what the referee adds (EX-53)
 */
public record Scene(List<Weather> weather, boolean highGravity, List<RefereesOwn> refereesOwn) {

    /** Copies the lists. */
    public Scene {
        weather = List.copyOf(weather);
        refereesOwn = List.copyOf(refereesOwn);
    }

    /** This in more weather; conditions stay in the order of the tables. */
    Scene with(Weather more) {
        List<Weather> all = Stream.concat(weather.stream(), Stream.of(more))
                .sorted(Comparator.comparing(Weather::condition))
                .toList();
        return new Scene(all, highGravity, refereesOwn);
    }
}
