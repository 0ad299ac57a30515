package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Withers;
import java.util.List;

/**
 * Where an attack takes place.
 *
 * @param weather what the weather is
 * @param highGravity whether gravity is high (EX-19)
 * @param adjustments what the referee adds of her own (EX-53)
 */
@Withers
public record Scene(Forecast weather, @Default("false") boolean highGravity, List<RefereesOwn> adjustments)
        implements SceneBuilder.With {

    public Scene {
        adjustments = List.copyOf(adjustments);
    }
}
