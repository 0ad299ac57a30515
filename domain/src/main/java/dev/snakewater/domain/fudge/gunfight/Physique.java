package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.BodySide;

/**
 * What of a gunfighter matters only where hits have locations.
 *
 * @param agility an attribute; Fair if unlisted (HL-20)
 * @param weaponHand the hand that he draws with while he can (HL-25)
 * @param armour what he wears, part by part (HL-30)
 * @param support whether he has something to lean on, be it a makeshift cane (HL-21)
 */
public record Physique(Degree agility, BodySide weaponHand, Armour armour, boolean support) {}
