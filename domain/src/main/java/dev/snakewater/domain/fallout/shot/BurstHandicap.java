package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The handicap of a burst, and what makes it lighter: never by more than it is itself (FO-21, FO-22, FO-25, FO-26). */
final class BurstHandicap {

    private static final int HANDICAP = 25;
    private static final int HEAVY_HANDICAP = 30;
    private static final int RELIEF_OF_A_POINT = 10;
    private static final int RELIEF_OF_A_REST = 10;

    private BurstHandicap() {}

    /** The handicap, each relief in order as far as it counts, and of what is fitted or tuned also what is left over. */
    static List<Tally.Line> of(Shot shot) {
        boolean heavy = shot.gun().isHeavy();
        int handicap = heavy ? HEAVY_HANDICAP : HANDICAP;
        List<Tally.Line> lines = new ArrayList<>();
        lines.add((heavy
                        ? new Modifier(-handicap, "heavy-burst", FalloutRule.FO_25_HEAVY_AUTOMATIC)
                        : new Modifier(-handicap, "burst", FalloutRule.FO_21_BURST))
                .line());
        int left = handicap;
        for (Modifier relief : reliefs(shot, handicap)) {
            int counts = Math.min(left, relief.amount());
            if (counts > 0) {
                lines.add(new Modifier(counts, relief.what(), relief.why()).line());
            }
            if (counts < relief.amount()) {
                lines.add(new Tally.Waived(
                        new Modifier(relief.amount() - counts, relief.what(), relief.why()),
                        FalloutRule.FO_22_BURST_RELIEF));
            }
            left -= counts;
        }
        return lines;
    }

    /** Of strength, of a rest, and of what is tuned; a tripod lightens every burst, a bipod those of heavy weapons. */
    private static List<Modifier> reliefs(Shot shot, int handicap) {
        Stream<Modifier> rest = shot.held().support().stream()
                .filter(support -> shot.isRested() && (shot.gun().isHeavy() || support == Held.Support.TRIPOD))
                .map(support -> new Modifier(RELIEF_OF_A_REST, "rested", FalloutRule.FO_26_REST, support));
        Stream<Modifier> tuned = shot.held().tunings().stream()
                .map(tuning ->
                        new Modifier(tuning.relief(), Reason.said(tuning.what()), FalloutRule.FO_22_BURST_RELIEF));
        return Stream.of(strength(shot, handicap).stream(), rest, tuned)
                .flatMap(reliefs -> reliefs)
                .toList();
    }

    /** 10 for each point of strength above the minimum, until the handicap is gone: the third point is worth 5 of 25. */
    private static Optional<Modifier> strength(Shot shot, int handicap) {
        int asked = shot.minimalStrength().total();
        int above = shot.strength() - asked;
        return above <= 0
                ? Optional.empty()
                : Optional.of(new Modifier(
                        Math.min(handicap, RELIEF_OF_A_POINT * above),
                        "strength-over",
                        shot.gun().isHeavy() ? FalloutRule.FO_25_HEAVY_AUTOMATIC : FalloutRule.FO_22_BURST_RELIEF,
                        shot.strength(),
                        asked));
    }
}
