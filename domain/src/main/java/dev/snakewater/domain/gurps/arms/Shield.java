package dev.snakewater.domain.gurps.arms;

/** The shields and their PD, which adds to every defence. Confirmed. */
public enum Shield {
    /** A buckler. */
    BUCKLER(1),
    /** A small one. */
    SMALL(2),
    /** A medium one. */
    MEDIUM(3),
    /** A large one, which is in the way of one's own attacks. */
    LARGE(4);

    private final int passiveDefence;

    Shield(int passiveDefence) {
        this.passiveDefence = passiveDefence;
    }

    /** Its PD. */
    public int passiveDefence() {
        return passiveDefence;
    }
}
