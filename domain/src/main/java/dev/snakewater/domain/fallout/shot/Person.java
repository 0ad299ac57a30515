package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.rule.Withers;
import java.util.Optional;

/**
 * Somebody as she is there, whether she acts or something is done to her.
 *
 * @param name who it is
 * @param statistics what she was born with
 * @param skills what she has learnt
 * @param armour what she wears
 * @param pose how she holds herself; it does not change her own aim
 * @param fromTheFront whether she is seen from the front, which matters if she lies down (FO-50)
 * @param inCover whether she is in cover (FO-37)
 * @param ambidextrous whether she has the perk for a gun in each hand (FO-63)
 * @param reacts whether she interrupts somebody else's round (FO-44), or waits for that (FO-41)
 * @param locations where criticals strike her, if the master says so or she is no human
 * @param burdens how she is out of breath, and wounded
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
        Burdens burdens)
        implements PersonBuilder.With {

    /** Returns somebody with this sheet, on her feet and in the open, rested and whole. */
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
                Burdens.NONE);
    }
}
