package dev.snakewater.cli.rulebook;

import dev.snakewater.application.scenario.Chart;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.report.Markup;
import dev.snakewater.cli.rulebook.ChartLayout.Line;
import dev.snakewater.cli.rulebook.ChartLayout.Row;

/** Draws a chart as a ladder: box below box, and beside them the ways that leave some out or lead back. */
record ChartDrawing(Chart chart) {

    private static final double CORNER = 3;
    private static final double TIP = 5;

    void draw(Markup page) {
        ChartLayout layout = ChartLayout.of(chart);
        String view = "0 0 " + Markup.length(layout.width()) + " " + Markup.length(layout.height());
        page.open("svg", "class", "flow", "viewBox", view, "role", "img", "aria-label", Words.of("rulebook.chart"));
        page.raw("\n");
        page.open("g");
        layout.lines().forEach(line -> line(page, line));
        page.closeLine("g");
        layout.rows().forEach(row -> box(page, layout, row));
        page.closeLine("svg");
    }

    private static void line(Markup page, Line line) {
        String course = line.course();
        String kind = line.exit().printed() ? "way" : "way silent";
        page.open(
                "g",
                "class",
                kind,
                "data-from",
                line.from().id(),
                "data-to",
                line.to().id());
        page.empty("path", "d", course).empty("path", "class", "tip", "d", line.tip(TIP));
        page.closeLine("g");
    }

    private static void box(Markup page, ChartLayout layout, Row row) {
        String id = row.box().rule().id();
        String kind = row.box().isEnd() ? "end" : row.box().isQuestion() ? "question" : "deed";
        page.open("a", "href", "#" + id, "class", "box " + kind, "data-box", id, "data-words", row.words());
        page.empty("path", "d", outline(layout.left(), layout.right(), row));
        row.title().forEach(text -> text(page, layout, text, "words"));
        row.exits().forEach(exit -> exit.texts().forEach(text -> text(page, layout, text, "exit")));
        page.closeLine("a");
    }

    private static void text(Markup page, ChartLayout layout, ChartLayout.Text text, String kind) {
        String x = Markup.length(layout.left() + ChartLayout.PADDING + text.indent());
        page.element("text", text.text(), "class", kind, "x", x, "y", Markup.length(text.y()));
    }

    /** A box with slight corners; a question with points at its sides, an end round. */
    private static String outline(double left, double right, Row row) {
        double top = row.top();
        double bottom = row.bottom();
        double middle = (top + bottom) / 2;
        if (row.box().isQuestion()) {
            return "M" + at(left, top) + "L" + at(right, top) + "L" + at(right + ChartLayout.POINT, middle) + "L"
                    + at(right, bottom) + "L" + at(left, bottom) + "L" + at(left - ChartLayout.POINT, middle) + "Z";
        }
        double round = row.box().isEnd() ? (bottom - top) / 2 : CORNER;
        String turn = "A" + at(round, round) + " 0 0 1 ";
        return "M" + at(left + round, top) + "L" + at(right - round, top) + turn + at(right, top + round) + "L"
                + at(right, bottom - round) + turn + at(right - round, bottom) + "L" + at(left + round, bottom) + turn
                + at(left, bottom - round) + "L" + at(left, top + round) + turn + at(left + round, top) + "Z";
    }

    static String at(double x, double y) {
        return Markup.length(x) + " " + Markup.length(y);
    }
}
