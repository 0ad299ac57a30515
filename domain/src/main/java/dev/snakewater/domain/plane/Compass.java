package dev.snakewater.domain.plane;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The eight points of the compass, as bearings are called by name. */
public enum Compass {
    NORTH,
    NORTH_EAST,
    EAST,
    SOUTH_EAST,
    SOUTH,
    SOUTH_WEST,
    WEST,
    NORTH_WEST;

    private static final int POINT = Place.TURN / values().length;

    /** Returns the point nearest to a bearing in whole degrees. */
    public static Compass nearest(int bearing) {
        return values()[Math.floorDiv(2 * Math.floorMod(bearing, Place.TURN) + POINT, 2 * POINT) % values().length];
    }

    /** Returns the point that a text names: {@code north-east}, {@code North East} or {@code northeast}. */
    public static Optional<Compass> read(String text) {
        String letters = lettersOf(text);
        return Stream.of(values())
                .filter(point -> lettersOf(point.name()).equals(letters))
                .findFirst();
    }

    /** Returns its bearing in degrees. */
    public int bearing() {
        return ordinal() * POINT;
    }

    /** Returns it as it is written: {@code north-east}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String lettersOf(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }
}
