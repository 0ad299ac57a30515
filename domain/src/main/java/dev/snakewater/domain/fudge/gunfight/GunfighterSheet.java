package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.Optional;

/**
 * What does not change about a gunfighter during a fight.
 *
 * @param name what he is called
 * @param side for whom he fights
 * @param traits what he can do, and what he has about him
 * @param physique what matters only where hits have locations; none where they have not
 */
public record GunfighterSheet(Name name, Side side, Traits traits, Optional<Physique> physique) {

    /** That of the name: a roster has each name once, and exact odds look up fights by the million. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
