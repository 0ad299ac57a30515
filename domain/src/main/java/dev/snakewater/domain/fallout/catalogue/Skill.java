package dev.snakewater.domain.fallout.catalogue;

/** The skills that a fight asks for. */
public enum Skill {
    /** Pistols, revolvers, machine pistols. */
    HANDGUNS("handguns"),
    /** Everything with a stock, submachine guns and shotguns as well. */
    RIFLES("rifles"),
    /** Machine guns, gatlings, flame throwers. */
    HEAVY_WEAPONS("heavy weapons"),
    /** What running asks for. */
    BODY_CONTROL("body control"),
    /** What jumping asks for. */
    ACROBATICS("acrobatics");

    private final String word;

    Skill(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
