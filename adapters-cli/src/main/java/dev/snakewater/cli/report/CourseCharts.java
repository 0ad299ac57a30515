package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightSummary.Stage;
import dev.snakewater.application.words.Gauge;
import dev.snakewater.application.words.Messages;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws how the numbers of all fighters went over the turns: a small chart for each fighter, and all of it as a table. */
record CourseCharts(List<Stage> stages, Messages words) {

    private static final double WIDTH = 160;
    private static final double HEIGHT = 56;
    private static final double LEFT = 4;
    private static final double TOP = 4;
    private static final double BELOW = 14;

    /** Returns whether there is anything to draw. */
    boolean isAny() {
        return stages.size() > 1 && !measures().isEmpty();
    }

    /** What is measured, in the order in which it is told. */
    private List<String> measures() {
        return stages.stream()
                .flatMap(stage -> stage.gauges().stream())
                .map(Gauge::of)
                .distinct()
                .toList();
    }

    void draw(Markup page) {
        for (String measure : measures()) {
            page.element("h3", measure);
            page.open("div", "class", "charts").raw("\n");
            people(measure).forEach(who -> chart(page, measure, who));
            page.closeLine("div");
            table(page, measure);
        }
    }

    private List<Name> people(String measure) {
        return stages.stream()
                .flatMap(stage -> stage.gauges().stream())
                .filter(gauge -> gauge.of().equals(measure))
                .map(Gauge::who)
                .distinct()
                .toList();
    }

    private static Optional<Gauge> at(Stage stage, String measure, Name who) {
        return stage.gauges().stream()
                .filter(gauge -> gauge.of().equals(measure) && gauge.who().equals(who))
                .findFirst();
    }

    private void chart(Markup page, String measure, Name who) {
        List<Gauge> known = stages.stream()
                .flatMap(stage -> at(stage, measure, who).stream())
                .toList();
        String is = known.getLast().is();
        page.open("figure", "class", "chart");
        page.open("figcaption").text(who.text()).raw(" ").element("b", is).close("figcaption");
        String told = Words.of("html.chart", who, measure, is);
        String view = "0 0 " + Markup.length(WIDTH) + " " + Markup.length(TOP + HEIGHT + BELOW);
        page.open("svg", "viewBox", view, "role", "img", "aria-label", told);
        int most = known.stream().mapToInt(Gauge::most).max().orElse(1);
        axis(page, most);
        line(page, measure, who, most);
        page.close("svg");
        page.closeLine("figure");
    }

    private void axis(Markup page, int most) {
        String end = Markup.length(WIDTH - LEFT);
        for (double level : List.of(0.0, (double) most)) {
            String at = Markup.length(y(level, most));
            page.empty("line", "class", "grid", "x1", Markup.length(LEFT), "x2", end, "y1", at, "y2", at);
        }
        String below = Markup.length(TOP + HEIGHT + BELOW - 3);
        page.element("text", Words.of("html.opening"), "x", Markup.length(LEFT), "y", below);
        String last = words.message("turn", stages.getLast().turns());
        page.element("text", last, "x", end, "y", below, "text-anchor", "end");
    }

    private void line(Markup page, String measure, Name who, int most) {
        StringBuilder path = new StringBuilder();
        Markup points = new Markup();
        for (int i = 0; i < stages.size(); i++) {
            Optional<Gauge> here = at(stages.get(i), measure, who);
            if (here.isPresent()) {
                String x = Markup.length(x(i));
                String y = Markup.length(y(here.get().value(), most));
                path.append(path.isEmpty() ? "M" : "L").append(x).append(' ').append(y);
                points.open("circle", "class", "point", "cx", x, "cy", y, "r", "2.5");
                points.element("title", when(stages.get(i)) + ": " + here.get().is());
                points.close("circle");
            }
        }
        page.empty("path", "class", "course", "d", path.toString()).raw(points.toString());
    }

    private double x(int stage) {
        double room = WIDTH - 2 * LEFT - 6;
        return LEFT + 3 + room * stage / (stages.size() - 1);
    }

    private static double y(double value, int most) {
        return TOP + HEIGHT * (1 - Math.clamp(value / most, 0, 1));
    }

    private String when(Stage stage) {
        return stage.turns() == 0 ? Words.of("html.opening") : words.message("turn", stage.turns());
    }

    private void table(Markup page, String measure) {
        page.open("details").element("summary", Words.of("html.numbers", measure));
        page.open("div", "class", "scroll").open("table").open("tr").open("th").close("th");
        List<Name> people = people(measure);
        people.forEach(who -> page.element("th", who.text()));
        page.closeLine("tr");
        for (Stage stage : stages) {
            page.open("tr").element("th", when(stage));
            List<String> cells = new ArrayList<>();
            people.forEach(
                    who -> cells.add(at(stage, measure, who).map(Gauge::is).orElse("")));
            cells.forEach(cell -> page.element("td", cell));
            page.closeLine("tr");
        }
        page.close("table").close("div").closeLine("details");
    }
}
