package dev.snakewater.domain.dice;

/** A fair die whose faces are the whole numbers from {@code lowest} to {@code highest}. */
public record Die(int lowest, int highest) {

    /** The FUDGE die: two faces each of minus, blank and plus, which is one each of -1, 0 and +1. */
    public static final Die FUDGE = new Die(-1, 1);

    /** @throws IllegalArgumentException if the die has no face */
    public Die {
        if (highest < lowest) {
            throw new IllegalArgumentException("a die from " + lowest + " to " + highest + " has no face");
        }
    }

    /** Returns a die with faces 1 to {@code sides}, such as the d6. */
    public static Die ofSides(int sides) {
        return new Die(1, sides);
    }

    /** Returns how many faces it has. */
    public int sides() {
        return highest - lowest + 1;
    }

    /** Returns whether this face is on the die. */
    public boolean shows(int face) {
        return lowest <= face && face <= highest;
    }

    /** As players write it: {@code dF}, {@code d6}, or {@code d[2..5]} for a die that has no common name. */
    @Override
    public String toString() {
        if (equals(FUDGE)) {
            return "dF";
        }
        return lowest == 1 ? "d" + highest : "d[" + lowest + ".." + highest + "]";
    }
}
