package dev.snakewater.domain.fallout.catalogue;

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

    /** The skills that a fight asks for. */
    public enum Skill {
        /** Pistols, revolvers, machine pistols. */
        HANDGUNS,
        /** Everything with a stock, submachine guns and shotguns as well. */
        RIFLES,
        /** Machine guns, gatlings, flame throwers. */
        HEAVY_WEAPONS,
        /** What running asks for. */
        BODY_CONTROL,
        /** What jumping asks for. */
        ACROBATICS;
    }
}
