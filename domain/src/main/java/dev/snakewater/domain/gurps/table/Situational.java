package dev.snakewater.domain.gurps.table;

import dev.snakewater.domain.gurps.Confidence;
import dev.snakewater.domain.rule.Word;

/** Modifiers to hit that apply or do not, one row each: the box that adds it, how much, the page, and how sure it is. */
public enum Situational {
    // spotless:off
    BAD_FOOTING          (2,  -2, "B107", Confidence.CONFIRMED),
    SWIMMING             (2,  -6, "B107", Confidence.CONFIRMED),
    BLIND                (2,  -6, "B92",  Confidence.CONFIRMED),
    SUDDENLY_BLIND       (2, -10, "B92",  Confidence.CONFIRMED),
    CLOTHES_ON_FIRE      (2,  -2, "B107", Confidence.CONFIRMED),
    ONE_EYE              (2,  -1, "B92",  Confidence.CONFIRMED),
    OFF_HAND             (3,  -4, "B13",  Confidence.CONFIRMED),
    UNFAMILIAR_WEAPON    (3,  -2, "B43",  Confidence.SINGLE_SOURCE),
    CLOSE_COMBAT_WEAPON  (3,  -2, "B111", Confidence.CONFIRMED);
    // spotless:on

    /** What one eye costs a shot, which is more than a blow. */
    public static final int ONE_EYE_RANGED = -3;

    /** The most that light and blindness can cost together. */
    public static final int DARKEST = -10;

    private final int box;
    private final int amount;
    private final String page;
    private final Confidence confidence;

    Situational(int box, int amount, String page, Confidence confidence) {
        this.box = box;
        this.amount = amount;
        this.page = page;
        this.confidence = confidence;
    }

    /** The box that adds it. */
    public int box() {
        return box;
    }

    /** How much. */
    public int amount(boolean ranged) {
        return this == ONE_EYE && ranged ? ONE_EYE_RANGED : amount;
    }

    /** What it is called among reasons, with its page. */
    public String reason() {
        return confidence.marked(this + ", " + page);
    }

    /** How sure it is. */
    public Confidence confidence() {
        return confidence;
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
