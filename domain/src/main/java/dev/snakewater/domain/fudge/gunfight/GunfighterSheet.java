package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import java.util.Optional;

/**
 * What does not change about a gunfighter during a fight.
 *
 * @param name what he is called
 * @param side for whom he fights
 * @param nerve an attribute; Fair if unlisted (GF-07)
 * @param fastDraw a skill; Poor if unlisted, as every skill
 * @param pistol the skill with derringers and revolvers
 * @param rifle the skill with rifles
 * @param shotgun the skill with shotguns
 * @param twoGun the skill with a pistol in each hand; counts as no more than {@code pistol} - 1 (GF-32)
 * @param damageCapacity how many wound boxes he has (HL-14)
 * @param speedReload levels of the gift, at least 0 (GF-26)
 * @param armour what it takes off each hit, at least 0 (GF-37)
 * @param coverNearby whether he has something to dive behind (GF-18)
 * @param size how big he is as a target: 0 for a human being, less for what is smaller, +1 or more for what is bigger (HL-02)
 * @param physique what matters only where hits have locations; none where they have not
 */
public record GunfighterSheet(
        Name name,
        Side side,
        Degree nerve,
        Degree fastDraw,
        Degree pistol,
        Degree rifle,
        Degree shotgun,
        Degree twoGun,
        Degree damageCapacity,
        int speedReload,
        int armour,
        boolean coverNearby,
        int size,
        Optional<Physique> physique) {

    /** His degree in a shooting skill. */
    public Degree skill(Skill skill) {
        return switch (skill) {
            case PISTOL -> pistol;
            case RIFLE -> rifle;
            case SHOTGUN -> shotgun;
        };
    }

    /** That of the name: a roster has each name once, and exact odds look up fights by the million. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
