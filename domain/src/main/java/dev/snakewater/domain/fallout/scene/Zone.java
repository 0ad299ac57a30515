package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.plane.Cone;
import dev.snakewater.domain.plane.Place;
import java.util.List;

/** The zone that somebody in reaction watches: 45 degrees before him, and the two best range bands of his gun (FO-43). */
public record Zone(Position from, List<Stretch> stretches) {

    private static final int BEST = 2;
    private static final int TENTHS_TO_EACH_SIDE = 225;

    public Zone {
        stretches = List.copyOf(stretches);
    }

    /** Distances above the first number and up to the second, in millimetres. */
    public record Stretch(int above, int upTo) {

        /** Returns whether a distance is one of them. */
        public boolean contains(int distance) {
            return above < distance && distance <= upTo;
        }
    }

    /** Returns the zone of a person with this gun and perception. */
    public static Zone of(Gun gun, int perception, Position from) {
        return new Zone(
                from,
                bestBands(gun).stream()
                        .map(band -> new Stretch(
                                gun.bands().beginning(band, perception),
                                gun.bands().reach(band).limitFor(perception)))
                        .toList());
    }

    /** Returns the two range bands of a gun with the highest modifiers, the better first; of two equal ones the nearer. */
    public static List<Bands.RangeBand> bestBands(Gun gun) {
        return gun.bands().best().subList(0, BEST);
    }

    /** Returns whether a place lies in it; sight and cover are not asked. */
    public boolean contains(Place place) {
        int distance = from.place().distanceTo(place);
        for (Stretch stretch : stretches) {
            if (stretch.contains(distance)) {
                return new Cone(from.place(), from.facing(), TENTHS_TO_EACH_SIDE).contains(place);
            }
        }
        return false;
    }
}
