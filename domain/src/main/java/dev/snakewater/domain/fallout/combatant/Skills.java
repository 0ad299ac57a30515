package dev.snakewater.domain.fallout.combatant;

import dev.snakewater.domain.fallout.Skill;

/** What somebody has learnt, in points of a hundred. */
public record Skills(int handguns, int rifles, int heavyWeapons, int bodyControl, int acrobatics) {

    /** The most that can be learnt. */
    public static final int MOST = 150;

    /** One of them. */
    public int of(Skill skill) {
        return switch (skill) {
            case HANDGUNS -> handguns;
            case RIFLES -> rifles;
            case HEAVY_WEAPONS -> heavyWeapons;
            case BODY_CONTROL -> bodyControl;
            case ACROBATICS -> acrobatics;
        };
    }
}
