// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.scene;

import dev.snakewater.domain.gurps.combatant.HitLocation;
import java.util.List;
import java.util.stream.Stream;

/** What somebody shows of himself (B118), what that costs at box 6 (confirmed), and which locations it hides, which is ours. */
public enum Cover {
    // spotless:off
    ONLY_THE_HEAD      (-5, Hides.ALL_BUT_THE_HEAD),
    HEAD_AND_SHOULDERS (-4, Hides.ALL_BELOW_THE_SHOULDERS),
    HALF_THE_BODY      (-3, Hides.ALL_BELOW_THE_WAIST),
    LIGHT              (-2, Hides.NOTHING),
    BEHIND_SOMEBODY    (-4, Hides.NOTHING),
    PRONE_HEAD_UP      (-5, Hides.ALL_BUT_THE_HEAD),
    PRONE_HEAD_DOWN    (-7, Hides.EVERYTHING);
    // spotless:on

    private final int amount;
    private final Hides hides;

    Cover(int amount, Hides hides) {
        this.amount = amount;
        this.hides = hides;
    }

    private enum Hides {
        NOTHING,
        ALL_BELOW_THE_WAIST,
        ALL_BELOW_THE_SHOULDERS,
        ALL_BUT_THE_HEAD,
        EVERYTHING;

        /** From how much on a location is hidden. */
        private static Hides from(HitLocation location) {
            return switch (location) {
                case GROIN, FAR_LEG, NEAR_LEG, FOOT -> ALL_BELOW_THE_WAIST;
                case TORSO, VITALS, KIDNEYS, HAND, SHIELD_HAND -> ALL_BELOW_THE_SHOULDERS;
                case NECK, FAR_ARM, NEAR_ARM -> ALL_BUT_THE_HEAD;
                case BRAIN, EYE, HEAD, NOSE, JAW -> EVERYTHING;
            };
        }
    }

    /** Returns whether it hides a location, which then cannot be aimed at (GU-06). */
    public boolean hides(HitLocation location) {
        return hides.compareTo(Hides.from(location)) >= 0;
    }

    /** Returns the locations that it does not hide. */
    public List<HitLocation> shown() {
        return Stream.of(HitLocation.values())
                .filter(location -> !hides(location))
                .toList();
    }

    /** Returns its penalty. */
    public int amount() {
        return amount;
    }
}
