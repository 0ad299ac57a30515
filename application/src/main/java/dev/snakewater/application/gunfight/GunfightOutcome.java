package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;

/**
 * How a gunfight ended.
 *
 * @param fighters how everybody came out of it, in the order of the roster
 */
public record GunfightOutcome(List<Fate> fighters) {

    /**
     * How somebody came out of it.
     *
     * @param name who
     * @param side for whom he fought
     * @param wounds how badly he is hurt
     * @param marks his marked wound boxes of Scratch, Hurt, Very Hurt, Incapacitated and Near Death
     * @param presence whether he has left the fight
     * @param able whether he is still in action
     * @param guns his guns as they are now
     */
    public record Fate(
            Name name,
            Side side,
            WoundLevel wounds,
            List<Integer> marks,
            Presence presence,
            boolean able,
            List<Gun> guns) {

        /** Whether he lives, be it only just. */
        public boolean isAlive() {
            return wounds != WoundLevel.DEAD;
        }
    }

    /** How things stand now. */
    static GunfightOutcome of(Gunfight fight) {
        return new GunfightOutcome(fight.fighters().stream()
                .map(fighter -> new Fate(
                        fighter.name(),
                        fighter.sheet().side(),
                        fighter.wounds().level(),
                        fighter.wounds().marks(),
                        fighter.presence(),
                        fighter.isAble(),
                        fighter.guns()))
                .toList());
    }

    /** The sides that have somebody in action, in the order of the roster. */
    public List<Side> sidesStanding() {
        return fighters.stream().filter(Fate::able).map(Fate::side).distinct().toList();
    }
}
