package dev.snakewater.domain.fallout.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.field.Withers;
import java.util.Objects;
import java.util.Optional;

/**
 * A person as she is now, as a shooter or as a target.
 *
 * @param pose her pose; it does not affect her own aim
 * @param fromTheFront whether she is seen from the front, which matters if she is prone (FO-50)
 * @param ambidextrous whether she has the perk for two guns (FO-63)
 * @param reacts whether she interrupts somebody else's round (FO-44) or waits to do so (FO-41)
 * @param locations her own hit locations, if the game master says so or she is not human
 */
@Withers
public record Person(
        Name name,
        Statistics statistics,
        Skills skills,
        Armour armour,
        Pose pose,
        boolean fromTheFront,
        boolean inCover,
        boolean ambidextrous,
        boolean reacts,
        Optional<Locations> locations,
        Condition condition)
        implements PersonBuilder.With {

    /** Returns a person with this sheet: upright, in the open, armed, rested and unhurt. */
    public static Person of(Name name, Wastelander sheet) {
        return new Person(
                name,
                sheet.statistics(),
                sheet.skills(),
                sheet.armour(),
                Pose.UPRIGHT,
                true,
                false,
                false,
                false,
                Optional.empty(),
                new Condition(sheet.hitPoints(), Condition.Grip.ARMED, Burdens.NONE));
    }

    /** Returns her exhaustion and wounds. */
    public Burdens burdens() {
        return condition.burdens();
    }

    /** Returns this person with other burdens. */
    public Person withBurdens(Burdens burdens) {
        return withCondition(condition.withBurdens(burdens));
    }

    /** Returns whether she holds a weapon that a shot can strike. */
    public boolean isArmed() {
        return condition.grip().isArmed();
    }

    /** Like a record's own, but faster: what changes most comes first. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Person that
                && condition.equals(that.condition)
                && name.equals(that.name)
                && statistics.equals(that.statistics)
                && skills.equals(that.skills)
                && armour.equals(that.armour)
                && pose == that.pose
                && fromTheFront == that.fromTheFront
                && inCover == that.inCover
                && ambidextrous == that.ambidextrous
                && reacts == that.reacts
                && locations.equals(that.locations);
    }

    /** Of what changes most: odds look up a great many situations, and who is there is the same in all of them. */
    @Override
    public int hashCode() {
        return Objects.hash(name, condition);
    }
}
