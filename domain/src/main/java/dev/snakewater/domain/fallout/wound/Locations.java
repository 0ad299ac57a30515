package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * Where criticals strike: a part for each face of a d6.
 *
 * @param byFace the parts of faces 1 to 6
 */
public record Locations(List<Part> byFace) {

    /** People who stand or crouch (FO-13). */
    public static final Locations PEOPLE =
            new Locations(List.of(Part.TORSO, Part.TORSO, Part.LEGS, Part.ARM, Part.HEAD, Part.WEAPON));

    /** People who lie down, seen from the front, where only head and arms show (FO-50). */
    public static final Locations PRONE_FROM_THE_FRONT =
            new Locations(List.of(Part.HEAD, Part.ARM, Part.ARM, Part.ARM, Part.HEAD, Part.WEAPON));

    /** How many faces there are. */
    public static final int FACES = 6;

    /** The part of a face; the hand of somebody who holds no weapon (FO-13). */
    public Part at(int face, boolean armed) {
        Part part = byFace.get(face - 1);
        return part == Part.WEAPON && !armed ? Part.ARM : part;
    }

    /** The rule by which a face that struck a part is not what it is of armed people who stand, if it is not. */
    public static Optional<Rule> unusual(int face, Part part, Rule why) {
        Part usual = PEOPLE.at(face, true);
        if (usual == part) {
            return Optional.empty();
        }
        if (why == FalloutRule.FO_68_MASTER) {
            return Optional.of(why);
        }
        return Optional.of(usual == Part.WEAPON ? FalloutRule.FO_13_LOCATION : FalloutRule.FO_50_PRONE_TARGET);
    }

    /** Whether this part of the target shows. */
    public boolean show(Part part) {
        return byFace.contains(part);
    }
}
