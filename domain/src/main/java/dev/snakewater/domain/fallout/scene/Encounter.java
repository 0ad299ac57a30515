package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.rule.Withers;
import java.util.List;

/**
 * A shooter, a target, and what is between them.
 *
 * @param distance how far apart they are on the table, in millimetres (FO-71)
 * @param items what the master adds of her own accord
 */
@Withers
public record Encounter(Person shooter, Person target, int distance, List<MasterItem> items, Rulings rulings)
        implements EncounterBuilder.With {

    /** The farthest apart that they can be, in millimetres. */
    public static final int FARTHEST = 10_000;

    /** How the target holds herself; upright, if poses are not played with (FO-67). */
    public Pose pose() {
        return rulings.poses() ? target.pose() : Pose.UPRIGHT;
    }

    /** What of the target a critical strikes by this face of a d6. */
    public Part struck(int face) {
        return locations().at(face, target.isArmed());
    }

    /** Where criticals strike the target: by the word of the master, or as she lies, or as people do. */
    public Locations locations() {
        return target.locations().orElse(liesBeforeHer() ? Locations.PRONE_FROM_THE_FRONT : Locations.PEOPLE);
    }

    /** The rule that says where criticals strike the target. */
    public FalloutRule locatedBy() {
        return target.locations().isPresent()
                ? FalloutRule.FO_68_MASTER
                : liesBeforeHer() ? FalloutRule.FO_50_PRONE_TARGET : FalloutRule.FO_13_LOCATION;
    }

    private boolean liesBeforeHer() {
        return pose() == Pose.PRONE && target.fromTheFront();
    }
}
