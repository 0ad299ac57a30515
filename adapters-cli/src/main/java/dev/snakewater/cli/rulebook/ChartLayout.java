package dev.snakewater.cli.rulebook;

import dev.snakewater.application.scenario.Chart;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.report.Markup;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Where the boxes of a chart stand, one below the other, and where its ways run. A way to the next box is straight; one that leaves boxes
 * out runs down at the right, one that leads back runs up at the left. Ways to the same box share a lane. Lengths are those of the drawing.
 *
 * @param left where boxes begin
 * @param right where they end
 */
record ChartLayout(List<Row> rows, List<Line> lines, double left, double right, double width, double height) {

    static final double PADDING = 10;
    static final double POINT = 9;

    private static final double BOX = 270;
    private static final double MARGIN = 6;
    private static final double GAP = 16;
    private static final double TITLE_LINE = 16;
    private static final double EXIT_LINE = 14;
    private static final double FIRST_LANE = 18;
    private static final double LANE = 9;
    private static final double EXIT_INDENT = 34;
    private static final int TITLE_LETTERS = 35;
    private static final int EXIT_LETTERS = 39;

    /** A line of text. */
    record Text(String text, double indent, double y) {}

    /** An exit as it stands in its box, and at which height it leaves it. */
    record ExitTexts(Chart.Exit exit, List<Text> texts, double y) {}

    /** A box with its texts. */
    record Row(Chart.Box box, String words, double top, double bottom, List<Text> title, List<ExitTexts> exits) {

        private double entry() {
            return top + TITLE_LINE;
        }

        /** How far the box reaches beyond its side at a height: a question has a point there. */
        private double beyond(double y) {
            double middle = (top + bottom) / 2;
            return box.isQuestion() ? POINT * (1 - Math.abs(y - middle) / (middle - top)) : 0;
        }
    }

    /** A way from one box to another: its course, which ends where its tip points to. */
    record Line(Rule from, Rule to, Chart.Exit exit, String course, double x, double y, Direction direction) {

        /** The tip of its arrow. */
        String tip(double size) {
            return switch (direction) {
                case DOWN -> triangle(x - size, y - size, x + size, y - size);
                case LEFT -> triangle(x + size, y - size, x + size, y + size);
                case RIGHT -> triangle(x - size, y - size, x - size, y + size);
            };
        }

        private String triangle(double x1, double y1, double x2, double y2) {
            return "M" + ChartDrawing.at(x, y) + "L" + ChartDrawing.at(x1, y1) + "L" + ChartDrawing.at(x2, y2) + "Z";
        }
    }

    /** Where an arrow points. */
    enum Direction {
        DOWN,
        LEFT,
        RIGHT
    }

    static ChartLayout of(Chart chart) {
        List<Row> rows = new ArrayList<>();
        double top = MARGIN;
        for (Chart.Box box : chart.boxes()) {
            Row row = row(box, top);
            rows.add(row);
            top = row.bottom() + GAP;
        }
        Lanes down = Lanes.of(rows, true);
        Lanes back = Lanes.of(rows, false);
        double left = MARGIN + FIRST_LANE + back.count() * LANE;
        double right = left + BOX;
        List<Line> lines = rows.stream()
                .flatMap(row -> row.exits().stream().map(exit -> line(row, exit, rows, down, back, left, right)))
                .toList();
        return new ChartLayout(
                rows, lines, left, right, right + FIRST_LANE + down.count() * LANE + MARGIN, top - GAP + MARGIN);
    }

    private static Row row(Chart.Box box, double top) {
        String words = Words.of("rulebook.box", box.number(), box.words());
        List<Text> title = new ArrayList<>();
        double y = top + TITLE_LINE + 2;
        for (String line : broken(words, TITLE_LETTERS)) {
            title.add(new Text(line, 0, y));
            y += TITLE_LINE;
        }
        List<ExitTexts> exits = new ArrayList<>();
        for (Chart.Exit exit : box.exits()) {
            List<Text> texts = new ArrayList<>();
            double leaves = box.isQuestion() ? y - EXIT_LINE / 3 : y - TITLE_LINE / 2;
            if (box.isQuestion()) {
                texts.add(new Text(Words.of("rulebook.exit", exit.to()), 0, y));
                for (String line : broken(exit.when(), EXIT_LETTERS)) {
                    texts.add(new Text(line, EXIT_INDENT, y));
                    y += EXIT_LINE;
                }
            }
            exits.add(new ExitTexts(exit, texts, leaves));
        }
        return new Row(box, words, top, y - EXIT_LINE / 2, title, exits);
    }

    private static List<String> broken(String text, int letters) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > letters) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** The box that an exit leads to. */
    private static Row led(List<Row> rows, Chart.Exit exit) {
        return rows.stream()
                .filter(row -> row.box().number() == exit.to())
                .findFirst()
                .orElseThrow();
    }

    private static Line line(
            Row from, ExitTexts exit, List<Row> rows, Lanes down, Lanes back, double left, double right) {
        Row to = led(rows, exit.exit());
        int steps = rows.indexOf(to) - rows.indexOf(from);
        Rule target = to.box().rule();
        if (steps == 1) {
            double middle = (left + right) / 2;
            String course = "M" + ChartDrawing.at(middle, from.bottom()) + "V" + Markup.length(to.top());
            return new Line(from.box().rule(), target, exit.exit(), course, middle, to.top(), Direction.DOWN);
        }
        boolean isDown = steps > 1;
        double side = isDown ? right : left;
        double lane = isDown ? right + FIRST_LANE + down.lane(to) * LANE : left - FIRST_LANE - back.lane(to) * LANE;
        double end = isDown ? side + to.beyond(to.entry()) : side - to.beyond(to.entry());
        String course = "M" + ChartDrawing.at(side, exit.y()) + "H" + Markup.length(lane) + "V"
                + Markup.length(to.entry()) + "H" + Markup.length(end);
        Direction direction = isDown ? Direction.LEFT : Direction.RIGHT;
        return new Line(from.box().rule(), target, exit.exit(), course, end, to.entry(), direction);
    }

    /** The lanes of the ways that lead down past boxes, or of those that lead back: by the row that they lead to. */
    private record Lanes(Map<Double, Integer> byTop, int count) {

        private record Run(Row to, double from, double until) {

            boolean touches(Run other) {
                return from <= other.until && other.from <= until;
            }
        }

        static Lanes of(List<Row> rows, boolean isDown) {
            List<List<Run>> lanes = new ArrayList<>();
            Map<Double, Integer> byTop = new TreeMap<>();
            for (Run run : runs(rows, isDown)) {
                int free = IntStream.range(0, lanes.size())
                        .filter(lane -> lanes.get(lane).stream().noneMatch(run::touches))
                        .findFirst()
                        .orElse(lanes.size());
                if (free == lanes.size()) {
                    lanes.add(new ArrayList<>());
                }
                lanes.get(free).add(run);
                byTop.put(run.to().top(), free);
            }
            return new Lanes(byTop, lanes.size());
        }

        /** The shortest first, so that they run next to the boxes. */
        private static List<Run> runs(List<Row> rows, boolean isDown) {
            Map<Integer, Run> runs = new TreeMap<>();
            for (Row from : rows) {
                for (ExitTexts exit : from.exits()) {
                    Row to = led(rows, exit.exit());
                    int steps = rows.indexOf(to) - rows.indexOf(from);
                    if (isDown ? steps > 1 : steps < 1) {
                        Run run = new Run(to, Math.min(exit.y(), to.entry()), Math.max(exit.y(), to.entry()));
                        runs.merge(
                                exit.exit().to(),
                                run,
                                (one, other) -> new Run(
                                        to, Math.min(one.from(), other.from()), Math.max(one.until(), other.until())));
                    }
                }
            }
            return runs.values().stream()
                    .sorted(Comparator.comparingDouble(run -> run.until() - run.from()))
                    .toList();
        }

        int lane(Row to) {
            return byTop.getOrDefault(to.top(), 0);
        }
    }
}
