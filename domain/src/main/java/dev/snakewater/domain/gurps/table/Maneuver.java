package dev.snakewater.domain.gurps.table;

/** How the attacker goes about it: an All-Out Attack has exactly one option (GU-03, GU-29). The Wild Swing is unconfirmed. */
public enum Maneuver {
    // spotless:off
    ATTACK             ("attack",                       0, 0),
    ALL_OUT_TO_HIT     ("all-out attack, +4 to hit",    4, 0),
    ALL_OUT_DAMAGE     ("all-out attack, +2 damage",    0, 2),
    ALL_OUT_TWO        ("all-out attack, two attacks",  0, 0),
    ALL_OUT_FEINT      ("all-out attack, feint",        0, 0),
    WILD_SWING         ("wild swing",                  -5, 0);
    // spotless:on

    private final String word;
    private final int toHit;
    private final int damage;

    Maneuver(String word, int toHit, int damage) {
        this.word = word;
        this.toHit = toHit;
        this.damage = damage;
    }

    /** What it adds to the number to hit. */
    public int toHit() {
        return toHit;
    }

    /** What it adds to the damage. */
    public int damage() {
        return damage;
    }

    @Override
    public String toString() {
        return word;
    }
}
