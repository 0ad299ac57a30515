package dev.snakewater.domain.fallout.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.rule.Withers;
import java.util.Objects;
import java.util.Optional;

/**
 * Somebody as she is there, whether she acts or something is done to her.
 *
 * @param pose how she holds herself; it does not change her own aim
 * @param fromTheFront whether she is seen from the front, which matters if she lies down (FO-50)
 * @param inCover whether she is in cover (FO-37)
 * @param ambidextrous whether she has the perk for a gun in each hand (FO-63)
 * @param reacts whether she interrupts somebody else's round (FO-44), or waits for that (FO-41)
 * @param locations where criticals strike her, if the master says so or she is no human
 * @param condition how she fares
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

    /** Returns somebody with this sheet, on her feet and in the open, armed, rested and whole. */
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
                new Condition(sheet.hitPoints(), Condition.Grip.HELD, Burdens.NONE));
    }

    /** Returns how she is out of breath, and wounded. */
    public Burdens burdens() {
        return condition.burdens();
    }

    /** Returns her with other burdens. */
    public Person withBurdens(Burdens burdens) {
        return withCondition(condition.withBurdens(burdens));
    }

    /** Returns whether she holds a weapon that a shot can strike. */
    public boolean isArmed() {
        return condition.grip().isArmed();
    }

    /** Of what changes most: odds look up a great many situations, and who is there is the same in all of them. */
    @Override
    public int hashCode() {
        return Objects.hash(name, condition);
    }
}
