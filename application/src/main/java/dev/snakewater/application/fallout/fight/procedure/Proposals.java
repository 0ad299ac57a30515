package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Turning;
import dev.snakewater.domain.fallout.scene.Zone;
import dev.snakewater.domain.plane.Compass;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The places that are proposed to whoever acts: next to each person, behind each thing, round what is in the way, into and out of each zone
 * of an enemy, and away from the nearest enemy. Each is cut to how far she gets, and left out if it is illegal.
 */
record Proposals(Whereabouts where) {

    private static final int BEYOND = 20;
    private static final int FROM_THE_LINE = 15;
    private static final int EDGE = 22;
    private static final List<Integer> STEPS = List.of(30, 10, 5, 1);

    /** Returns them, in the order in which they are listed; if there are none, steps in all directions. */
    List<Place> all() {
        List<Place> usual = usual().distinct().toList();
        return usual.isEmpty() ? steps().distinct().toList() : usual;
    }

    /** Returns whether there are any. */
    boolean any() {
        return Stream.<Supplier<Stream<Place>>>of(this::usual, this::steps)
                .anyMatch(some -> some.get().findFirst().isPresent());
    }

    private Stream<Place> usual() {
        return Stream.<Supplier<Stream<Place>>>of(this::people, this::things, this::corners, this::zones, this::away)
                .flatMap(Supplier::get)
                .flatMap(this::cut);
    }

    private Stream<Place> steps() {
        return STEPS.stream()
                .flatMap(step ->
                        Stream.of(Compass.values()).map(point -> where.here().at(point.bearing(), step)))
                .flatMap(this::cut);
    }

    private Stream<Place> cut(Place to) {
        Path way = new Path(where.here(), to);
        int reach = where.reach(way);
        return Stream.of(way)
                .filter(some -> reach > 0)
                .map(some -> reach == way.length() ? to : where.within(way, reach))
                .filter(place -> where.bars(place).isEmpty());
    }

    private Stream<Place> people() {
        return others().map(other -> other.place().towards(where.here(), Obstacle.REACH));
    }

    private Stream<Place> things() {
        return where.ground().obstacles().stream()
                .flatMap(thing -> where.isJump() && !thing.isHigh()
                        ? Stream.of(behind(thing), spot(thing, -thing.line().side(where.here())))
                        : Stream.of(behind(thing)));
    }

    /** Past the ends of what is in the way to somebody, or to the far side of a thing. */
    private Stream<Place> corners() {
        List<Obstacle> things = where.ground().obstacles();
        Stream<Place> goals = Stream.concat(people(), things.stream().map(this::behind));
        return things.isEmpty()
                ? Stream.empty()
                : goals.flatMap(goal -> where.ground().blocking(new Path(where.here(), goal), where.isJump()).stream())
                        .distinct()
                        .flatMap(thing -> Stream.of(
                                beyond(thing.line().from(), thing.line().to()),
                                beyond(thing.line().to(), thing.line().from())));
    }

    private Stream<Place> zones() {
        return enemies()
                .flatMap(enemy -> enemy.watch() instanceof Watch.Reaction reaction
                        ? Stream.of(edge(reaction.zone(), reaction.zone().contains(where.here())))
                        : Stream.empty());
    }

    private Stream<Place> away() {
        return enemies()
                .map(Fighter::place)
                .min(Comparator.comparingInt(where.here()::distanceTo))
                .map(enemy -> where.here().at(enemy.bearingTo(where.here()), where.reach(longWayFrom(enemy))))
                .flatMap(far -> where.ground().isOn(far) ? Optional.of(far) : where.asFarAs(far))
                .stream();
    }

    private Path longWayFrom(Place enemy) {
        int far = where.ground().width() + where.ground().height();
        return new Path(where.here(), where.here().at(enemy.bearingTo(where.here()), far));
    }

    /** The nearest place in a zone, or just beside it, in the direction of its tip. */
    private Place edge(Zone zone, boolean out) {
        Position tip = zone.from();
        int distance = tip.place().distanceTo(where.here());
        int off = Turning.between(tip.facing(), tip.place().bearingTo(where.here()));
        if (out) {
            return tip.place().at(tip.facing() + (off < 0 ? -EDGE - 1 : EDGE + 1), distance);
        }
        int near = zone.stretches().stream()
                .map(stretch -> Math.clamp(distance, stretch.above() + 1, stretch.upTo() - 1))
                .min(Comparator.comparingInt(into -> Math.abs(into - distance)))
                .orElse(distance);
        return tip.place().at(tip.facing() + Math.clamp(off, -EDGE, EDGE), near);
    }

    /** Returns the nearest free place next to somebody, within 30 mm of her. */
    Place nextTo(Place other) {
        Place straight = other.towards(where.here(), Obstacle.REACH);
        return isFree(straight)
                ? straight
                : Stream.of(Compass.values())
                        .map(point -> other.at(point.bearing(), Obstacle.REACH - 1))
                        .filter(this::isFree)
                        .min(Comparator.comparingInt(where.here()::distanceTo))
                        .orElse(straight);
    }

    /** Returns the nearest free place at a thing, on the side that is away from most enemies. */
    Place behind(Obstacle thing) {
        int theirs =
                enemies().mapToInt(enemy -> thing.line().side(enemy.place())).sum();
        int side = theirs == 0 ? thing.line().side(where.here()) : -Integer.signum(theirs);
        return spot(thing, side);
    }

    private Place spot(Obstacle thing, int side) {
        Segment line = thing.line();
        int length = line.from().distanceTo(line.to());
        int margin = Math.min(FROM_THE_LINE, length / 2);
        int nearest = Math.clamp(along(line, length), margin, Math.max(margin, length - margin));
        return IntStream.iterate(0, step -> step <= length / Obstacle.REACH * 2 + 2, step -> step + 1)
                .map(step -> nearest + Obstacle.REACH * (step % 2 == 0 ? -step / 2 : (step + 1) / 2))
                .filter(at -> at >= 0 && at <= length)
                .mapToObj(at -> beside(line, length, at, side == 0 ? 1 : side))
                .filter(this::isFree)
                .findFirst()
                .orElseGet(() -> beside(line, length, nearest, side == 0 ? 1 : side));
    }

    private int along(Segment line, int length) {
        long east = (long) line.to().x() - line.from().x();
        long north = (long) line.to().y() - line.from().y();
        long product = east * (where.here().x() - line.from().x())
                + north * (where.here().y() - line.from().y());
        return Math.clamp(product / length, 0, length);
    }

    private static Place beside(Segment line, int length, int at, int side) {
        Place foot = line.from().towards(line.to(), at);
        int east = Math.round(
                (float) -side * FROM_THE_LINE * (line.to().y() - line.from().y()) / length);
        int north = Math.round(
                (float) side * FROM_THE_LINE * (line.to().x() - line.from().x()) / length);
        return foot.moved(east, north);
    }

    private static Place beyond(Place from, Place to) {
        int length = from.distanceTo(to);
        int east = Math.round((float) BEYOND * (to.x() - from.x()) / length);
        int north = Math.round((float) BEYOND * (to.y() - from.y()) / length);
        return to.moved(east, north);
    }

    private boolean isFree(Place place) {
        return where.ground().isOn(place)
                && !where.ground().isOnAWall(place)
                && others().noneMatch(other -> other.place().equals(place));
    }

    private Stream<Fighter> others() {
        return where.fight().fighters().stream()
                .filter(one -> one.stands() && !one.name().equals(where.who().name()));
    }

    private Stream<Fighter> enemies() {
        return others().filter(one -> !one.side().equals(where.who().side()));
    }
}
