package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.rule.Items;
import java.util.List;

/**
 * What a person writes to set up a staredown to which everybody has agreed.
 *
 * @param fighters everybody, as in a gunfight
 * @param rulings how the game master reads what the rules leave open
 */
public record StaredownScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters, Rulings rulings) {

    /** The gunfight that the staredown is part of. */
    GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), true, rulings);
    }
}
