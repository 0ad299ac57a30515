package dev.snakewater.domain.fudge.hitlocation;

import java.util.List;

/**
 * The wounds of one body, or of one part of it. How a blow is marked differs between the core texts of 1993 and 1995;
 * both models stand behind this interface.
 */
public sealed interface WoundTrack extends Wounds permits PointTrack, LevelTrack {

    /** The boxes it has. */
    WoundBoxes boxes();

    /** How badly it is hurt now. */
    @Override
    WoundLevel level();

    /** Marked boxes of each level that has boxes, lightest first; at most as many as there are. */
    List<Integer> marks();

    /**
     * This after a blow.
     *
     * @param points damage points, at least 0; 0 changes nothing
     */
    WoundTrack struck(int points);

    /** The lightest wound of this level in an otherwise unhurt body of these boxes; no level of the book's bodies is without a box. */
    WoundTrack at(WoundLevel level);
}
