package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import java.util.List;

/** Questions of no rule text. */
public final class Asked {

    public static final Name BOB = new Name("Bob");

    private Asked() {}

    /** Bob's throw of these dice. */
    public static Throw toThrow(String name, String dice) {
        return new Throw(BOB, name, DicePool.of(dice), Throw.Reads.TOTAL, HouseRule.ASKS);
    }

    /** Bob's choice between {@code left} and {@code right}; {@code up} is barred by two rules. */
    public static Choice<String> way() {
        return Choice.among(BOB, "way", List.of("left", "right", "up"), HouseRule.ASKS)
                .barring(way -> way.equals("up") ? List.of(HouseRule.FORBIDS, HouseRule.FORBIDS_TOO) : List.of());
    }
}
