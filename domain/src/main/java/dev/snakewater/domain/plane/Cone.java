package dev.snakewater.domain.plane;

import java.util.List;
import java.util.stream.IntStream;

/** All directions within so many tenths of a degree to each side of a bearing. Its edges belong to it, and so does its tip. */
public record Cone(Place tip, int bearing, int tenthsToEachSide) {

    private static final long NANODEGREES = 1_000_000_000L;
    private static final long TENTH = NANODEGREES / 10;
    private static final int QUARTER = Place.TURN / 4;
    private static final double DOUBTFUL = 1e-9;
    private static final List<Double> SINES = sines(Place.TURN + QUARTER, 1);
    private static final List<Double> SINES_OF_TENTHS = sines(10 * (2 * QUARTER + QUARTER) + 1, 10);

    /** Returns whether a place lies in it, by its true bearing. */
    public boolean contains(Place place) {
        double ahead = ahead(place) - SINES_OF_TENTHS.get(tenthsToEachSide + 10 * QUARTER);
        return Math.abs(ahead) > DOUBTFUL ? ahead > 0 : isExactlyIn(place);
    }

    /** The cosine of the angle between its bearing and a place: enough to decide, unless the place lies on an edge or nearly so. */
    private double ahead(Place place) {
        double east = (double) place.x() - tip.x();
        double north = (double) place.y() - tip.y();
        int direction = Math.floorMod(bearing, Place.TURN);
        double along = east * SINES.get(direction) + north * SINES.get(direction + QUARTER);
        return tip.equals(place) ? 1 : along / Math.sqrt(east * east + north * north);
    }

    private boolean isExactlyIn(Place place) {
        long off = Math.floorMod(tip.nanodegreesTo(place) - bearing * NANODEGREES, Place.TURN * NANODEGREES);
        return tip.equals(place) || Math.min(off, Place.TURN * NANODEGREES - off) <= tenthsToEachSide * TENTH;
    }

    private static List<Double> sines(int number, int ofADegree) {
        return IntStream.range(0, number)
                .mapToObj(part -> StrictMath.sin(StrictMath.toRadians((double) part / ofADegree)))
                .toList();
    }
}
