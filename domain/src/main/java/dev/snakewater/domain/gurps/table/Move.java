package dev.snakewater.domain.gurps.table;

/** How far the attacker moves on his turn, and what that costs a shot (B117; one source). */
public enum Move {
    /** Not at all, or one hex. */
    STANDING(0),
    /** Up to half. */
    WALKING(-1),
    /** All out. */
    RUNNING(-2);

    private final int amount;

    Move(int amount) {
        this.amount = amount;
    }

    /** What it costs a shot. */
    public int amount() {
        return amount;
    }
}
