package dev.snakewater.domain.exp;

/**
 * A calling. The theatrical bonus for each level is ours: the table of the book is lost, and these agree with the two
 * figures that are left of it (a mercenary of level 4 has +200, a biologist of level 5 has +75).
 */
public enum Vocation {
    MERCENARY(50),
    KNITE(40),
    SPIE(40),
    NOMAD(30),
    BIOLOGIST(15),
    MECHANIC(15),
    VETERINARIAN(10),
    NOTHING(5);

    private final int perLevel;

    Vocation(int perLevel) {
        this.perLevel = perLevel;
    }

    /** The theatrical bonus of this level (EX-58). */
    public int theatricalBonus(int level) {
        return perLevel * level;
    }
}
