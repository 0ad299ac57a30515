package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.field.Withers;
import java.util.List;

/** A shooter, a target, their distance in millimetres on the table (FO-71), and the modifiers that the game master adds. */
@Withers
public record Encounter(Person shooter, Person target, int distance, List<MasterItem> items, Rulings rulings)
        implements EncounterBuilder.With {

    /** The largest possible distance, in millimetres. */
    public static final int FARTHEST = 10_000;

    /** Like a record's own, but faster: what changes most comes first. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Encounter that
                && target.equals(that.target)
                && shooter.equals(that.shooter)
                && distance == that.distance
                && items.equals(that.items)
                && rulings.equals(that.rulings);
    }

    /** Of what changes most. */
    @Override
    public int hashCode() {
        return 31 * target.hashCode() + distance;
    }

    /** Returns the target's pose; upright if poses are not played (FO-67). */
    public Pose pose() {
        return rulings.poses() ? target.pose() : Pose.UPRIGHT;
    }

    /** Returns the part of the target that a critical strikes with this face of a d6. */
    public Part struck(int face) {
        return locations().at(face, target.isArmed());
    }

    /** Returns the target's hit locations: the game master's, or those of prone or upright people. */
    public Locations locations() {
        return target.locations().orElse(liesBeforeHer() ? Locations.PRONE_FROM_THE_FRONT : Locations.PEOPLE);
    }

    /** Returns the rule behind the target's hit locations. */
    public FalloutRule locatedBy() {
        return target.locations().isPresent()
                ? FalloutRule.FO_68_MASTER
                : liesBeforeHer() ? FalloutRule.FO_50_PRONE_TARGET : FalloutRule.FO_13_LOCATION;
    }

    private boolean liesBeforeHer() {
        return pose() == Pose.PRONE && target.fromTheFront();
    }
}
