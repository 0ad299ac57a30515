package dev.snakewater.domain.gurps.table;

/** Modifiers to hit that apply or do not, one row each: the box that adds it, how much, and the page. */
public enum Situational {
    // spotless:off
    BAD_FOOTING          (2,  -2, "B107"),
    SWIMMING             (2,  -6, "B107"),
    BLIND                (2,  -6, "B92"),
    SUDDENLY_BLIND       (2, -10, "B92"),
    CLOTHES_ON_FIRE      (2,  -2, "B107"),
    ONE_EYE              (2,  -1, "B92"),
    OFF_HAND             (3,  -4, "B13"),
    UNFAMILIAR_WEAPON    (3,  -2, "B43"),
    CLOSE_COMBAT_WEAPON  (3,  -2, "B111");
    // spotless:on

    /** What one eye costs a shot, which is more than a blow. */
    public static final int ONE_EYE_RANGED = -3;

    /** The most that light and blindness can cost together. */
    public static final int DARKEST = -10;

    private final int box;
    private final int amount;
    private final String page;

    Situational(int box, int amount, String page) {
        this.box = box;
        this.amount = amount;
        this.page = page;
    }

    /** The box that adds it. */
    public int box() {
        return box;
    }

    /** How much. */
    public int amount(boolean ranged) {
        return this == ONE_EYE && ranged ? ONE_EYE_RANGED : amount;
    }

    /** The page that has it. */
    public String page() {
        return page;
    }
}
