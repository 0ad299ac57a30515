package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.modifier.AimedAt;
import java.util.Optional;

/** A gunfighter's skills, armour and surroundings, which stay the same throughout a fight. */
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

    /** Returns his degree with a pistol in each hand: Poor if it is not listed, like any skill; it counts as at most Pistol - 1 (GF-32). */
    public Degree withTwoGuns() {
        return twoGun.orElse(Degree.POOR);
    }
}
