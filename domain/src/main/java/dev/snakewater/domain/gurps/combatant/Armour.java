// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The armour list: PD and DR of a piece, its DR against points if that differs, whether it is flexible, and what it covers. */
public enum Armour {
    // spotless:off
    CLOTH              (1,  1, Optional.empty(), false, Coverage.SUIT),
    LEATHER_JACKET     (1,  1, Optional.empty(), false, Coverage.JACKET),
    LEATHER            (2,  2, Optional.empty(), false, Coverage.SUIT),
    CHAIN              (3,  4, Optional.of(2),   false, Coverage.SUIT),
    SCALE              (3,  4, Optional.empty(), false, Coverage.SUIT),
    BRONZE_BREASTPLATE (4,  4, Optional.empty(), false, Coverage.TRUNK),
    STEEL_BREASTPLATE  (4,  5, Optional.empty(), false, Coverage.TRUNK),
    CORSELET           (4,  6, Optional.empty(), false, Coverage.TRUNK),
    HEAVY_CORSELET     (4,  7, Optional.empty(), false, Coverage.TRUNK),
    LEATHER_HELM       (2,  2, Optional.empty(), false, Coverage.SKULL),
    CHAIN_COIF         (3,  4, Optional.empty(), false, Coverage.SKULL),
    POT_HELM           (3,  4, Optional.empty(), false, Coverage.SKULL),
    GREATHELM          (4,  7, Optional.empty(), false, Coverage.WHOLE_HEAD),
    BOOTS              (2,  2, Optional.empty(), false, Coverage.FEET),
    // That points meet only DR 2 in Kevlar is unconfirmed.
    VEST_IIA           (2, 10, Optional.of(2),   true,  Coverage.TRUNK),
    VEST_IIIA          (2, 14, Optional.of(2),   true,  Coverage.TRUNK),
    TRAUMA_PLATE       (0,  9, Optional.empty(), false, Coverage.TRUNK),
    COMPOSITE_INSERT   (2, 19, Optional.empty(), false, Coverage.TRUNK);
    // spotless:on

    private final WornArmour listed;

    Armour(int pd, int dr, Optional<Integer> againstPoints, boolean flexible, Coverage coverage) {
        this.listed = new WornArmour(
                Optional.empty(),
                Optional.of(pd),
                Optional.of(dr),
                againstPoints,
                List.of(),
                Optional.of(flexible),
                false,
                coverage.locations());
    }

    /** Returns what the list says of it. */
    public WornArmour listed() {
        return listed;
    }

    @Override
    public String toString() {
        return switch (this) {
            case VEST_IIA -> "vest IIa";
            case VEST_IIIA -> "vest IIIa";
            default -> Word.of(this);
        };
    }

    /** What a piece of armour covers where nobody says otherwise (GU-33). Ours, one row a sort of piece. */
    public enum Coverage {
        SKULL(HitLocation.HEAD, HitLocation.BRAIN),
        WHOLE_HEAD(SKULL, HitLocation.NOSE, HitLocation.JAW, HitLocation.EYE),
        FRONT(HitLocation.TORSO, HitLocation.VITALS),
        TRUNK(FRONT, HitLocation.KIDNEYS),
        JACKET(TRUNK, HitLocation.FAR_ARM, HitLocation.NEAR_ARM),
        SUIT(JACKET, HitLocation.GROIN, HitLocation.FAR_LEG, HitLocation.NEAR_LEG),
        FEET(HitLocation.FOOT);

        private final List<HitLocation> locations;

        Coverage(HitLocation... locations) {
            this.locations = List.of(locations);
        }

        Coverage(Coverage less, HitLocation... more) {
            this.locations =
                    Stream.concat(less.locations.stream(), Stream.of(more)).toList();
        }

        /** Returns the locations. */
        public List<HitLocation> locations() {
            return locations;
        }
    }
}
