package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.modifier.Modifier;
import java.util.ArrayList;
import java.util.List;

/** The handicap of a burst, and what makes it lighter: never by more than it is itself (FO-21, FO-22, FO-25, FO-26). */
final class BurstHandicap {

    private static final int HANDICAP = 25;
    private static final int HEAVY_HANDICAP = 30;
    private static final int RELIEF_OF_A_POINT = 10;
    private static final int RELIEF_OF_A_REST = 10;

    private BurstHandicap() {}

    /** The handicap and each relief that counts, in order. */
    static List<Modifier> of(Attempt attempt, Held held) {
        int handicap = held.gun().isHeavy() ? HEAVY_HANDICAP : HANDICAP;
        List<Modifier> lines = new ArrayList<>();
        lines.add(new Modifier(
                -handicap,
                held.gun().isHeavy() ? "burst of a heavy weapon" : "burst",
                held.gun().isHeavy() ? FalloutRule.FO_25_HEAVY_AUTOMATIC : FalloutRule.FO_21_BURST));
        int left = handicap;
        for (Modifier relief : reliefs(attempt, held)) {
            int counts = Math.min(left, relief.amount());
            if (counts > 0) {
                lines.add(new Modifier(counts, relief.what(), relief.why()));
                left -= counts;
            }
        }
        return lines;
    }

    private static List<Modifier> reliefs(Attempt attempt, Held held) {
        List<Modifier> reliefs = new ArrayList<>();
        int strength = attempt.shooter().statistics().strength();
        reliefs.add(new Modifier(
                RELIEF_OF_A_POINT * MinimalStrength.above(attempt, held),
                "strength " + strength + " over "
                        + MinimalStrength.of(attempt, held).total(),
                FalloutRule.FO_22_BURST_RELIEF));
        if (attempt.isRested(held) && lightens(held)) {
            reliefs.add(
                    new Modifier(RELIEF_OF_A_REST, held.support().orElseThrow() + ", rested", FalloutRule.FO_26_REST));
        }
        held.tunings()
                .forEach(tuning ->
                        reliefs.add(new Modifier(tuning.relief(), tuning.what(), FalloutRule.FO_22_BURST_RELIEF)));
        return reliefs;
    }

    /** A tripod lightens every burst, a bipod those of heavy weapons. */
    private static boolean lightens(Held held) {
        return held.gun().isHeavy() || held.support().orElseThrow() == Support.TRIPOD;
    }
}
