package dev.snakewater.domain.plane;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place on a plane, in whole millimetres: x to the east, y to the north. Bearings are in whole degrees, 0 is north, clockwise. Answers are
 * exact, and equal on every machine, for places up to {@value #FARTHEST} millimetres apart.
 */
public record Place(int x, int y) {

    /** The largest distance between two places for which answers are exact, in millimetres. */
    public static final int FARTHEST = 30_000;

    /** Degrees of a whole turn. */
    public static final int TURN = 360;

    private static final int QUARTER = 90;
    private static final int TO_NANODEGREES = 1_000_000_000;
    private static final long SCALE = 1_000_000_000_000L;
    private static final Pattern WRITTEN = Pattern.compile("\\s*(-?\\d{1,5})(?:\\s*,\\s*|\\s+)(-?\\d{1,5})\\s*");

    /** Returns the place that a text names: {@code 400 120} or {@code 400,120}. */
    public static Optional<Place> read(String text) {
        Matcher parts = WRITTEN.matcher(text);
        return parts.matches()
                ? Optional.of(new Place(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2))))
                : Optional.empty();
    }

    /** Returns the distance to another place, in millimetres, rounded up. */
    public int distanceTo(Place other) {
        return Roots.ceiling(squareTo(other));
    }

    /** Returns the bearing of another place, rounded to the nearest degree; 0 of the same place. */
    public int bearingTo(Place other) {
        return (int) (Math.floorDiv(nanodegreesTo(other) + TO_NANODEGREES / 2, (long) TO_NANODEGREES) % TURN);
    }

    /** Returns the whole place nearest to the point at this bearing and distance. */
    public Place at(int bearing, int millimetres) {
        return switch (Math.floorMod(bearing, TURN) / QUARTER) {
            case 0 -> moved(east(bearing, millimetres), north(bearing, millimetres));
            case 1 -> moved(north(bearing, millimetres), -east(bearing, millimetres));
            case 2 -> moved(-east(bearing, millimetres), -north(bearing, millimetres));
            default -> moved(-north(bearing, millimetres), east(bearing, millimetres));
        };
    }

    /** Returns the whole place nearest to the point so many millimetres from here towards another, but never beyond it. */
    public Place towards(Place other, int millimetres) {
        long square = squareTo(other);
        if ((long) millimetres * millimetres >= square) {
            return other;
        }
        // Root and quotient are those of IEEE 754: the same everywhere, and exact where a half is.
        double length = Math.sqrt((double) square);
        return moved(
                nearest((double) millimetres * (other.x - x) / length),
                nearest((double) millimetres * (other.y - y) / length));
    }

    /** Returns the place so far to the east and north of this one. */
    public Place moved(int east, int north) {
        return new Place(x + east, y + north);
    }

    /** Returns the square of the distance, which is exact. */
    long squareTo(Place other) {
        long east = (long) other.x - x;
        long north = (long) other.y - y;
        return east * east + north * north;
    }

    /**
     * Returns the bearing of another place in billionths of a degree, 0 to 360 degrees, rounded to the nearest. StrictMath is the same on
     * every machine, and a bearing of whole places that is neither a whole nor a half degree is 2.9 billionths or more off.
     */
    long nanodegreesTo(Place other) {
        double degrees = StrictMath.toDegrees(StrictMath.atan2((double) other.x - x, (double) other.y - y));
        return Math.floorMod(Math.round(degrees * TO_NANODEGREES), (long) TURN * TO_NANODEGREES);
    }

    private static int east(int bearing, int millimetres) {
        return scaled(StrictMath.sin(StrictMath.toRadians(Math.floorMod(bearing, QUARTER))), millimetres);
    }

    private static int north(int bearing, int millimetres) {
        return scaled(StrictMath.cos(StrictMath.toRadians(Math.floorMod(bearing, QUARTER))), millimetres);
    }

    /** The factor is first rounded, so that half a millimetre is half a millimetre. */
    private static int scaled(double factor, int millimetres) {
        return (int) Math.floorDiv(Math.round(factor * SCALE) * millimetres + SCALE / 2, SCALE);
    }

    /** Halves go away from zero, so that ways to the left are as those to the right. */
    private static int nearest(double value) {
        long size = Math.round(Math.abs(value));
        return Math.toIntExact(value < 0 ? -size : size);
    }

    @Override
    public String toString() {
        return x + " " + y;
    }
}
