package dev.snakewater.domain.fallout.combatant;

import dev.snakewater.domain.fallout.Skill;

/** Trained skills, in percent. */
public record Skills(int handguns, int rifles, int heavyWeapons, int bodyControl, int acrobatics) {

    /** The highest possible skill. */
    public static final int MOST = 150;

    /** Returns one of them. */
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
