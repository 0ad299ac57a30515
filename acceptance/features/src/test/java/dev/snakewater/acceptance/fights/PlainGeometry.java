package dev.snakewater.acceptance.fights;

import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.plane.Place;
import java.awt.geom.Line2D;
import java.util.List;

/** Lines and distances on a table, worked out without the program's own geometry. */
final class PlainGeometry {

    private PlainGeometry() {}

    /** Returns whether something stands on the straight line between two places, its ends included. */
    static boolean meets(Obstacle thing, Place from, Place to) {
        Place one = thing.line().from();
        Place other = thing.line().to();
        return Line2D.linesIntersect(from.x(), from.y(), to.x(), to.y(), one.x(), one.y(), other.x(), other.y());
    }

    /** Returns whether no high wall stands on the straight line between two places (FR-06). */
    static boolean isSeen(List<Obstacle> things, Place from, Place to) {
        return things.stream().noneMatch(thing -> thing.height() == Obstacle.Height.HIGH && meets(thing, from, to));
    }

    /** Returns how far a place is from the nearest point of a thing, in millimetres. */
    static double distance(Obstacle thing, Place place) {
        Place one = thing.line().from();
        Place other = thing.line().to();
        return Line2D.ptSegDist(one.x(), one.y(), other.x(), other.y(), place.x(), place.y());
    }

    /** Returns the distance of two places, in millimetres. */
    static double distance(Place one, Place other) {
        return Math.hypot((double) one.x() - other.x(), (double) one.y() - other.y());
    }

    /** Returns by how many degrees a place lies off the direction that somebody faces, 0 to 180. */
    static double offTheFacing(Place from, int facing, Place place) {
        double bearing = Math.toDegrees(Math.atan2((double) place.x() - from.x(), (double) place.y() - from.y()));
        double off = Math.abs(bearing - facing) % 360;
        return Math.min(off, 360 - off);
    }
}
