package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

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

    /**
     * An adjustment that the referee makes up (EX-53).
     *
     * @param what what it is called
     * @param flat what it is
     * @param perHex or what it is for each hex
     * @param reason why
     */
    public record RefereesOwn(
            @Spelt(pattern = "\\S", as = "called") String what,

            @Within({-Persona.GREATEST, Persona.GREATEST}) @Never("0")
            Optional<Integer> flat,

            @Within({-Persona.GREATEST, Persona.GREATEST}) @Never("0")
            Optional<Integer> perHex,

            @Spelt(pattern = "\\S", as = "defended") String reason) {}
}
