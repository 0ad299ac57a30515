package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/**
 * The wounds of one body, or of one part of it. How a blow is marked differs between the core texts of 1993 and 1995;
 * both models stand behind this interface.
 */
public sealed interface WoundTrack extends Wounds permits PointTrack, LevelTrack {

    WoundBoxes boxes();

    /** Marked boxes of each level that has boxes, lightest first; at most as many as there are. */
    List<Integer> marks();

    default int marked() {
        return marks().stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * This after a blow.
     *
     * @param points damage points, at least 0; 0 changes nothing
     */
    WoundTrack struck(int points);

    /** The lightest wound of this level in an otherwise unhurt body of these boxes; no level of the book's bodies is without a box. */
    WoundTrack at(WoundLevel level);

    /** What has no parts is all torso, which every activity takes (HL-25). */
    @Override
    default Tally hindered(Tally tally, Activity activity) {
        return penalty(activity) == 0
                ? tally
                : tally.plus(penalty(activity), "wound", HitLocationRule.HL_24_WORST_WOUND, level());
    }

    @Override
    default int penalty(Activity activity) {
        return level().penalty();
    }
}
