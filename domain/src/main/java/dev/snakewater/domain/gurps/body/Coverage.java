package dev.snakewater.domain.gurps.body;

import dev.snakewater.domain.gurps.arms.Armour;
import java.util.List;
import java.util.stream.Stream;

/** What a piece of armour covers where nobody says otherwise (GU-33). Ours, one row a sort of piece. */
public enum Coverage {
    /** Head and brain: helmets that are open. */
    SKULL(HitLocation.HEAD, HitLocation.BRAIN),
    /** The face and the eyes as well: helmets that are closed. */
    WHOLE_HEAD(SKULL, HitLocation.NOSE, HitLocation.JAW, HitLocation.EYE),
    /** Torso and vitals: a piece of one's own. */
    FRONT(HitLocation.TORSO, HitLocation.VITALS),
    /** The kidneys as well: breastplates, vests and what is put into them. */
    TRUNK(FRONT, HitLocation.KIDNEYS),
    /** The arms as well: a jacket. */
    JACKET(TRUNK, HitLocation.FAR_ARM, HitLocation.NEAR_ARM),
    /** Groin and legs as well: a suit. */
    SUIT(JACKET, HitLocation.GROIN, HitLocation.FAR_LEG, HitLocation.NEAR_LEG),
    /** The feet: boots. */
    FEET(HitLocation.FOOT);

    private final List<HitLocation> locations;

    Coverage(HitLocation... locations) {
        this.locations = List.of(locations);
    }

    Coverage(Coverage less, HitLocation... more) {
        this.locations = Stream.concat(less.locations.stream(), Stream.of(more)).toList();
    }

    /** What a piece of the list covers. */
    public static Coverage of(Armour piece) {
        return switch (piece) {
            case LEATHER_HELM, CHAIN_COIF, POT_HELM -> SKULL;
            case GREATHELM -> WHOLE_HEAD;
            case BRONZE_BREASTPLATE,
                    STEEL_BREASTPLATE,
                    CORSELET,
                    HEAVY_CORSELET,
                    VEST_IIA,
                    VEST_IIIA,
                    TRAUMA_PLATE,
                    COMPOSITE_INSERT -> TRUNK;
            case LEATHER_JACKET -> JACKET;
            case CLOTH, LEATHER, CHAIN, SCALE -> SUIT;
            case BOOTS -> FEET;
        };
    }

    /** The locations. */
    public List<HitLocation> locations() {
        return locations;
    }
}
