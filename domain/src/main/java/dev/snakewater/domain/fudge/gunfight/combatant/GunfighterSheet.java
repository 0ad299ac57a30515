package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import java.util.List;

/**
 * What does not change about a gunfighter during a fight.
 *
 * @param traits his skills, and what he has about him
 * @param agility an attribute (HL-20); like everything below, it matters only with hit locations
 * @param weaponHand the hand he draws with while he can (HL-25)
 * @param armour his armour, part by part (HL-30)
 * @param support whether he has something to lean on, such as a makeshift cane (HL-21)
 */
public record GunfighterSheet(
        Name name, Side side, Traits traits, Degree agility, BodySide weaponHand, Armour armour, boolean support) {

    /** Returns whether he fights only for himself. */
    public boolean isOnHisOwn() {
        return side.text().equals(name.text());
    }

    /** Returns the parts on which his armour is not his usual armour. */
    public List<Armour.Worn> wornOtherwise() {
        return armour.unlike(traits.armour());
    }

    /** Hashes the name only: a roster has each name once, and exact odds look up fights by the million. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
