package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** The die for the location of a hit, with its six faces from 1 to 6. */
public record LocationDie(List<Region> faces) {

    /** The number of faces. */
    public static final int SIDES = 6;

    /** One die of six faces. */
    public static final DicePool D6 = DicePool.of("1d6");

    /** The table of HL-07. */
    public static final LocationDie BY_THE_BOOK =
            new LocationDie(List.of(Region.EXTREMITY, Region.LEG, Region.TORSO, Region.TORSO, Region.ARM, Region.HEAD));

    /** @throws IllegalArgumentException if it has not six faces */
    public LocationDie {
        faces = List.copyOf(faces);
        if (faces.size() != SIDES) {
            throw new IllegalArgumentException(faces + " are not the faces of a d6");
        }
    }

    /** Returns the die with these six faces; that of the book, unless there are six. */
    public static LocationDie of(List<Region> faces) {
        return faces.size() == SIDES ? new LocationDie(faces) : BY_THE_BOOK;
    }

    /** Returns the region of this face, 1 to 6. */
    public Region shows(int face) {
        return faces.get(face - 1);
    }

    /** Returns the rule by which it is rolled: the table (HL-07) or novelty dice (HL-10). */
    public Rule why() {
        return equals(BY_THE_BOOK) ? HitLocationRule.HL_07_RANDOM_LOCATION : HitLocationRule.HL_10_NOVELTY_DICE;
    }
}
