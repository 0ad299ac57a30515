package dev.snakewater.domain.gurps.body;

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

    /** The locations. */
    public List<HitLocation> locations() {
        return locations;
    }
}
