package dev.snakewater.domain.fallout.shot;

/** What is fitted to a gun so that it can be rested on something (FO-26). */
public enum Support {
    BIPOD(6),
    TRIPOD(8);

    private final int folding;

    Support(int folding) {
        this.folding = folding;
    }

    /** The action points that it takes to fold it, or to set it up. */
    public int folding() {
        return folding;
    }
}
