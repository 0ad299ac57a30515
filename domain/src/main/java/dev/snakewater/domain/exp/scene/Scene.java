package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

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
}
