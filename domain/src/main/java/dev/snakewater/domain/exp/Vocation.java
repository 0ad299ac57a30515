package dev.snakewater.domain.exp;

/**
 * A calling. The theatrical bonus for each level is ours: the table of the book is lost, and these agree with the two
 * figures that are left of it (a mercenary of level 4 has +200, a biologist of level 5 has +75).
 */
public enum Vocation {
    /** Fights for a living. */
    MERCENARY(50),
    /** Fights for an ideal. */
    KNITE(40),
    /** Fights in the dark. */
    SPIE(40),
    /** Fights to eat. */
    NOMAD(30),
    /** Knows what it is that bites. */
    BIOLOGIST(15),
    /** Knows how it works. */
    MECHANIC(15),
    /** Knows where it hurts. */
    VETERINARIAN(10),
    /** Has none. */
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
