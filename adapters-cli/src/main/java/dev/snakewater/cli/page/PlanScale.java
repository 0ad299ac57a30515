package dev.snakewater.cli.page;

import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The part of a plan that is drawn, in characters: its south-west corner, how many millimetres a column is wide, and how many columns and
 * lines there are. One of each is left free at every edge, for those who stand between it and a wall. A line is twice as high as a column is wide, as characters are.
 */
record PlanScale(int west, int south, int step, int columns, int lines) {

    private static final int EDGE = 1;
    private static final int LINE = 2;
    private static final int FINE = 5;
    private static final int COARSE = 50;
    private static final int FINE_UP_TO = 100;
    private static final int LEAST_MARGIN = 30;

    /** What is drawn of one axis, in millimetres. */
    private record Span(int from, int to) {

        private int length() {
            return to - from;
        }

        /** What is used, with a margin; the whole table, if that is not much more. */
        private static Span of(List<Place> used, ToIntFunction<Place> axis, int margin, int whole) {
            int least = used.stream().mapToInt(axis).min().orElse(0);
            int most = used.stream().mapToInt(axis).max().orElse(whole);
            Span shown = new Span(
                    Math.min(least, Math.max(0, least - margin)), Math.max(most, Math.min(whole, most + margin)));
            return 4 * shown.length() >= 3 * whole ? new Span(Math.min(0, least), Math.max(whole, most)) : shown;
        }

        private int cells(int size) {
            return Math.floorDiv(to, size) - Math.floorDiv(from, size) + 1 + 2 * EDGE;
        }
    }

    /** Returns the largest scale at which what is used of a plan fits. */
    static PlanScale of(FloorPlan plan, int mostColumns, int mostLines) {
        List<Place> used = Stream.of(
                        plan.marks().stream().map(FloorPlan.Mark::at),
                        plan.walls().stream()
                                .flatMap(wall -> Stream.of(
                                        wall.line().from(), wall.line().to())),
                        plan.stairs().stream().flatMap(stairs -> Stream.of(stairs.from(), stairs.to())))
                .flatMap(places -> places)
                .toList();
        int margin = Math.max(LEAST_MARGIN, Math.max(width(used, Place::x), width(used, Place::y)) / 8);
        Span east = Span.of(used, Place::x, margin, plan.width());
        Span north = Span.of(used, Place::y, margin, plan.height());
        int step = steps().filter(size -> east.cells(size) <= mostColumns && north.cells(LINE * size) <= mostLines)
                .findFirst()
                .orElseThrow();
        return new PlanScale(
                (Math.floorDiv(east.from, step) - EDGE) * step,
                (Math.floorDiv(north.from, LINE * step) - EDGE) * LINE * step,
                step,
                east.cells(step),
                north.cells(LINE * step));
    }

    private static int width(List<Place> used, ToIntFunction<Place> axis) {
        return used.stream().mapToInt(axis).max().orElse(0)
                - used.stream().mapToInt(axis).min().orElse(0);
    }

    private static IntStream steps() {
        return IntStream.iterate(FINE, size -> size + (size < FINE_UP_TO ? FINE : COARSE));
    }

    int height() {
        return LINE * step;
    }

    /** Returns the column of a place, counted from the west. */
    int column(Place place) {
        return Math.floorDiv(place.x() - west, step);
    }

    /** Returns the line of a place, counted from the south. */
    int line(Place place) {
        return Math.floorDiv(place.y() - south, height());
    }

    /** Returns the middle of a character. */
    Place middle(int column, int line) {
        return new Place(west + column * step + step / 2, south + line * height() + step);
    }

    boolean isIn(int column, int line) {
        return 0 <= column && column < columns && 0 <= line && line < lines;
    }
}
