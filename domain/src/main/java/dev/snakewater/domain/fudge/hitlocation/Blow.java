package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;

/**
 * A weapon that has found what it was aimed at, or something else.
 *
 * @param weapon what it is
 * @param strength what it adds to damage (ODF)
 * @param at what it was aimed at
 */
public record Blow(String weapon, int strength, AimedAt at) {

    /**
     * The damage it does to what has no parts: the margin and its strength, less the armour it wears all over; then what HL-03
     * takes off, or HL-02 gives back.
     *
     * @param who who is hit
     * @param margin by how much it hit
     * @param armour what it wears, at least 0
     * @param addBack whether the penalty for a small target is given back as damage
     */
    public Tally damage(Name who, int margin, int armour, boolean addBack) {
        return damage(who, margin, new Modifier(-armour, "armour", CoreRule.FACT_5_DAMAGE), addBack);
    }

    /**
     * The same to a part of somebody: the armour of that part counts (HL-30).
     *
     * @param where the part that is hit
     * @param armour what the part wears, at least 0
     */
    public Tally damage(Name who, int margin, BodyPart where, int armour, boolean addBack) {
        return damage(
                who,
                margin,
                new Modifier(-armour, "armour on the " + where, HitLocationRule.HL_30_ARMOUR_BY_PART),
                addBack);
    }

    /** What of that sum is done, whatever somebody has added: something big takes nothing at the least (HL-03). */
    public Tally limited(Tally damage) {
        return at.least(damage);
    }

    private Tally damage(Name who, int margin, Modifier armour, boolean addBack) {
        Tally damage = Tally.of(who, "damage", margin, "margin", CoreRule.FACT_5_DAMAGE)
                .plus(strength, weapon, CoreRule.FACT_5_DAMAGE);
        return at.harm(armour.amount() < 0 ? damage.plus(armour) : damage, addBack);
    }
}
