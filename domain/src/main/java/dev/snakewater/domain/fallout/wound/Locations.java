package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** Hit locations of criticals: a part for each face of a d6. */
public record Locations(List<Part> byFace) {

    /** For people who stand or crouch (FO-13). */
    public static final Locations PEOPLE =
            new Locations(List.of(Part.TORSO, Part.TORSO, Part.LEGS, Part.ARM, Part.HEAD, Part.WEAPON));

    /** For people lying down, seen from the front: only head, arms and weapon are visible (FO-50). */
    public static final Locations PRONE_FROM_THE_FRONT =
            new Locations(List.of(Part.HEAD, Part.ARM, Part.ARM, Part.ARM, Part.HEAD, Part.WEAPON));

    /** The number of faces. */
    public static final int FACES = 6;

    /** Returns the part for a face; the weapon of an unarmed person is the arm (FO-13). */
    public Part at(int face, boolean armed) {
        Part part = byFace.get(face - 1);
        return part == Part.WEAPON && !armed ? Part.ARM : part;
    }

    /** Returns the rule that makes a face strike a part that it does not strike on armed people who stand, if any. */
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

    /** Returns whether this part of the target is visible. */
    public boolean show(Part part) {
        return byFace.contains(part);
    }
}
