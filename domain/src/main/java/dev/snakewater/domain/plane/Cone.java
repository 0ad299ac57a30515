package dev.snakewater.domain.plane;

/** All directions within so many tenths of a degree to each side of a bearing. Its edges belong to it, and so does its tip. */
public record Cone(Place tip, int bearing, int tenthsToEachSide) {

    private static final long NANODEGREES = 1_000_000_000L;
    private static final long TENTH = NANODEGREES / 10;

    /** Returns whether a place lies in it, by its true bearing. */
    public boolean contains(Place place) {
        long off = Math.floorMod(tip.nanodegreesTo(place) - bearing * NANODEGREES, Place.TURN * NANODEGREES);
        return tip.equals(place) || Math.min(off, Place.TURN * NANODEGREES - off) <= tenthsToEachSide * TENTH;
    }
}
