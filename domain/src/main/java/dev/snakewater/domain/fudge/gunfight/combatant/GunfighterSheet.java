package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
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

    /**
     * What of a gunfighter matters only where hits have locations.
     *
     * @param agility an attribute; Fair if unlisted (HL-20)
     * @param weaponHand the hand that he draws with while he can (HL-25)
     * @param armour what he wears, part by part (HL-30)
     * @param support whether he has something to lean on, be it a makeshift cane (HL-21)
     */
    public record Physique(Degree agility, BodySide weaponHand, Armour armour, boolean support) {}
}
