package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.gunfight.Rulings;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a staredown to which everybody has agreed.
 *
 * @param fighters everybody, as in a gunfight
 * @param rulings how the game master reads what the rules leave open; by the book, if left out
 */
public record StaredownScenario(List<GunfightScenario.Fighter> fighters, Optional<Rulings> rulings) {

    /** The gunfight that the staredown is part of. */
    GunfightScenario gunfight() {
        return new GunfightScenario(fighters, Optional.empty(), List.of(), Optional.of(true), rulings);
    }
}
