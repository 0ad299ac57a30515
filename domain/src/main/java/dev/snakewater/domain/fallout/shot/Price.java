package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.modifier.Tally;
import java.util.Comparator;

/** What an action costs in action points (FO-09). */
public final class Price {

    /** What its tally is of. */
    public static final String PRICE = "action points";

    private Price() {}

    /**
     * The price of an action.
     *
     * @throws IllegalArgumentException if a gun cannot be fired so at all
     */
    public static Tally of(Attempt attempt) {
        Held dearer = attempt.hands().stream()
                .max(Comparator.comparingInt(held -> listed(attempt, held)))
                .orElseThrow();
        Tally price = Tally.of(
                attempt.shooter().name(),
                PRICE,
                listed(attempt, dearer),
                attempt.isBurst() ? "a-burst" : "a-shot",
                FalloutRule.FO_09_ACTION_POINTS,
                dearer.gun().name());
        if (attempt.isTwoGuns()) {
            price = price.plus(1, "two-guns-held", FalloutRule.FO_60_TWO_GUNS);
        }
        if (attempt.way() instanceof Way.Aimed aimed) {
            price = price.plus(aimed.extra(), "aiming-at", FalloutRule.FO_17_AIMED_SHOT, aimed.part());
        }
        return attempt.from() == FromCover.POP_OUT
                ? price.plus(1, "out-of-cover-and-back", FalloutRule.FO_39_POP_OUT)
                : price;
    }

    /** Whether the guns can be fired so at all. */
    public static boolean isListed(Attempt attempt) {
        return attempt.hands().stream().allMatch(held -> attempt.listed(held).isPresent());
    }

    private static int listed(Attempt attempt, Held held) {
        return attempt.listed(held)
                .orElseThrow(() -> new IllegalArgumentException(held + " cannot be fired " + attempt.way()));
    }
}
