package dev.snakewater.cli.page;

import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The characters of a drawing. */
final class PlanCanvas {

    static final String HIGH = "#";
    static final String LOW = "-|/\\+";
    static final String STAIRS = "=";

    private static final List<Integer> ROUND = List.of(50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000);
    private static final int BETWEEN_TICKS = 10;
    private static final int FINER = 4;
    private static final int ASIDE = 3;

    private final PlanScale scale;
    private final int ticks;
    private final char[][] characters;
    private final List<Place> taken = new ArrayList<>();

    PlanCanvas(PlanScale scale) {
        this.scale = scale;
        ticks = ROUND.stream()
                .filter(size -> size >= BETWEEN_TICKS * scale.step())
                .findFirst()
                .orElse(ROUND.getLast());
        characters = new char[scale.lines()][scale.columns()];
        for (int line = 0; line < scale.lines(); line++) {
            for (int column = 0; column < scale.columns(); column++) {
                boolean isTick = tick(line, scale.south(), scale.height()).isPresent()
                        && tick(column, scale.west(), scale.step()).isPresent();
                characters[line][column] = isTick ? '.' : ' ';
            }
        }
    }

    /** The round number of millimetres within a line or a column. */
    private Optional<Integer> tick(int number, int from, int size) {
        int least = from + number * size;
        int round = Math.ceilDiv(least, ticks) * ticks;
        return round < least + size ? Optional.of(round) : Optional.empty();
    }

    void stairs(Segment stretch) {
        line(stretch, STAIRS.charAt(0));
    }

    void wall(FloorPlan.Wall wall) {
        line(wall.line(), wall.high() ? HIGH.charAt(0) : stroke(wall.line()));
    }

    private char stroke(Segment line) {
        int east = line.to().x() - line.from().x();
        int north = line.to().y() - line.from().y();
        if (Math.abs(north) <= Math.abs(east)) {
            return '-';
        }
        return 4 * Math.abs(east) <= Math.abs(north) ? '|' : Integer.signum(east) == Integer.signum(north) ? '/' : '\\';
    }

    private void line(Segment line, char drawn) {
        Place from = line.from();
        int east = line.to().x() - from.x();
        int north = line.to().y() - from.y();
        int points = FINER * (1 + Math.max(Math.abs(east) / scale.step(), Math.abs(north) / scale.height()));
        for (int point = 0; point <= points; point++) {
            Place at = from.moved(part(east, point, points), part(north, point, points));
            if (scale.isIn(scale.column(at), scale.line(at))) {
                put(scale.column(at), scale.line(at), drawn);
            }
        }
    }

    private static int part(int whole, int point, int points) {
        return (int) Math.round((double) whole * point / points);
    }

    private void put(int column, int line, char drawn) {
        char there = characters[line][column];
        boolean cross = LOW.indexOf(there) >= 0 && LOW.indexOf(drawn) >= 0 && there != drawn;
        characters[line][column] = cross ? '+' : drawn;
    }

    /** Draws somebody as near to his place as he is on the right side of every wall, and on nobody and nothing else. */
    void mark(FloorPlan.Mark mark, char letter, List<FloorPlan.Wall> walls) {
        int column = scale.column(mark.at());
        int line = scale.line(mark.at());
        Comparator<Place> nearest = Comparator.<Place>comparingInt(
                        cell -> Math.abs(cell.x() - column) + Math.abs(cell.y() - line))
                .thenComparingInt(cell -> mark.at().distanceTo(scale.middle(cell.x(), cell.y())));
        List<Place> near = IntStream.rangeClosed(line - ASIDE, line + ASIDE)
                .boxed()
                .flatMap(y ->
                        IntStream.rangeClosed(column - ASIDE, column + ASIDE).mapToObj(x -> new Place(x, y)))
                .filter(cell -> scale.isIn(cell.x(), cell.y()) && !taken.contains(cell))
                .sorted(nearest)
                .toList();
        Place drawn = near.stream()
                .filter(cell -> isFree(cell) && isBeside(mark.at(), scale.middle(cell.x(), cell.y()), walls))
                .findFirst()
                .or(() -> near.stream().findFirst())
                .orElse(new Place(column, line));
        taken.add(drawn);
        characters[drawn.y()][drawn.x()] = letter;
    }

    private boolean isFree(Place cell) {
        return " .=".indexOf(characters[cell.y()][cell.x()]) >= 0;
    }

    private static boolean isBeside(Place one, Place other, List<FloorPlan.Wall> walls) {
        return walls.stream().noneMatch(wall -> wall.line().crosses(new Segment(one, other)));
    }

    /** The lines from the north, with round numbers of millimetres at the left and below. */
    List<String> lines(int margin) {
        List<String> lines = new ArrayList<>();
        for (int line = scale.lines() - 1; line >= 0; line--) {
            // What is drawn goes a little beyond the table, maybe to a longer number.
            String label = tick(line, scale.south(), scale.height())
                    .map(String::valueOf)
                    .filter(text -> text.length() < margin)
                    .orElse("");
            lines.add((" ".repeat(margin - 1 - label.length()) + label + " " + new String(characters[line]))
                    .stripTrailing());
        }
        StringBuilder below = new StringBuilder(" ".repeat(margin));
        for (int column = 0; column < scale.columns(); column++) {
            Optional<String> label = tick(column, scale.west(), scale.step()).map(String::valueOf);
            if (label.isPresent()
                    && below.length() <= margin + column
                    && column + label.get().length() <= scale.columns()) {
                below.append(" ".repeat(margin + column - below.length())).append(label.get());
            }
        }
        lines.add(below.toString());
        return lines;
    }
}
