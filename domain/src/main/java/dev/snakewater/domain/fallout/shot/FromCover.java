package dev.snakewater.domain.fallout.shot;

/** How a shooter leaves her own cover to shoot, if she is in any. */
public enum FromCover {
    /** She is in none. */
    OPEN("in the open"),
    /** She holds the gun out and fires in the rough direction (FO-38). */
    BLIND("blind"),
    /** She leaves it for a moment (FO-39). */
    POP_OUT("pop out");

    private final String word;

    FromCover(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
