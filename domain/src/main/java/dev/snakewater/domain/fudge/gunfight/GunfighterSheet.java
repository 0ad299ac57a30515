package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import java.util.List;
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

    /** Whether he fights for himself alone. */
    public boolean isOnHisOwn() {
        return side.text().equals(name.text());
    }

    /** The parts on which he wears something else than he is said to wear. */
    public List<Armour.Worn> wornOtherwise() {
        return physique.map(made -> made.armour().unlike(traits.armour())).orElse(List.of());
    }

    /** That of the name: a roster has each name once, and exact odds look up fights by the million. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
