package dev.snakewater.domain.plane;

/** A straight line between two places, both of which belong to it. */
public record Segment(Place from, Place to) {

    /** Returns whether it has no length. */
    public boolean isAPoint() {
        return from.equals(to);
    }

    /** Returns the whole place nearest to its middle. */
    public Place middle() {
        return new Place(Math.floorDiv(from.x() + to.x(), 2), Math.floorDiv(from.y() + to.y(), 2));
    }

    /** Returns whether it has a point in common with another segment. */
    public boolean crosses(Segment other) {
        if (!isNear(from.x(), to.x(), other.from.x(), other.to.x())
                || !isNear(from.y(), to.y(), other.from.y(), other.to.y())) {
            return false;
        }
        boolean isCut = side(other.from) * side(other.to) < 0 && other.side(from) * other.side(to) < 0;
        return isCut || touches(other.from) || touches(other.to) || other.touches(from) || other.touches(to);
    }

    /** Returns how far along another segment it is certainly not reached, in millimetres, even by a place that is a millimetre off. */
    public int certainlyFree(Segment way) {
        double length = Math.sqrt((double) way.from.squareTo(way.to));
        double before = across(way.from) / Math.sqrt((double) from.squareTo(to));
        double after = across(way.to) / Math.sqrt((double) from.squareTo(to));
        double slope = Math.abs(before - after) / length;
        return (int) Math.clamp((Math.abs(before) - 1) / slope - 2, 0, length);
    }

    /** Returns whether a place lies on it. */
    public boolean touches(Place place) {
        return side(place) == 0 && isBetween(from.x(), place.x(), to.x()) && isBetween(from.y(), place.y(), to.y());
    }

    /** Returns the distance of a place to its nearest point, in millimetres, rounded up. */
    public int distanceTo(Place place) {
        if (!isBeside(place)) {
            return Roots.ceiling(Math.min(from.squareTo(place), to.squareTo(place)));
        }
        int near = (int) (Math.abs(across(place)) / Math.sqrt((double) from.squareTo(to)));
        int least = Math.max(0, near - 1);
        while (!isWithin(place, least)) {
            least++;
        }
        return least;
    }

    /** Returns whether its nearest point is at most so many millimetres from a place. */
    public boolean isWithin(Place place, int millimetres) {
        return isInStrip(place, 2 * millimetres);
    }

    /** Returns whether a place lies in the strip of this width along it, round at the ends: at most half of it away. */
    public boolean isInStrip(Place place, int width) {
        long square = (long) width * width;
        return isBeside(place)
                ? 2 * Math.abs(across(place)) <= Roots.floor(square * from.squareTo(to))
                : 4 * Math.min(from.squareTo(place), to.squareTo(place)) <= square;
    }

    /** Whether the nearest point of the line through both ends lies between them. */
    private boolean isBeside(Place place) {
        long along = along(place);
        return along > 0 && along < from.squareTo(to);
    }

    private long along(Place place) {
        return east() * (place.x() - from.x()) + north() * (place.y() - from.y());
    }

    /** The length times the distance from the line, positive to the left. */
    private long across(Place place) {
        return east() * (place.y() - from.y()) - north() * (place.x() - from.x());
    }

    /** Returns on which side of it a place lies: 1 to the left, -1 to the right, 0 on the line through its ends. */
    public int side(Place place) {
        return Long.signum(across(place));
    }

    private long east() {
        return (long) to.x() - from.x();
    }

    private long north() {
        return (long) to.y() - from.y();
    }

    /** Whether two stretches of a line have a point in common, given by their ends. */
    private static boolean isNear(int one, int other, int its, int itsOther) {
        return Math.max(one, other) >= Math.min(its, itsOther) && Math.max(its, itsOther) >= Math.min(one, other);
    }

    private static boolean isBetween(int one, int it, int other) {
        return Math.min(one, other) <= it && it <= Math.max(one, other);
    }
}
