package dev.snakewater.domain.exp;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.modifier.Tally;

/** The gate of blind fire: percent dice at or below the chance earn a to-hit roll (EX-28). */
public final class Gate {

    /** Its dice. */
    public static final DicePool DICE = DicePool.of("1d100");

    /** What the tally of its chance is of. */
    public static final String BLIND_FIRE = "blind fire";

    private Gate() {}

    /** Whether an attack must pass it: every blind one, of any type, unless the referee has dropped it (EX-31, EX-55). */
    public static boolean stands(Attack attack) {
        return attack.blindFire().isPresent();
    }

    /** The chance in a hundred. */
    public static Tally chance(Attack attack) {
        Size size = attack.target()
                .body()
                .size()
                .orElseThrow(() -> new IllegalArgumentException("nobody knows how large the target is"));
        return Tally.of(attack.attacker().name(), BLIND_FIRE, size.chance(), "target-size", ExpRule.EX_28_GATE, size);
    }

    /** The chance within its limits, whoever added to it. */
    public static Tally limited(Tally chance) {
        return chance.neverBelow(0, "percent-dice", ExpRule.EX_28_GATE)
                .neverAbove(DICE.most(), "percent-dice", ExpRule.EX_28_GATE);
    }
}
