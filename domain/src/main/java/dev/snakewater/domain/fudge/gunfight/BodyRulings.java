package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.LocationDie;

/**
 * How a game master reads what hit location leaves open in a gunfight; where he plays without it, there are none.
 *
 * @param calledShotMaxRange up to which range a part of the body can be aimed at; from farther away, dice say where a hit
 *     goes (HL-06)
 * @param calledShotDamageAddBack whether what a small target costs to hit is given back as damage (HL-02)
 * @param agilitySaveOnFall whether a Superb Agility roll keeps somebody up whose leg has become useless (HL-20)
 * @param locationDie the die that tells where a hit from too far away goes (HL-07, HL-10)
 */
public record BodyRulings(
        RangeBand calledShotMaxRange,
        boolean calledShotDamageAddBack,
        boolean agilitySaveOnFall,
        LocationDie locationDie) {

    /** The catalogue's readings. */
    public static final BodyRulings BY_THE_BOOK =
            new BodyRulings(RangeBand.ACROSS_THE_STREET, false, false, LocationDie.BY_THE_BOOK);
}
