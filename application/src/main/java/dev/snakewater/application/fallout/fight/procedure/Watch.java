package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Zone;
import dev.snakewater.domain.plane.Place;
import java.util.Optional;

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

        /** Returns the name of it, or of whoever hides there if nobody has drawn it. */
        Name name(FightSituation fight);

        /** Returns its middle. */
        Place middle(Ground ground);

        /** Returns whether its middle is seen from a place (FR-15). */
        boolean isSeen(Ground ground, Place from);

        /** A thing on the table, by its number. */
        record Thing(int obstacle) implements Cover {

            @Override
            public Name name(FightSituation fight) {
                return fight.scene().ground().obstacles().get(obstacle).name();
            }

            @Override
            public Place middle(Ground ground) {
                return ground.obstacles().get(obstacle).line().middle();
            }

            @Override
            public boolean isSeen(Ground ground, Place from) {
                return ground.showsMiddle(ground.obstacles().get(obstacle), from);
            }
        }

        /** Something that is not on the map, at the place of whoever hides there; it covers against all (FO-37). */
        record Plain(Place at) implements Cover {

            @Override
            public Name name(FightSituation fight) {
                return fight.fighters().stream()
                        .filter(fighter -> fighter.hides().equals(Optional.of(this)))
                        .findFirst()
                        .orElseThrow()
                        .name();
            }

            @Override
            public Place middle(Ground ground) {
                return at;
            }

            @Override
            public boolean isSeen(Ground ground, Place from) {
                return ground.isClear(from, at);
            }
        }
    }
}
