package dev.snakewater.domain.exp;

import java.util.List;

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
}
