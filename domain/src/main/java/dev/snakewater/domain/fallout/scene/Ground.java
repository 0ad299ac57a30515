package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.plane.Compass;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import dev.snakewater.domain.rule.Rule;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The table with what stands on it. Its places are 0 to its width to the east and 0 to its height to the north, in millimetres. */
public record Ground(int width, int height, List<Obstacle> obstacles, List<Stairs> stairs) {

    private static final int ROOM = 25;

    public Ground {
        obstacles = List.copyOf(obstacles);
        stairs = List.copyOf(stairs);
    }

    /** Returns whether a place is on the table. */
    public boolean isOn(Place place) {
        return 0 <= place.x() && place.x() <= width && 0 <= place.y() && place.y() <= height;
    }

    /** Returns whether one can be seen from the other: no high wall is between them, its ends included (FO-36). */
    public boolean isClear(Place from, Place to) {
        return isClear(obstacle -> false, from, to);
    }

    /** Returns whether the middle of something that stands here can be seen from a place: no other high wall is between them (FO-47). */
    public boolean showsMiddle(Obstacle of, Place from) {
        return isClear(of::equals, from, of.line().middle());
    }

    private boolean isClear(Predicate<Obstacle> except, Place from, Place to) {
        Segment sight = new Segment(from, to);
        for (Obstacle obstacle : obstacles) {
            if (obstacle.isHigh() && obstacle.line().crosses(sight) && !except.test(obstacle)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether something stands between two places. */
    public static boolean isBetween(Obstacle obstacle, Place one, Place other) {
        return obstacle.line().crosses(new Segment(one, other));
    }

    /** Returns whether a place is on a wall or a thing, where nobody can stand. */
    public boolean isOnAWall(Place place) {
        return obstacles.stream().anyMatch(obstacle -> obstacle.line().touches(place));
    }

    /** Returns the place nearest to another where nobody is and nothing stands; beside others, with room between them, if there is any. */
    public Place nearestFree(Place to, List<Place> taken) {
        return isOn(to) && !isOnAWall(to) && !taken.contains(to)
                ? to
                : around(to, ROOM, taken)
                        .findFirst()
                        .or(() -> around(to, 1, taken).findFirst())
                        .orElse(to);
    }

    private Stream<Place> around(Place to, int room, List<Place> taken) {
        return IntStream.rangeClosed(1, (width + height) / room)
                .boxed()
                .flatMap(step -> Stream.of(Compass.values()).map(point -> to.at(point.bearing(), step * room)))
                .filter(place -> isOn(place)
                        && !isOnAWall(place)
                        && taken.stream().allMatch(other -> other.distanceTo(place) >= room));
    }

    /** Returns what stands within reach of a place, so that it can be cover there (FO-36). */
    public List<Obstacle> coverAt(Place place) {
        return obstacles.stream()
                .filter(obstacle -> obstacle.line().isWithin(place, Obstacle.REACH))
                .toList();
    }

    /** Returns the first thing that stops a walker on a way, or a jumper: he crosses what is hip-high (FO-33, FO-52). */
    public Optional<Obstacle> blocking(Path way, boolean jumps) {
        List<Obstacle> crossed = obstacles.stream()
                .filter(obstacle ->
                        (obstacle.isHigh() || !jumps) && obstacle.line().crosses(way.line()))
                .toList();
        return crossed.size() < 2
                ? crossed.stream().findFirst()
                : crossed.stream().min(Comparator.comparingInt(obstacle -> metAfter(way, obstacle)));
    }

    /** Returns how many millimetres of a way are free of what stops a walker or a jumper; its length if nothing does. */
    public int free(Path way, boolean jumps) {
        return blocking(way, jumps)
                .map(obstacle -> Math.max(0, metAfter(way, obstacle) - 1))
                .orElseGet(way::length);
    }

    /** Returns whether a place lies on stairs or a ladder. */
    public boolean isStairs(Place place) {
        return stairs.stream().anyMatch(stretch -> stretch.isOn(place));
    }

    /** Returns how many millimetres of a way lie on stairs: those that end there. */
    public int stairsOn(Path way) {
        return stairs.isEmpty()
                ? 0
                : (int) IntStream.rangeClosed(1, way.length())
                        .filter(millimetre -> isStairs(way.after(millimetre)))
                        .count();
    }

    /** Returns the rule that forbids running a way, if any: nobody runs on stairs. */
    public Optional<Rule> barsRunning(Path way) {
        return stairsOn(way) > 0 ? Optional.of(FalloutRule.FO_35_STAIRS) : Optional.empty();
    }

    /** After how many millimetres the walker is on the thing or beyond it. */
    private static int metAfter(Path way, Obstacle obstacle) {
        int length = way.length();
        return IntStream.range(obstacle.line().certainlyFree(way.line()), length)
                .filter(millimetre -> isBetween(obstacle, way.from(), way.after(millimetre)))
                .findFirst()
                .orElse(length);
    }
}
