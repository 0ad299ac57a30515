package dev.snakewater.domain.plane;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The eight points of the compass. */
public enum Compass {
    NORTH,
    NORTH_EAST,
    EAST,
    SOUTH_EAST,
    SOUTH,
    SOUTH_WEST,
    WEST,
    NORTH_WEST;

    private static final int APART = Place.TURN / 8;

    /** Returns its bearing, in degrees. */
    public int bearing() {
        return APART * ordinal();
    }

    /** Returns the point that a text names: {@code north-east}, {@code North East} or {@code northeast}. */
    public static Optional<Compass> read(String text) {
        String letters = lettersOf(text);
        return Stream.of(values())
                .filter(point -> lettersOf(point.name()).equals(letters))
                .findFirst();
    }

    private static String lettersOf(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }
}
