package dev.snakewater.application.fallout.fight.policy;

import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Turning;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.List;
import java.util.Optional;

/**
 * Where a fighter is among her enemies and the things on the table.
 *
 * @param danger where the enemy is whom she minds most, if there is one: the nearest in sight, or else the nearest
 * @param enemies where her enemies are
 */
record Surroundings(FightSituation fight, Fighter self, Optional<Place> danger, List<Place> enemies) {

    private static final int WATCHED_TO_EACH_SIDE = 22;
    private static final int ARMS_LENGTH = 60;
    private static final int A_STEP = 30;
    private static final int INTO_COVER = 2;

    private Ground ground() {
        return fight.scene().ground();
    }

    /** Returns by how many degrees a facing misses the enemy whom she minds most. */
    int missing(int facing) {
        return danger.map(place -> Math.abs(Turning.between(facing, self.place().bearingTo(place))))
                .orElse(0);
    }

    /** Returns whether that enemy is in the direction that she would watch in reaction. */
    boolean facesTheDanger() {
        return missing(self.position().facing()) <= WATCHED_TO_EACH_SIDE;
    }

    /** Returns whether something would cover her against that enemy. */
    boolean covers(Watch.Cover cover) {
        return switch (cover) {
            case Watch.Cover.Plain plain -> true;
            case Watch.Cover.Thing thing ->
                isBetweenThem(ground().obstacles().get(thing.obstacle()).line(), self.place());
        };
    }

    private boolean isBetweenThem(Segment line, Place here) {
        return danger.map(place -> line.crosses(new Segment(here, place))).orElse(false);
    }

    /** Returns whether there is something at a place that would cover her against that enemy. */
    boolean isCoverAt(Place place) {
        if (self.refuge().equals(Optional.of(place))) {
            return true;
        }
        for (Obstacle thing : ground().obstacles()) {
            if (thing.line().isWithin(place, Obstacle.REACH) && isBetweenThem(thing.line(), place)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether she is in cover, or has some at her place. */
    boolean isAtCover() {
        return self.person().inCover() || isCoverAt(self.place());
    }

    /** Returns whether she can walk to something in this turn and still hide behind it. */
    boolean reachesCover() {
        int walk = (fight.turn().actionPoints() - INTO_COVER) * A_STEP;
        for (Obstacle thing : ground().obstacles()) {
            if (walk > 0 && thing.line().isWithin(self.place(), walk + Obstacle.REACH)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether there is anything to hide behind. */
    boolean hasCover() {
        return !ground().obstacles().isEmpty();
    }

    /** Returns whether something that can be jumped across stands close to her, between her and that enemy. */
    boolean isBeforeAFence() {
        for (Obstacle thing : ground().obstacles()) {
            if (!thing.isHigh()
                    && thing.line().isWithin(self.place(), ARMS_LENGTH)
                    && isBetweenThem(thing.line(), self.place())) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether she would see an enemy from a place. */
    boolean wouldSee(Place from) {
        for (Place enemy : enemies) {
            if (ground().isClear(from, enemy)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the distance of a place to the nearest enemy, in millimetres. */
    int distanceToEnemies(Place from) {
        int least = Integer.MAX_VALUE;
        for (Place enemy : enemies) {
            least = Math.min(least, from.distanceTo(enemy));
        }
        return least;
    }

    /** Returns the distance of a place from her, in millimetres. */
    int distanceFromHere(Place place) {
        return self.place().distanceTo(place);
    }

    /** Returns whether an enemy is so near that coming nearer is of no use. */
    boolean isClose() {
        return distanceToEnemies(self.place()) <= ARMS_LENGTH;
    }
}
