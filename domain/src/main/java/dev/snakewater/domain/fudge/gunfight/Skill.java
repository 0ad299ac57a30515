package dev.snakewater.domain.fudge.gunfight;

/** The shooting skills of a sheet. */
public enum Skill {
    /** For derringers and revolvers. */
    PISTOL("Pistol"),
    /** For rifles. */
    RIFLE("Rifle"),
    /** For shotguns. */
    SHOTGUN("Shotgun");

    private final String word;

    Skill(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
