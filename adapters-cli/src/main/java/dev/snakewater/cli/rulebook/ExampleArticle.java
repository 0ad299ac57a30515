package dev.snakewater.cli.rulebook;

import dev.snakewater.application.port.out.RuleExamples.Example;
import dev.snakewater.application.port.out.RuleExamples.Outcome;
import dev.snakewater.application.port.out.RuleExamples.Step;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.report.Markup;
import dev.snakewater.domain.field.Word;
import java.util.List;

/** An example, which opens to show its steps. */
record ExampleArticle(Example example, String id) {

    /** The whole of it. */
    void write(Markup page) {
        page.open("details", "class", "example " + kind(example.outcome()), "id", id, "data-way", way(" "));
        page.open("summary");
        mark(page, example.outcome());
        page.element("span", example.name(), "class", "name").raw(" ");
        page.element("span", example.feature(), "class", "quiet").closeLine("summary");
        example.steps().forEach(step -> write(page, step));
        if (!example.passed().isEmpty()) {
            page.element("p", Words.of("rulebook.way", way(", ")), "class", "quiet passed");
        }
        page.element("p", example.place(), "class", "quiet place").closeLine("details");
    }

    /** A line that leads to it. */
    void refer(Markup page) {
        page.open("p", "class", "see " + kind(example.outcome()));
        mark(page, example.outcome());
        page.element("a", example.name(), "href", "#" + id).closeLine("p");
    }

    private String way(String between) {
        return String.join(between, example.passed());
    }

    private static void mark(Markup page, Outcome outcome) {
        String sign = Words.of("rulebook.mark", outcome);
        page.element("span", sign, "class", "sign", "role", "img", "aria-label", Words.of("rulebook.outcome", outcome));
        page.raw(" ");
    }

    private static String kind(Outcome outcome) {
        return Word.of(outcome).replace(' ', '-');
    }

    private static void write(Markup page, Step step) {
        int keyword = Math.max(0, step.words().indexOf(' '));
        page.open("p", "class", "step " + kind(step.outcome()));
        page.element("b", step.words().substring(0, keyword)).text(step.words().substring(keyword));
        page.closeLine("p");
        if (!step.table().isEmpty()) {
            page.open("div", "class", "scroll").open("table");
            step.table().forEach(row -> row(page, row));
            page.close("table").closeLine("div");
        }
        if (!step.text().isEmpty()) {
            lines(page, step.text(), "quoted");
        }
        if (!step.why().isEmpty()) {
            lines(page, step.why(), "fails");
        }
    }

    private static void row(Markup page, List<String> cells) {
        page.open("tr");
        cells.forEach(cell -> page.element("td", cell));
        page.closeLine("tr");
    }

    private static void lines(Markup page, String text, String kind) {
        page.open("pre", "class", kind);
        text.lines().forEach(line -> page.text(line).raw("\n"));
        page.closeLine("pre");
    }
}
