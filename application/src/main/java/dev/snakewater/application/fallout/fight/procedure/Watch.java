package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.fallout.scene.Zone;
import dev.snakewater.domain.plane.Place;

/** What a fighter who gave up her round waits for. */
public sealed interface Watch {

    /** She waits for nothing. */
    record None() implements Watch {}

    /** She waits in reaction for whoever enters the zone of her gun (FO-43). */
    record Reaction(Zone zone) implements Watch {}

    /**
     * She covers something with the gun of this number until the first enemy leaves it (FO-46, FO-47).
     *
     * @param cover what she covers
     */
    record Covering(int gun, Cover cover) implements Watch {}

    /** What somebody hides behind: a thing on the table, by its number, or something at her place that nobody has drawn. */
    sealed interface Cover {

        /** A thing on the table, by its number. */
        record Thing(int obstacle) implements Cover {}

        /** Something at this place that is not on the map; it covers against all (FO-37). */
        record Plain(Place at) implements Cover {}
    }
}
