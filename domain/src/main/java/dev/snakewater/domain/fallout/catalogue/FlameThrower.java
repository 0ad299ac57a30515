package dev.snakewater.domain.fallout.catalogue;

/**
 * A weapon that throws a stream of fire, so many seconds of it (FO-29, FO-30). What burns, burns alike from all of them.
 *
 * @param name what it is called
 * @param skill the skill that is tested
 * @param hands how many hands it takes: 1 or 2
 * @param perSecond what a second of the stream costs in action points
 * @param minimumStrength the strength it asks for
 * @param magazine for how many seconds its tank lasts
 * @param bands its range table
 */
public record FlameThrower(
        String name, Skill skill, int hands, int perSecond, int minimumStrength, int magazine, Bands bands)
        implements Weapon {}
