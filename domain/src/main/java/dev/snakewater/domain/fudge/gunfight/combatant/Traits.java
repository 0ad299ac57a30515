package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.modifier.AimedAt;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * What a gunfighter can do, what he wears and where he stands: it stays the same all through a fight.
 *
 * @param nerve for the staredown
 * @param fastDraw for the order of action
 * @param pistol for derringers and revolvers
 * @param rifle for rifles
 * @param shotgun for shotguns
 * @param twoGun for a pistol in each hand; no better than Pistol - 1
 * @param damageCapacity how much he takes
 * @param speedReload levels of the gift
 * @param armour what it takes off each hit
 * @param coverNearby whether he has something to dive behind
 * @param size how big he is as a target, if he is no human being: -3 for a coin to +1 and more for a giant or a dragon
 */
public record Traits(
        @Default("Fair") Degree nerve,
        @Default("Poor") Degree fastDraw,
        @Default("Poor") Degree pistol,
        @Default("Poor") Degree rifle,
        @Default("Poor") Degree shotgun,
        @Never(value = "Legendary", rule = "GF-32") Optional<Degree> twoGun,
        @Default("Fair") Degree damageCapacity,
        @Default("0") @Within({0, 10}) int speedReload,
        @Default("0") @Within({0, Armour.MOST}) int armour,
        @Default("false") boolean coverNearby,

        @Default("0")
        @Within(
                value = {AimedAt.SMALLEST, AimedAt.BIGGEST},
                rule = "HL-02")
        int size) {

    /** Returns his degree in a shooting skill. */
    public Degree skill(Firearm.Skill skill) {
        return switch (skill) {
            case PISTOL -> pistol;
            case RIFLE -> rifle;
            case SHOTGUN -> shotgun;
        };
    }

    /** Returns his degree with a pistol in each hand: Poor if it is not listed, as of every skill; it counts as no more than Pistol - 1 (GF-32). */
    public Degree withTwoGuns() {
        return twoGun.orElse(Degree.POOR);
    }
}
