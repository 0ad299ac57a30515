package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartState;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import java.util.Optional;

/**
 * What is told of a gunfighter in an attack.
 *
 * @param words what it is called
 */
record GunfighterWords(Wording words) {

    /**
     * How badly somebody is hurt: where hits have locations, only head and torso count, and of the living it is said which of them it is.
     *
     * @param parts those parts that are looked at, where hits have locations
     */
    String wounds(WoundLevel level, Optional<List<PartState>> parts) {
        return parts.isEmpty() || level == WoundLevel.DEAD
                ? level.toString()
                : words.message("wounds.located", PartState.ofTheTrunk(parts.get(), level), level);
    }

    /** What it is that is counted of how badly somebody is hurt. */
    String woundsOf(Name name, boolean located) {
        return words.message(located ? "finding.wounds.located" : "finding.wounds", name);
    }
}
