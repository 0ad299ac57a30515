package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/** The strength that a gun asks for, and what it means to have less (FO-24). */
public final class MinimalStrength {

    /** What its tally is of. */
    public static final String MINIMAL_STRENGTH = "minimal strength";

    private static final int HANDICAP_OF_A_POINT = 20;

    private MinimalStrength() {}

    /** What one of the guns asks for: less on a mount, more with a gun in each hand. */
    public static Tally of(Attempt attempt, Held held) {
        int inTheHands = held.gun().minimumStrength();
        Tally asked = Tally.of(
                attempt.shooter().name(),
                MINIMAL_STRENGTH,
                inTheHands,
                held.gun().name(),
                FalloutRule.FO_24_MINIMAL_STRENGTH);
        if (attempt.isTwoGuns()) {
            boolean forTwoHands =
                    held.gun().handsFor(attempt.shooter().statistics().strength()) == 2;
            return forTwoHands
                    ? asked.times(2, 1, Rounding.HALF_UP, "in one hand", FalloutRule.FO_64_TWO_LONG_GUNS)
                    : asked.plus(1, "a gun in each hand", FalloutRule.FO_60_TWO_GUNS);
        }
        int lighter = held.gun().mountedStrength() - inTheHands;
        return attempt.isRested(held) && lighter != 0
                ? asked.plus(lighter, "on its " + held.support().orElseThrow(), FalloutRule.FO_26_REST)
                : asked;
    }

    /** By how much the shooter is stronger than a gun asks for; negative, if she is weaker. */
    static int above(Attempt attempt, Held held) {
        return attempt.shooter().statistics().strength() - of(attempt, held).total();
    }

    /** The handicap of who is too weak for a gun. */
    static Optional<Modifier> handicap(Attempt attempt, Held held) {
        int missing = -above(attempt, held);
        return missing <= 0
                ? Optional.empty()
                : Optional.of(new Modifier(
                        -HANDICAP_OF_A_POINT * missing,
                        "strength " + attempt.shooter().statistics().strength() + " under "
                                + of(attempt, held).total(),
                        FalloutRule.FO_24_MINIMAL_STRENGTH));
    }
}
