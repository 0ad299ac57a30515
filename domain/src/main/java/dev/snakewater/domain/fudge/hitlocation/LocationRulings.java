package dev.snakewater.domain.fudge.hitlocation;

/**
 * How a game master reads what the addendum leaves open.
 *
 * @param woundModel how wounds are marked (HL-31)
 * @param agilitySaveOnFall whether an agility roll may keep somebody on his feet (HL-20)
 * @param calledShotDamageAddBack whether the penalty for a small target is given back as damage (HL-02)
 * @param locationDie the die that tells where a hit goes (HL-07, HL-10)
 */
public record LocationRulings(
        WoundModel woundModel, boolean agilitySaveOnFall, boolean calledShotDamageAddBack, LocationDie locationDie) {

    /** The catalogue's readings. */
    public static final LocationRulings BY_THE_BOOK =
            new LocationRulings(WoundModel.POINTS_1993, false, false, LocationDie.BY_THE_BOOK);
}
