package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.rule.Withers;
import java.util.Optional;

/**
 * Who is shot at, as far as it does not change with being shot.
 *
 * @param name who it is
 * @param armour what she wears
 * @param pose how she holds herself
 * @param fromTheFront whether she is seen from the front, which matters if she lies down (FO-50)
 * @param inCover whether an object lies between her and the shooter (FO-37)
 * @param reacts whether she herself waits in reaction (FO-41)
 * @param locations where criticals strike her, if the master says so or she is no human
 */
@Withers
public record Target(
        Name name,
        Armour armour,
        Pose pose,
        boolean fromTheFront,
        boolean inCover,
        boolean reacts,
        Optional<Locations> locations)
        implements TargetBuilder.With {}
