package dev.snakewater.domain.gurps.table;

/** The shields and their PD, which adds to every defence. Confirmed. */
public enum Shield {
    BUCKLER(1),
    SMALL(2),
    MEDIUM(3),
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
